import { rowsIn, toggledValue, valuesIn, withValue, withValues } from '@/lib/parameters';
import { soughtWords } from '../whole/words';

/** How many people are seen at first, and how many more at a time. */
export const windowSize = 24;
const largestWindow = 2400;

export const facetNames = ['institute', 'topic', 'expertise'] as const;
export type FacetName = (typeof facetNames)[number];

export const orders = ['name', '-name', 'institute'] as const;
export type PersonOrder = (typeof orders)[number];

/** What the address of a list of people says. */
export interface FinderAddress {
  /** Those that are searched for: '' where there are too many of them. */
  words: string;
  /** Those that stand in the address. */
  written: string;
  chosen: Readonly<Record<FacetName, readonly string[]>>;
  /** First letter of the family names; '' for all of them. */
  letter: string;
  order: PersonOrder;
  isList: boolean;
  rows: number;
}

const names = { words: 'text', letter: 'letter', order: 'sort', look: 'look', rows: 'rows' } as const;

export function finderAddressOf(search: URLSearchParams): FinderAddress {
  const order = search.get(names.order);
  const letter = search.get(names.letter) ?? '';
  const written = search.get(names.words) ?? '';
  return {
    words: soughtWords(written),
    written,
    chosen: {
      institute: valuesIn(search, 'institute'),
      topic: valuesIn(search, 'topic'),
      expertise: valuesIn(search, 'expertise'),
    },
    letter: /^[A-Z]$/.test(letter) ? letter : '',
    order: orders.find((each) => each === order) ?? 'name',
    isList: search.get(names.look) === 'list',
    rows: rowsIn(search.get(names.rows), { size: windowSize, most: largestWindow }),
  };
}

/** Whether it shows all people by their names, so that the first of them are seen. */
export const isUnchosen = ({ words, chosen, letter, order }: FinderAddress): boolean =>
  words === '' && letter === '' && order === 'name' && facetNames.every((name) => chosen[name].length === 0);

/** Another choice begins with the first window again. */
const filtered = (search: URLSearchParams, name: string, value: string): URLSearchParams =>
  withValue(withValue(search, names.rows, ''), name, value);

export const withWords = (search: URLSearchParams, words: string): URLSearchParams =>
  filtered(search, names.words, words.trim());

/** With a value of a facet chosen that was not, or the other way round. */
export const toggled = (search: URLSearchParams, facet: FacetName, value: string): URLSearchParams =>
  withValues(withValue(search, names.rows, ''), facet, toggledValue(valuesIn(search, facet), value));

/** The same letter once more is none. */
export const withLetter = (search: URLSearchParams, letter: string): URLSearchParams =>
  filtered(search, names.letter, search.get(names.letter) === letter ? '' : letter);

export const sorted = (search: URLSearchParams, order: PersonOrder): URLSearchParams =>
  withValue(search, names.order, order === 'name' ? '' : order);

export const drawnAs = (search: URLSearchParams, isList: boolean): URLSearchParams =>
  withValue(search, names.look, isList ? 'list' : '');

export const enlarged = (search: URLSearchParams): URLSearchParams =>
  withValue(search, names.rows, String(finderAddressOf(search).rows + windowSize));

export const withoutFilters = (search: URLSearchParams): URLSearchParams =>
  [names.words, names.letter, ...facetNames].reduce((rest, name) => filtered(rest, name, ''), search);
