import type { Language } from '@/lib/language';
import { isRecord, recordsOf, textOf } from '@/lib/text';
import { getContent } from './content';
import { ApiError } from './error';
import { catalogSearch } from './search';
import { flatten } from './urls';

export interface FolderRow {
  path: string;
  title: string;
  isFolder: boolean;
  type: string;
  state: string;
  stateTitle: string;
  modified: string;
}

export interface FolderContents {
  title: string;
  rows: FolderRow[];
  total: number;
}

interface Asked {
  page: number;
  size: number;
  language: Language;
  signal: AbortSignal;
}

function rowOf(item: Record<string, unknown>): FolderRow {
  const path = flatten(textOf(item['@id']));
  return {
    path,
    title: textOf(item['title']) || path,
    isFolder: item['is_folderish'] === true,
    type: textOf(item['type_title']) || textOf(item['@type']),
    state: textOf(item['review_state']),
    stateTitle: textOf(item['review_title']),
    modified: textOf(item['modified']),
  };
}

/** Whether the server offers the folder's contents to whoever asks. */
function offersContents(actions: unknown): boolean {
  const offered = recordsOf(isRecord(actions) ? actions['object'] : undefined);
  return offered.some(({ id }) => id === 'folderContents');
}

/** What lies in a folder, in the order of its editors. Throws ApiError 401 for those who may not manage it. */
export async function getFolderContents(
  path: string,
  { page, size, language, signal }: Asked,
): Promise<FolderContents> {
  const content = await getContent(path || '/', { language, signal, withNavigation: false });
  if (!offersContents(content['@components']?.actions))
    throw new ApiError({ status: 401, kind: 'http', message: 'You may not manage this folder.' });
  const query = {
    'path.depth': 1,
    sort_on: 'getObjPositionInParent',
    metadata_fields: ['is_folderish', 'modified', 'review_title'],
    b_size: size,
    b_start: (page - 1) * size,
  };
  const { items, items_total: total } = await catalogSearch(path, query, { language, signal });
  return { title: textOf(content.title), rows: recordsOf(items).map(rowOf), total };
}
