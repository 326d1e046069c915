import type { Language } from '@/lib/language';
import { postStored } from './editing';
import { ApiError } from './error';
import { hide } from './held-uploads';
import { catalogSearch } from './search';
import { flatten } from './urls';

interface Call {
  language: Language;
  signal?: AbortSignal;
}

/** No editor looks through more. */
const mostPatterns = 100;

/** The folder of a language in which editors keep patterns; an ordinary one, out of visitors' sight. */
export const patternsFolder = (language: Language): string => `/${language}/patterns`;

const isAbsent = (error: unknown): boolean =>
  error instanceof ApiError && [401, 403, 404].includes(error.details.status ?? 0);

/** The documents that hold patterns, the latest first; none where there is no such folder, or none that one may see. */
export async function getPatterns({ language, signal }: Call): Promise<readonly unknown[]> {
  const query = {
    portal_type: 'Document',
    'path.depth': 1,
    fullobjects: 1,
    sort_on: 'modified',
    sort_order: 'descending',
    b_size: mostPatterns,
  };
  try {
    const call = { language, ...(signal && { signal }) };
    return (await catalogSearch(patternsFolder(language), query, call)).items;
  } catch (error) {
    if (isAbsent(error)) return [];
    throw error;
  }
}

/** Makes the folder of patterns where there is none yet. */
async function makeFolder(title: string, call: Call): Promise<string> {
  const body = { '@type': 'Folder', id: 'patterns', title, exclude_from_nav: true };
  const path = flatten(await postStored(`/${call.language}`, body, call));
  await hide(path, call).catch(() => undefined);
  return path;
}

/** Saves a pattern; gives its path. The first one makes the folder. */
export async function postPattern(
  fields: Readonly<Record<string, unknown>>,
  folderTitle: string,
  call: Call,
): Promise<string> {
  const content = { '@type': 'Document', exclude_from_nav: true, ...fields };
  const post = async (folder: string) => flatten(await postStored(folder, content, call));
  try {
    return await post(patternsFolder(call.language));
  } catch (error) {
    if (!(error instanceof ApiError) || error.details.status !== 404) throw error;
    return post(await makeFolder(folderTitle, call));
  }
}
