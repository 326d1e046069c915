import { request } from '@/api/client';
import { catalogSearch } from '@/api/search';
import type { Batch } from '@/api/types/content';
import type { Summary } from '@/api/types/summary';
import { flatten } from '@/api/urls';
import type { Reference } from '@/forms/schema';
import { byTitle, isReadIn } from '@/lib/by-title';
import type { Language } from '@/lib/language';
import { searchTerms } from '@/lib/search-terms';
import { entryFacts, stepsIn } from './data';
import { referenceOf } from './selection';

interface Reading {
  language: Language;
  signal: AbortSignal;
}

export interface PathStep {
  path: string;
  title: string;
}

/** As many as are looked through at a glance: a Plone needs a third of a millisecond for each. */
const pageSize = 50;

/** The orders in which entries can be listed, by the index behind each; the first is that of the folder's editors. */
const orders = {
  folder: { sort_on: 'getObjPositionInParent' },
  title: { sort_on: 'sortable_title' },
  modified: { sort_on: 'modified', sort_order: 'descending' },
  type: { sort_on: 'portal_type' },
} as const satisfies Readonly<Record<string, { sort_on: string; sort_order?: 'descending' }>>;

export type Order = keyof typeof orders;

/** Which entries are asked for: of one type alone, in an order, behind those that are there. */
export interface Wanted {
  order: Order;
  type: string;
  start: number;
}

const startAt = (start: number) => (start > 0 ? { b_start: start } : {});

/** The columns of content that its rows show, and that the fields which point to it store. */
const entryFields = [
  'UID',
  'title',
  'description',
  'head_title',
  'nav_title',
  'Type',
  'is_folderish',
  'modified',
  'getObjSize',
  'image_field',
  'image_scales',
  'hasPreviewImage',
  'getRemoteUrl',
  'review_state',
  'review_title',
  'salutation',
  'academic',
  'firstname',
  'name',
  'positions',
  'institute',
  'building',
  'room',
  'phone',
  'mobile',
  'email',
];

/** What lies in a folder. */
export const listFolder = (
  path: string,
  { order, type, start }: Wanted,
  options: Reading,
): Promise<Batch<Summary>> =>
  catalogSearch(
    path,
    {
      'path.depth': 1,
      ...orders[order],
      ...(type !== '' && { portal_type: type }),
      metadata_fields: entryFields,
      b_size: pageSize,
      ...startAt(start),
    },
    options,
  );

/** Content below a folder whose words begin as typed, of the given types or of all. */
export async function searchBelow(
  path: string,
  typed: string,
  types: readonly string[],
  { order, start }: Pick<Wanted, 'order' | 'start'>,
  options: Reading,
): Promise<Batch<Summary>> {
  // Without an order of their own hits come by how well they fit.
  const isByFit = order === 'folder';
  const found = await catalogSearch(
    path,
    {
      SearchableText: searchTerms(typed),
      portal_type: types,
      ...(!isByFit && orders[order]),
      metadata_fields: entryFields,
      b_size: pageSize,
      ...startAt(start),
    },
    options,
  );
  const isNear = ({ '@id': address }: Summary) => isReadIn(options.language, flatten(address));
  return isByFit ? { ...found, items: byTitle(found.items, typed, isNear) } : found;
}

/** Content by its ids, as far as it is there and may be seen, in their order. */
export async function getByIds(uids: readonly string[], options: Reading): Promise<Summary[]> {
  const { items } = await catalogSearch(
    '',
    { UID: uids, metadata_fields: '_all', b_size: uids.length },
    options,
  );
  const place = (item: Summary) => uids.indexOf(entryFacts(item).UID);
  return items.toSorted((one, other) => place(one) - place(other));
}

/** What lies at a path, as a field stores what was chosen; undefined where nothing is to be seen. */
export async function referenceAt(
  path: string,
  options: Pick<Reading, 'language'>,
): Promise<Reference | undefined> {
  const query = { 'path.depth': 0, metadata_fields: '_all', b_size: 1 };
  const [item] = (await catalogSearch(path, query, options)).items;
  return item && referenceOf(item);
}

/** The way from the root to a folder, without the root. */
export async function getPathSteps(path: string, options: Reading): Promise<PathStep[]> {
  if (path === '') return [];
  const answer = await request<unknown>(`${path}/@breadcrumbs`, options);
  return stepsIn(answer).map(({ '@id': id, title }) => {
    const step = flatten(id);
    return { path: step, title: title || step };
  });
}
