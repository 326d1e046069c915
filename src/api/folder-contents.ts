import type { Language } from '@/lib/language';
import { lastPart } from '@/lib/path-parts';
import { count, flag, list, record, stored, text, type Read } from '@/lib/shape';
import { isRecord, textOf } from '@/lib/text';
import { searchTerms } from '@/lib/search-terms';
import { askAddOn } from './add-on';
import { request } from './client';
import { getContent } from './content';
import { ApiError } from './error';
import { actionsOf, type PageFacts } from './page-actions';
import { catalogItems, operation, querystringItems, type QueryCriterion } from './search';
import { flatten } from './urls';

/** Indexes by which what lies in a folder can be put into order. */
export type FolderSort =
  | 'getObjPositionInParent'
  | 'sortable_title'
  | 'getId'
  | 'portal_type'
  | 'review_state'
  | 'modified'
  | 'created'
  | 'effective'
  | 'expires'
  | 'Creator';

export interface FolderQuery {
  /** Words that what is shown begins with. */
  filter: string;
  sortOn: FolderSort;
  isDescending: boolean;
  start: number;
  size: number;
}

/** As many as a folder can hold: the server has no word for all. */
export const wholeFolder = 100_000_000;

/** An item of a folder, as its editors see it. */
export interface FolderRow {
  path: string;
  id: string;
  uid: string;
  title: string;
  isFolder: boolean;
  type: string;
  typeId: string;
  state: string;
  stateTitle: string;
  modified: string;
  created: string;
  /** '' where it was never set. */
  effective: string;
  expires: string;
  creator: string;
  tags: readonly string[];
  size: string;
  isExcluded: boolean;
  description: string;
  /** Whether lists show a picture of it. */
  hasPicture: boolean;
  /** What pictures are drawn from. */
  summary: object;
}

export interface FolderContents {
  folder: PageFacts;
  /** The folder itself, as one row more. */
  self: FolderRow;
  rows: FolderRow[];
  total: number;
}

const rowShape = record({
  '@id': text(),
  '@type': text(),
  UID: text(),
  id: text(),
  getId: text(),
  title: text(),
  type_title: text(),
  is_folderish: flag(),
  review_state: text(),
  review_title: text(),
  modified: text(),
  created: text(),
  effective: text(),
  expires: text(),
  Creator: text(),
  creators: list(text()),
  Subject: list(text()),
  subjects: list(text()),
  getObjSize: text(),
  exclude_from_nav: flag(),
  description: text(),
  image_field: text(),
  hasPreviewImage: flag(),
});

const metadata = [
  'UID',
  'id',
  'getId',
  'is_folderish',
  'modified',
  'created',
  'effective',
  'expires',
  'Creator',
  'Subject',
  'getObjSize',
  'exclude_from_nav',
  'review_title',
  'image_field',
  'image_scales',
  'hasPreviewImage',
];

/** The catalog tells dates that nobody has set as far away in the past or in the future. */
const setDate = (date: string): string => (/^(?:$|None|19[0-6]|2499)/.test(date) ? '' : date);

function rowFrom(item: Read<typeof rowShape>, summary: object): FolderRow {
  const path = flatten(item['@id']);
  return {
    path,
    id: item.id || item.getId || lastPart(path),
    uid: item.UID,
    title: item.title || path,
    isFolder: item.is_folderish === true,
    type: item.type_title || item['@type'],
    typeId: item['@type'],
    state: item.review_state,
    stateTitle: item.review_title,
    modified: item.modified,
    created: item.created,
    effective: setDate(item.effective),
    expires: setDate(item.expires),
    creator: item.Creator || (item.creators[0] ?? ''),
    tags: item.Subject.length > 0 ? item.Subject : item.subjects,
    size: item.getObjSize,
    isExcluded: item.exclude_from_nav === true,
    description: item.description,
    hasPicture: item.image_field !== '' || item.hasPreviewImage === true,
    summary,
  };
}

const rowOf = (item: object): FolderRow => rowFrom(rowShape.read(item), item);

interface Call {
  language: Language;
  signal?: AbortSignal;
}

/** The items of a folder that a query finds. */
export async function getFolderRows(
  path: string,
  { filter, sortOn, isDescending, start, size }: FolderQuery,
  call: Call,
): Promise<{ rows: FolderRow[]; total: number }> {
  const terms = searchTerms(filter);
  if (filter.trim() !== '' && terms === '') return { rows: [], total: 0 };
  const query = {
    'path.depth': 1,
    SearchableText: terms,
    sort_on: sortOn,
    sort_order: isDescending ? 'descending' : 'ascending',
    metadata_fields: metadata,
    show_inactive: 1,
    b_size: size,
    b_start: start,
  };
  const { items, items_total: total } = await catalogItems(path, query, call);
  return { rows: items.map(rowOf), total };
}

type RowsQuery = Pick<FolderQuery, 'sortOn' | 'start' | 'size'> & Partial<Pick<FolderQuery, 'isDescending'>>;

/** The content below a path that meets all criteria, by one index, the lowest first unless it says otherwise. */
export async function getRowsWhere(
  path: string,
  criteria: readonly QueryCriterion[],
  { sortOn, isDescending = false, start, size }: RowsQuery,
  call: Call,
): Promise<{ rows: FolderRow[]; total: number }> {
  const place = { i: 'path', o: `${operation}string.absolutePath`, v: path || '/' };
  const search = {
    query: [place, ...criteria],
    sort_on: sortOn,
    sort_order: isDescending ? ('descending' as const) : ('ascending' as const),
    metadata_fields: metadata,
    b_start: start,
    b_size: size,
  };
  const { items, items_total: total } = await querystringItems(path, search, call);
  return { rows: items.map(rowOf), total };
}

export interface ScannedRows {
  rows: FolderRow[];
  total: number;
  /** How many items were looked through, where that is not all of them. */
  scanned?: number | undefined;
}

/** As many items are looked through, in so many at once, where the server's search cannot tell. */
const mostScanned = 5000;
const scannedAtOnce = 1000;

/** The same for what no search of Plone finds: the content is looked through as the catalog lists it. */
export async function scanRowsWhere(
  path: string,
  { criteria, isMet }: { criteria: readonly QueryCriterion[]; isMet: (row: FolderRow) => boolean },
  { start, size, ...order }: RowsQuery,
  call: Call,
): Promise<ScannedRows> {
  const found: FolderRow[] = [];
  let at = 0;
  let all = Infinity;
  while (at < Math.min(all, mostScanned)) {
    const query = { ...order, start: at, size: scannedAtOnce };
    const { rows, total } = await getRowsWhere(path, criteria, query, call);
    found.push(...rows.filter(isMet));
    all = rows.length === 0 ? at : total;
    at += scannedAtOnce;
  }
  return {
    rows: found.slice(start, start + size),
    total: found.length,
    scanned: all <= mostScanned ? undefined : mostScanned,
  };
}

const findsShape = record({ finds: list(text()) });

/** What the server finds beyond its search, by name; nothing on a Plone without the portal's add-on. */
export const getFinds = (path: string, call: Call): Promise<string[]> =>
  askAddOn(
    async () => findsShape.read(await request<unknown>(`${path}/@desk`, call)).finds,
    () => [],
  );

const foundShape = record({
  items: list(stored()),
  items_total: count(),
  scanned: count(),
  is_whole: flag(),
});

/** The content below a path that the server finds by that name, what changed last first. */
export async function getFoundRows(
  path: string,
  find: string,
  { start, size }: Pick<FolderQuery, 'start' | 'size'>,
  call: Call,
): Promise<ScannedRows> {
  const query = { find, metadata_fields: metadata, b_start: start, b_size: size };
  const answer = foundShape.read(await request<unknown>(`${path}/@desk`, { ...call, query }));
  const rows = answer.items.filter(isRecord).map(rowOf);
  return {
    rows,
    total: answer.items_total ?? rows.length,
    scanned: answer.is_whole === false ? (answer.scanned ?? 0) : undefined,
  };
}

/** Items beyond these are left out of a folder's order. */
const longestOrder = 1000;

/** The paths of what lies in a folder, in its own order. */
export async function getFolderOrder(path: string, call: Call): Promise<string[]> {
  const query = {
    'path.depth': 1,
    sort_on: 'getObjPositionInParent',
    show_inactive: 1,
    b_size: longestOrder,
  };
  const { items } = await catalogItems(path, query, call);
  return items.map((item) => flatten(textOf(item['@id'])));
}

/** What lies in a folder. Throws ApiError 401 for those who may not manage it. */
export async function getFolderContents(
  path: string,
  query: FolderQuery,
  call: Call & { signal: AbortSignal },
): Promise<FolderContents> {
  const content = await getContent(path || '/', { ...call, withNavigation: false });
  const folder = actionsOf(content);
  if (!folder.may('folderContents'))
    throw new ApiError({ status: 401, kind: 'http', message: 'You may not manage this folder.' });
  return { folder, self: rowOf(content), ...(await getFolderRows(path, query, call)) };
}
