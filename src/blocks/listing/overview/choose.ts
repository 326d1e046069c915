import type { IntlShape } from 'react-intl';
import type { Summary } from '@/api/types/summary';
import type { FacetOption } from '@/components/facet-menu/facet-menu';
import { hasChosen } from '../whole/has-chosen';
import type { OverviewAsked } from './address';
import type { FacetName, OverviewFacet } from './facets';

interface Known {
  item: Summary;
  values: ReadonlyMap<FacetName, readonly string[]>;
}

/** Items with the values that they have of each facet, each once. */
export const knownItems = (
  items: readonly Summary[],
  facets: readonly OverviewFacet[],
  today: string,
): Known[] =>
  items.map((item) => ({
    item,
    values: new Map(facets.map(({ name, valuesOf }) => [name, [...new Set(valuesOf(item, today))]])),
  }));

const isChosen = ({ values }: Known, { chosen }: OverviewAsked, except?: FacetName): boolean =>
  hasChosen([...values.keys()], (name) => values.get(name) ?? [], chosen, except);

export const chosenItems = (known: readonly Known[], asked: OverviewAsked): Summary[] =>
  known.filter((each) => isChosen(each, asked)).map(({ item }) => item);

/** How many would be left if nothing of a facet were chosen. */
export const countWithout = (known: readonly Known[], name: FacetName, asked: OverviewAsked): number =>
  known.filter((each) => isChosen(each, asked, name)).length;

/** The values of a facet with how many items each would leave, what is chosen of the others given. */
export function optionsOf(
  known: readonly Known[],
  { name, titles = {}, isReversed }: OverviewFacet,
  asked: OverviewAsked,
  intl: IntlShape,
): FacetOption[] {
  const counts = new Map<string, number>();
  for (const each of known) {
    const isLeft = isChosen(each, asked, name);
    for (const value of each.values.get(name) ?? [])
      counts.set(value, (counts.get(value) ?? 0) + (isLeft ? 1 : 0));
  }
  const collator = new Intl.Collator(intl.locale, { numeric: true });
  const titleOf = (value: string) => {
    const title = Object.hasOwn(titles, value) ? titles[value] : undefined;
    return title ? intl.formatMessage(title) : value;
  };
  const options = [...counts].map(([value, count]) => ({ value, title: titleOf(value), count }));
  return options.sort((a, b) => collator.compare(a.title, b.title) * (isReversed ? -1 : 1));
}
