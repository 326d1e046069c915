import { queryTexts } from '@/api/query-indexes';
import type { QueryCriterion } from '@/api/search';
import type { Summary } from '@/api/types/summary';
import { criteriaOf, type Asked } from './address';
import type { Facet, SearchData } from './data';
import type { FacetOption } from './facet-criteria';

/** How many hits have each value of a facet; a facet that nobody could count is missing. */
export type FacetCounts = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** More hits than these are not gone through: their values are shown without counts. */
export const mostCounted = 500;

/** More facets are not counted, and no facet shows more values. */
const mostFacets = 8;
const mostValues = 200;
/** Of more values than these the rarest are forgotten. */
const mostKept = 5 * mostValues;

/** Facets that are counted by the same question. */
export interface CountQuestion {
  fields: readonly string[];
  criteria: readonly QueryCriterion[];
}

const isCounted = ({ type, field, hidden }: Facet): boolean =>
  (type === 'checkboxFacet' || type === 'selectFacet') && field !== '' && hidden !== true;

/** What is to be asked for, so that each facet counts what all but itself leave: one question, and one for each facet that is chosen from. */
export function countQuestions(data: SearchData, asked: Asked): CountQuestion[] {
  const questions = new Map<string, { fields: string[]; criteria: readonly QueryCriterion[] }>();
  for (const { field } of data.facets.filter(isCounted).slice(0, mostFacets)) {
    const others = new Map([...asked.chosen].filter(([name]) => name !== field));
    const criteria = criteriaOf(data, { ...asked, chosen: others });
    const key = JSON.stringify(criteria);
    const known = questions.get(key);
    if (known) known.fields.push(field);
    else questions.set(key, { fields: [field], criteria });
  }
  return [...questions.values()];
}

const valuesIn = (stored: unknown): string[] =>
  [...new Set(queryTexts(Array.isArray(stored) ? stored.slice(0, mostValues) : stored))].filter(
    (text) => text !== '',
  );

/** Counts the values of some columns. A column that no row has is unknown to the catalogue. */
export function countValues(fields: readonly string[], rows: readonly Summary[]): FacetCounts {
  const all = new Map<string, Map<string, number>>();
  for (const field of fields) {
    const columns = rows.map((row) =>
      Object.hasOwn(row, field) ? (row as unknown as Readonly<Record<string, unknown>>)[field] : undefined,
    );
    if (rows.length > 0 && columns.every((value) => value === undefined || value === null)) continue;
    const counts = new Map<string, number>();
    for (const value of columns.flatMap(valuesIn)) counts.set(value, (counts.get(value) ?? 0) + 1);
    const isKept = counts.size <= mostKept;
    all.set(
      field,
      isKept ? counts : new Map([...counts].toSorted((one, other) => other[1] - one[1]).slice(0, mostKept)),
    );
  }
  return all;
}

interface Counted {
  counts: ReadonlyMap<string, number> | undefined;
  chosen: readonly string[];
  /** Writes a title with its count. */
  withCount: (title: string, count: number) => string;
}

/** As many options as are shown, in their order: those that are chosen, and those that most hits have. */
function mostFrequent(
  options: readonly FacetOption[],
  countOf: (value: string) => number,
  chosen: ReadonlySet<string>,
): readonly FacetOption[] {
  if (options.length <= mostValues) return options;
  const others = options.filter(({ value }) => !chosen.has(value));
  const most = others
    .toSorted((one, other) => countOf(other.value) - countOf(one.value))
    .slice(0, Math.max(0, mostValues - chosen.size));
  const kept = new Set([...chosen, ...most.map(({ value }) => value)]);
  return options.filter(({ value }) => kept.has(value));
}

/** Of the values of an index those that exist, and what is chosen; without counts all of them. */
export function existingOptions(
  options: readonly FacetOption[],
  { counts, chosen, withCount }: Counted,
): readonly FacetOption[] {
  const wanted = new Set(chosen);
  const known = new Set(options.map(({ value }) => value));
  const unknown = [...new Set([...wanted, ...(counts?.keys() ?? [])])].filter(
    (value) => value !== '' && !known.has(value),
  );
  const countOf = (value: string) => counts?.get(value) ?? 0;
  const existing = options.filter(({ value }) => counts?.has(value) !== false || wanted.has(value));
  const others = unknown.toSorted().map((value) => ({ value, title: value }));
  return mostFrequent([...existing, ...others], countOf, wanted).map(({ value, title }) => ({
    value,
    title: counts ? withCount(title, countOf(value)) : title,
  }));
}
