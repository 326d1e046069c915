import { getUsers } from '@/api/accounts';
import { catalogSearch } from '@/api/search';
import { flatten } from '@/api/urls';
import type { Language } from '@/lib/language';
import { record, text } from '@/lib/shape';
import { searchTerms } from '@/lib/search-terms';
import { withoutEndSlashes } from '@/lib/slashes';
import { isLeftOut } from '@/site/variants/variant';

interface Reading {
  language: Language;
  signal: AbortSignal;
}

/** Content that the palette leads to. */
export interface FoundPage {
  path: string;
  title: string;
  state: string;
  stateTitle: string;
  summary: object;
}

const shape = record({ '@id': text(), title: text(), review_state: text(), review_title: text() });

/** So many of a group are shown. */
const most = 6;

async function search(
  path: string,
  query: Readonly<Record<string, string | number>>,
  call: Reading,
): Promise<FoundPage[]> {
  const { items } = await catalogSearch(
    path,
    { show_inactive: 1, metadata_fields: '_all', b_size: most, ...query },
    call,
  );
  return items
    .map((item) => {
      const facts = shape.read(item);
      const place = withoutEndSlashes(flatten(facts['@id']));
      return {
        path: place,
        title: facts.title || place,
        state: facts.review_state,
        stateTitle: facts.review_title,
        summary: item,
      };
    })
    .filter((page) => !isLeftOut(page.path));
}

/** What was changed last. */
const recentPages = (call: Reading) =>
  search(`/${call.language}`, { sort_on: 'modified', sort_order: 'descending' }, call);

/** What lies at a path and in it; nothing where there is no such place. */
const pagesAt = (path: string, call: Reading) =>
  search(withoutEndSlashes(path), { sort_on: 'path' }, call).catch(() => []);

/** Pages by their titles, which count more than their texts, or by their path; without words the latest. */
export async function findPages(typed: string, call: Reading): Promise<FoundPage[]> {
  if (typed.startsWith('/')) return pagesAt(typed, call);
  const terms = searchTerms(typed);
  if (terms === '') return recentPages(call);
  const [byTitle, byText] = await Promise.all([
    search('', { Title: terms }, call),
    search('', { SearchableText: terms }, call),
  ]);
  const all = new Map([...byTitle, ...byText].map((page) => [page.path, page]));
  return [...all.values()].slice(0, most);
}

const mostPeople = 10;

/** Those who may not look for people find none. */
export const findPeople = (typed: string, call: Reading) =>
  typed === '' ? Promise.resolve([]) : getUsers(typed, call, mostPeople).catch(() => []);
