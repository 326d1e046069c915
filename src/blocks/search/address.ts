import { operation, type QueryCriterion } from '@/api/search';
import { recordsOf, textOf } from '@/lib/text';
import { isDescending } from '../stored-query';
import { searchQuery, type SearchData } from './data';
import { chosenIn, criterionOfFacet, type Chosen } from './facet-criteria';

/** What a reader has asked for; all of it stands in the address, as Volto writes it. */
export interface Asked {
  text: string;
  /** By the index of the facet. */
  chosen: ReadonlyMap<string, Chosen>;
  /** '' where the block's own order counts. */
  sortOn: string;
  isDescending: boolean;
}

/** In addresses the operators' names begin with this. */
const short = 'paqo.';
const longName = (o: string) => (o.startsWith(short) ? `${operation}${o.slice(short.length)}` : o);
const shortName = (o: string) => (o.startsWith(operation) ? `${short}${o.slice(operation.length)}` : o);

/** An address with more of them was written by nobody. */
const mostCriteria = 100;

function criteriaIn(search: URLSearchParams): QueryCriterion[] {
  try {
    return recordsOf(JSON.parse(search.get('query') ?? '[]'))
      .slice(0, mostCriteria)
      .map(({ i, o, v }) => ({ i: textOf(i), o: longName(textOf(o)), v }));
  } catch {
    return [];
  }
}

/** Reads an address. Of its criteria those count that the block asks for: its own stand in it anyway. */
export function askedIn(search: URLSearchParams, data: SearchData): Asked {
  const criteria = criteriaIn(search);
  const words = criteria.find(({ i }) => i === 'SearchableText');
  const sortOn = search.get('sort_on') ?? '';
  const order = search.get('sort_order');
  return {
    text: search.get('SearchableText') ?? textOf(words?.v),
    chosen: new Map(data.facets.map((facet) => [facet.field, chosenIn(facet, criteria)])),
    sortOn: data.sortOnOptions.includes(sortOn) ? sortOn : '',
    isDescending: order === null ? isDescending(searchQuery(data)) : order === 'descending',
  };
}

/** The criteria of the block with those of the reader; what a reader chose stands in the place of the block's own. */
export function criteriaOf(data: SearchData, asked: Asked): QueryCriterion[] {
  const words = asked.text.trim();
  const chosen = data.facets.flatMap(
    (facet) => criterionOfFacet(facet, asked.chosen.get(facet.field) ?? []) ?? [],
  );
  if (words !== '') chosen.push({ i: 'SearchableText', o: `${operation}string.contains`, v: words });
  const own = searchQuery(data).query.filter(({ i }) => !chosen.some((each) => each.i === i));
  return [...own, ...chosen];
}

/** The address of what is asked for, from its first page on; other parameters of it stay. */
export function addressOfAsked(
  before: URLSearchParams,
  data: SearchData,
  asked: Asked,
  pageParameter: string,
): URLSearchParams {
  const next = new URLSearchParams(before);
  next.delete(pageParameter);
  const put = (name: string, value: string) => {
    if (value === '') next.delete(name);
    else next.set(name, value);
  };
  const hasOrder = asked.sortOn !== '';
  const criteria = criteriaOf(data, asked).map((each) => ({ ...each, o: shortName(each.o) }));
  put('query', criteria.length > 0 ? JSON.stringify(criteria) : '');
  put('SearchableText', asked.text.trim());
  put('sort_on', asked.sortOn);
  put('sort_order', hasOrder ? (asked.isDescending ? 'descending' : 'ascending') : '');
  return next;
}
