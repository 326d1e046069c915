import { operation, type QueryCriterion } from '@/api/search';
import { kindOfIndex, queryTexts, type IndexKind, type QueryIndex } from '@/api/query-indexes';
import { chosenValues } from '@/lib/parameters';
import type { Facet, SearchData } from './data';

/** What is chosen of a facet; of a range of days the first and the last, either of which may be ''. */
export type Chosen = readonly string[];

const isChosen = (values: Chosen): boolean => values.some((value) => value !== '');

function rangeOf(i: string, [from = '', until = '']: Chosen): QueryCriterion {
  if (until === '') return { i, o: `${operation}date.largerThan`, v: from };
  if (from === '') return { i, o: `${operation}date.lessThan`, v: until };
  return { i, o: `${operation}date.between`, v: [from, until] };
}

const typesOf: Readonly<Record<IndexKind, readonly [Facet['type'], ...Facet['type'][]]>> = {
  terms: ['checkboxFacet', 'selectFacet'],
  days: ['daterangeFacet'],
  truth: ['toggleFacet'],
};

/** The facets as their indexes want them: days are a range and truth a switch, whatever type is stored. */
export function withFittingTypes(data: SearchData, indexes: readonly QueryIndex[]): SearchData {
  const fitting = (facet: Facet): Facet => {
    const index = indexes.find(({ name }) => name === facet.field);
    const kind = index && kindOfIndex(index);
    if (kind === undefined || typesOf[kind].includes(facet.type)) return facet;
    return { ...facet, type: typesOf[kind][0] };
  };
  return indexes.length === 0 ? data : { ...data, facets: data.facets.map(fitting) };
}

/** The criterion that a facet adds; undefined while nothing of it is chosen. */
export function criterionOfFacet({ field, type }: Facet, values: Chosen): QueryCriterion | undefined {
  if (!isChosen(values)) return undefined;
  if (type === 'toggleFacet') return { i: field, o: `${operation}boolean.isTrue`, v: '' };
  if (type === 'daterangeFacet') return rangeOf(field, values);
  return { i: field, o: `${operation}selection.any`, v: values };
}

/** What of a facet the criteria of an address choose. */
export function chosenIn({ field, type, multiple }: Facet, criteria: readonly QueryCriterion[]): Chosen {
  const found = criteria.find(({ i }) => i === field);
  if (found === undefined) return [];
  if (type === 'toggleFacet') return found.o.endsWith('boolean.isTrue') ? ['true'] : [];
  const texts = queryTexts(found.v);
  // Days that count from today are the block's own.
  if (type === 'daterangeFacet' && !/date\.(?:between|lessThan|largerThan)$/.test(found.o)) return [];
  if (type !== 'daterangeFacet') return chosenValues(texts).slice(0, multiple === true ? undefined : 1);
  if (found.o.endsWith('date.lessThan')) return ['', texts[0] ?? ''];
  return [texts[0] ?? '', texts[1] ?? ''];
}

export interface FacetOption {
  value: string;
  title: string;
}

/** A title without what the CMS says in brackets. */
function withoutBrackets(title: string): string {
  const start = title.indexOf('[');
  const end = title.indexOf(']', start);
  return start < 0 || end < 0 ? title : `${title.slice(0, start).trimEnd()}${title.slice(end + 1)}`;
}

/** The values of an index as readers are offered them: states without what stands in brackets, the latest year first. */
export function optionsOf(field: string, values: readonly FacetOption[]): readonly FacetOption[] {
  if (field === 'review_state')
    return values.map(({ value, title }) => ({ value, title: withoutBrackets(title) }));
  return field === 'year' ? values.toReversed() : values;
}
