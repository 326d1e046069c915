import type { Summary } from '@/api/types/summary';
import { fieldOf, textsOf, wordsIn } from '../variations/fields-of';
import type { OverviewAsked } from './address';
import { monthOf, type OverviewKind } from './facets';

/** Items that stand below one heading; '' is the key of those that say nothing. */
export interface OverviewGroup {
  key: string;
  items: Summary[];
}

/** What each kind is told apart by: projects by topic, awards by year, all others by month, as `2026-11`. */
const keyOf: Readonly<Record<OverviewKind, (item: Summary, chosen: OverviewAsked['chosen']) => string>> = {
  project: (item, { topic }) => {
    const topics = textsOf(fieldOf(item, 'Subject'));
    return topics.find((name) => topic.includes(name)) ?? topics[0] ?? '';
  },
  award: (item) => /^[12]\d{3}$/.exec(wordsIn(item, 'award_date_year'))?.[0] ?? '',
  other: monthOf,
};

/** By what the latest of a group stands first; projects stand as the list has them. */
const timeOf: Readonly<Record<OverviewKind, ((item: Summary) => string) | undefined>> = {
  project: undefined,
  award: (item) => wordsIn(item, 'award_date_month').padStart(2, '0'),
  other: (item) => wordsIn(item, 'effective'),
};

/** Topics stand by the alphabet, times with the latest first, what says nothing at the end. */
export function groupsOf(
  items: readonly Summary[],
  kind: OverviewKind,
  { chosen }: OverviewAsked,
  language: string,
): OverviewGroup[] {
  const groups = new Map<string, Summary[]>();
  for (const item of items) {
    const key = keyOf[kind](item, chosen);
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    group.push(item);
  }
  const { compare } = new Intl.Collator(language, { numeric: true });
  const time = timeOf[kind];
  return [...groups]
    .map(([key, inIt]) => ({
      key,
      items: time ? inIt.sort((one, other) => time(other).localeCompare(time(one))) : inIt,
    }))
    .sort((one, other) => {
      if (one.key === '' || other.key === '') return one.key === '' ? 1 : -1;
      return compare(one.key, other.key) * (kind === 'project' ? 1 : -1);
    });
}

export interface SeenGroup extends OverviewGroup {
  /** How many there are of it. */
  count: number;
  /** How many more its opening shows. */
  hiddenCount: number;
}

/** The name of a group in an address, where '' would be none. */
export const addressKey = (key: string): string => key || '-';

interface Seen {
  /** Stands above all groups, and in none of them. */
  leading: Summary | undefined;
  /** So many of each group are seen until it is opened. */
  most: number;
  opened: readonly string[];
  /** So many are seen of those that need no opening. */
  rows: number;
}

/** What is seen of groups; `beyond` are those that more rows would show. */
export function seenOf(
  groups: readonly OverviewGroup[],
  { leading, most, opened, rows }: Seen,
): { seen: SeenGroup[]; beyond: number } {
  let left = leading ? rows - 1 : rows;
  let beyond = 0;
  const seen = groups.flatMap(({ key, items }) => {
    const own = items.filter((item) => item !== leading);
    // One more takes no more room than the way to it.
    const first = own.length > most + 1 ? own.slice(0, most) : own;
    const shown = first.slice(0, left);
    left -= shown.length;
    beyond += first.length - shown.length;
    if (shown.length === 0) return [];
    const isOpen = shown.length === first.length && opened.includes(addressKey(key));
    const inIt = isOpen ? own : shown;
    const hiddenCount = shown.length === first.length ? own.length - inIt.length : 0;
    return [{ key, items: inIt, count: items.length, hiddenCount }];
  });
  return { seen, beyond };
}
