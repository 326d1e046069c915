import type { FacetOption } from '@/components/facet-menu/facet-menu';

/** More years than these are joined from the next one on. */
const mostYears = 5;

const joined = /^-([12]\d{3})$/;

/** The last of the years that a value of an address stands for, as `-2021` for all until 2021. */
const lastOfJoined = (value: string): string | undefined => joined.exec(value)?.[1];

/** What is chosen, with each of the years that a value stands for. */
export const chosenYears = (chosen: readonly string[], years: ReadonlySet<string>): string[] =>
  chosen.flatMap((value) => {
    const last = lastOfJoined(value);
    return last === undefined ? value : [value, ...[...years].filter((year) => year <= last)];
  });

interface OfferedYears {
  options: FacetOption[];
  /** The years within the value that joins several and is chosen alone. */
  within: FacetOption[];
}

/** The latest years, those that are chosen, and all older ones as one. */
export function joinedYears(
  years: readonly FacetOption[],
  chosen: readonly string[],
  titleOf: (last: string) => string,
): OfferedYears {
  const own = chosen.filter((value) => lastOfJoined(value) !== undefined);
  // One more takes no more room than the way to it.
  const first = years.length > mostYears + 1 ? years[mostYears] : undefined;
  const values = new Set([...(first ? [`-${first.value}`] : []), ...own]);
  const until = (last: string) => years.filter(({ value }) => value <= last);
  const join = (value: string): FacetOption => {
    const last = value.slice(1);
    const count = until(last).reduce((sum, year) => sum + (year.count ?? 0), 0);
    return { value, title: titleOf(last), count };
  };
  const single = years.filter(
    ({ value }) => first === undefined || value > first.value || chosen.includes(value),
  );
  const [only = ''] = chosen;
  return {
    options: [...single, ...[...values].toSorted().toReversed().map(join)],
    within: chosen.length === 1 && lastOfJoined(only) !== undefined ? until(only.slice(1)) : [],
  };
}
