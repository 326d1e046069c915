import type { IntlShape } from 'react-intl';
import type { Summary } from '@/api/types/summary';
import type { FacetOption } from '@/components/facet-menu/facet-menu';
import { fieldOf, textsOf, wordsIn } from '../variations/fields-of';
import { hasChosen } from '../whole/has-chosen';
import { comparedWords, hasWords, searchedText } from '../whole/words';
import type { OverviewAsked } from './address';
import { chosenYears } from './years';
import { fundersOf, type FacetName, type OverviewFacet, type Surroundings } from './facets';

interface Known {
  item: Summary;
  values: ReadonlyMap<FacetName, readonly string[]>;
  searched: string;
}

const searchedOf = (item: Summary): string =>
  searchedText([
    ...['title', 'description', 'head_title', 'project_type', 'award_type'].map((name) =>
      wordsIn(item, name),
    ),
    ...['Subject', 'member_fullnames'].flatMap((name) => textsOf(fieldOf(item, name))),
    ...fundersOf(item),
  ]);

/** Items with the values that they have of each facet, each once. */
export const knownItems = (
  items: readonly Summary[],
  facets: readonly OverviewFacet[],
  around: Surroundings,
): Known[] =>
  items.map((item) => ({
    item,
    values: new Map(facets.map(({ name, valuesOf }) => [name, [...new Set(valuesOf(item, around))]])),
    searched: searchedOf(item),
  }));

/** Those that have what is asked for; of one facet, and of what is within it, it does not matter what is chosen. */
function asAsked(known: readonly Known[], asked: OverviewAsked, except?: FacetName): Known[] {
  const words = comparedWords(asked.words);
  const years = new Set(known.flatMap(({ values }) => values.get('year') ?? []));
  const chosen = {
    ...asked.chosen,
    year: chosenYears(asked.chosen.year, years),
    ...(except === 'year' && { month: [] }),
  };
  return known.filter(
    ({ values, searched }) =>
      hasWords(searched, words) &&
      hasChosen([...values.keys()], (name) => values.get(name) ?? [], chosen, except),
  );
}

export const chosenItems = (known: readonly Known[], asked: OverviewAsked): Summary[] =>
  asAsked(known, asked).map(({ item }) => item);

/** The values of a facet with how many items each would leave, and how many none of them, what is chosen of the others given. */
export function offerOf(
  known: readonly Known[],
  { name, titles = {}, order }: OverviewFacet,
  asked: OverviewAsked,
  intl: IntlShape,
): { options: FacetOption[]; total: number } {
  const others = asAsked(known, asked, name);
  const all = new Map<string, number>();
  const left = new Map<string, number>();
  const valuesIn = ({ values }: Known) => values.get(name) ?? [];
  for (const value of known.flatMap(valuesIn)) all.set(value, (all.get(value) ?? 0) + 1);
  for (const value of others.flatMap(valuesIn)) left.set(value, (left.get(value) ?? 0) + 1);
  const { compare } = new Intl.Collator(intl.locale, { numeric: true });
  const places = Object.keys(titles);
  const titleOf = (value: string) => {
    const title = Object.hasOwn(titles, value) ? titles[value] : undefined;
    return title ? intl.formatMessage(title) : value;
  };
  const before = {
    latest: (a: string, b: string) => compare(b, a),
    frequent: (a: string, b: string) => (all.get(b) ?? 0) - (all.get(a) ?? 0) || compare(a, b),
    given: (a: string, b: string) => places.indexOf(a) - places.indexOf(b),
  } satisfies Record<typeof order, unknown>;
  const values = new Set([...all.keys(), ...places.filter((value) => asked.chosen[name].includes(value))]);
  const options = [...values]
    .sort(before[order])
    .map((value) => ({ value, title: titleOf(value), count: left.get(value) ?? 0 }));
  return { options, total: others.length };
}
