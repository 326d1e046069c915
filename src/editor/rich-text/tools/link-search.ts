import { catalogSearch } from '@/api/search';
import type { Batch } from '@/api/types/content';
import type { Summary } from '@/api/types/summary';
import { flatten } from '@/api/urls';
import { byTitle, isReadIn } from '@/lib/by-title';
import type { Language } from '@/lib/language';
import { searchTerms } from '@/lib/search-terms';

interface Reading {
  language: Language;
  signal: AbortSignal;
}

const shown = 8;
/** Of so many those are shown whose titles say what is sought: the catalog weighs titles and texts alike. */
const weighed = 60;
const browsed = 1000;

/** What a typed text asks the CMS for: a path's content, or a search for words of two or more letters. */
export function isAsked(typed: string): boolean {
  const text = typed.trim();
  return text.startsWith('/') || (text.length >= 2 && searchTerms(text) !== '');
}

/** Content that a link could lead to. A leading slash browses that path, other words find those that begin so. */
export async function findTargets(typed: string, options: Reading): Promise<Batch<Summary>> {
  const text = typed.trim();
  if (!text.startsWith('/')) {
    const query = { SearchableText: searchTerms(text), metadata_fields: '_all', b_size: weighed };
    const found = await catalogSearch('', query, options);
    const isNear = ({ '@id': address }: Summary) => isReadIn(options.language, flatten(address));
    return { ...found, items: byTitle(found.items, text, isNear).slice(0, shown) };
  }
  const folder = (text.split(/[?#]/)[0] ?? '').replace(/\/$/, '');
  return catalogSearch(
    folder,
    { 'path.depth': 1, sort_on: 'getObjPositionInParent', metadata_fields: '_all', b_size: browsed },
    options,
  );
}
