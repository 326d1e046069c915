import { queryTexts } from '@/api/query-indexes';
import { flatten } from '@/api/urls';
import type { Feed } from '@/components/feed-link/feed';
import { typeFacts } from '@/lib/content-types';
import type { ListingData } from './data';
import { storedQuery } from './listing-query';

/** The one place below which a block lists, without a slash at its end; undefined where it names none, or several. */
export function placeOf(data: ListingData): string | undefined {
  const places = storedQuery(data).query.filter(
    ({ i, o }) => i === 'path' && o.endsWith('string.absolutePath'),
  );
  const [place] = places.flatMap(({ v }) => flatten(queryTexts(v)[0] ?? '').split('::')[0] ?? []);
  return places.length === 1 && place?.startsWith('/') ? place.replace(/\/$/, '') : undefined;
}

/** What a query may ask for besides place, types and keywords: feeds tell what is new, and for everybody, anyhow. */
const implied: ReadonlySet<string> = new Set(['effective', 'end', 'review_state', 'start', 'Language']);

/** The feed that tells what a block lists; undefined where nothing of that is news, or the block asks for what the address of a feed cannot say. `found` are the types of what it has found. */
export function feedOf(
  data: ListingData,
  { page, root, found = [] }: { page: string; root: string; found?: readonly string[] },
): Feed | undefined {
  const { query } = storedQuery(data);
  const rowsOf = (index: string) => query.filter(({ i }) => i === index);
  const isTold = query.every(
    ({ i, o }) =>
      implied.has(i) ||
      ((i === 'portal_type' || i === 'Subject') && o.endsWith('selection.any')) ||
      (i === 'path' && placeOf(data) !== undefined),
  );
  const asked = rowsOf('portal_type').flatMap(({ v }) => queryTexts(v));
  const types = asked.length > 0 ? asked : [...new Set(found)];
  if (!isTold || types.length === 0 || !types.every((type) => typeFacts(type).date)) return undefined;
  return {
    path: placeOf(data) ?? (query.length === 0 ? page : root),
    types,
    subjects: rowsOf('Subject').flatMap(({ v }) => queryTexts(v)),
  };
}
