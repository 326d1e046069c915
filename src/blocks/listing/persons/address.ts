/** How many people are seen at first, and how many more at a time. */
export const windowSize = 24;
const largestWindow = 2400;
const mostValues = 50;
const longestWords = 200;

export const facetNames = ['institute', 'topic', 'expertise'] as const;
export type FacetName = (typeof facetNames)[number];

export const orders = ['name', '-name', 'institute'] as const;
export type PersonOrder = (typeof orders)[number];

/** What the address of a list of people says. */
export interface FinderAddress {
  words: string;
  chosen: Readonly<Record<FacetName, readonly string[]>>;
  /** First letter of the family names; '' for all of them. */
  letter: string;
  order: PersonOrder;
  isList: boolean;
  rows: number;
}

const names = { words: 'text', letter: 'letter', order: 'sort', look: 'look', rows: 'rows' } as const;

const valuesIn = (search: URLSearchParams, facet: FacetName): string[] =>
  [...new Set(search.getAll(facet).filter((value) => value !== ''))].slice(0, mostValues);

/** Windows are whole: what else an address says of them counts as the next one. */
function rowsOf(stored: string | null): number {
  const rows = Math.ceil(Number(stored) / windowSize) * windowSize;
  return rows >= windowSize ? Math.min(rows, largestWindow) : windowSize;
}

export function finderAddressOf(search: URLSearchParams): FinderAddress {
  const order = search.get(names.order);
  const letter = search.get(names.letter) ?? '';
  return {
    words: (search.get(names.words) ?? '').slice(0, longestWords),
    chosen: {
      institute: valuesIn(search, 'institute'),
      topic: valuesIn(search, 'topic'),
      expertise: valuesIn(search, 'expertise'),
    },
    letter: /^[A-Z]$/.test(letter) ? letter : '',
    order: orders.find((each) => each === order) ?? 'name',
    isList: search.get(names.look) === 'list',
    rows: rowsOf(search.get(names.rows)),
  };
}

/** The address with another value of a parameter, '' for none; what the list knows nothing of stays. */
function changed(search: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
}

/** Another choice begins with the first window again. */
const filtered = (search: URLSearchParams, name: string, value: string): URLSearchParams =>
  changed(changed(search, names.rows, ''), name, value);

export const withWords = (search: URLSearchParams, words: string): URLSearchParams =>
  filtered(search, names.words, words.trim().slice(0, longestWords));

/** With a value of a facet chosen that was not, or the other way round. */
export function toggled(search: URLSearchParams, facet: FacetName, value: string): URLSearchParams {
  const before = valuesIn(search, facet);
  const next = filtered(search, facet, '');
  const values = before.includes(value) ? before.filter((each) => each !== value) : [...before, value];
  for (const each of values) next.append(facet, each);
  return next;
}

/** The same letter once more is none. */
export const withLetter = (search: URLSearchParams, letter: string): URLSearchParams =>
  filtered(search, names.letter, search.get(names.letter) === letter ? '' : letter);

export const sorted = (search: URLSearchParams, order: PersonOrder): URLSearchParams =>
  changed(search, names.order, order === 'name' ? '' : order);

export const drawnAs = (search: URLSearchParams, isList: boolean): URLSearchParams =>
  changed(search, names.look, isList ? 'list' : '');

export const enlarged = (search: URLSearchParams): URLSearchParams =>
  changed(search, names.rows, String(finderAddressOf(search).rows + windowSize));

export const withoutFilters = (search: URLSearchParams): URLSearchParams =>
  [names.words, names.letter, ...facetNames].reduce((rest, name) => filtered(rest, name, ''), search);
