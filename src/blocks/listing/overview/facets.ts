import type { MessageDescriptor } from 'react-intl';
import type { Division } from '@/api/institutes';
import type { Summary } from '@/api/types/summary';
import { fieldOf, textsOf, wordsIn } from '../variations/fields-of';
import { instituteOf } from '../whole/institutes';
import { messages, timeMessages } from './messages';

export const facetNames = ['topic', 'time', 'funder', 'institute', 'year', 'month'] as const;
export type FacetName = (typeof facetNames)[number];

/** What is known beside the items. */
export interface Surroundings {
  /** As `2026-12`. */
  today: string;
  institutes: readonly Division[];
}

/** By what a list of one kind is narrowed down: the values that an item has, and their words where these are no words of the CMS. */
export interface OverviewFacet {
  name: FacetName;
  title: MessageDescriptor;
  valuesOf: (item: Summary, around: Surroundings) => readonly string[];
  titles?: Readonly<Record<string, MessageDescriptor>>;
  /** Those that most items have come first, or the latest, or as their titles stand. */
  order: 'frequent' | 'latest' | 'given';
}

export type OverviewKind = 'project' | 'award' | 'other';

const only = (value: string): string[] => (value === '' ? [] : [value]);

export const monthIn = (item: Summary, year: string, month: string): string => {
  const [years, months] = [wordsIn(item, year), wordsIn(item, month)];
  if (!/^\d{4}$/.test(years)) return '';
  return `${years}-${/^\d{1,2}$/.test(months) ? months.padStart(2, '0') : '12'}`;
};

/** Projects run until the month in which they end is over; those without an end run on. */
function timesOf(item: Summary, { today }: Surroundings): string[] {
  const end = monthIn(item, 'project_end_year', 'project_end_month');
  if (end === '' && monthIn(item, 'project_start_year', 'project_start_month') === '') return [];
  return [end === '' || end >= today ? 'running' : 'ended'];
}

export const fundersOf = (item: Summary): string[] =>
  [1, 2, 3].flatMap((number) => only(wordsIn(item, `external_funding_provider_${number}`)));

const topic: OverviewFacet = {
  name: 'topic',
  title: messages.topic,
  valuesOf: (item) => textsOf(fieldOf(item, 'Subject')),
  order: 'frequent',
};

const institute: OverviewFacet = {
  name: 'institute',
  title: messages.institute,
  valuesOf: (item, { institutes }) => only(instituteOf(item, institutes)?.title ?? ''),
  order: 'frequent',
};

const yearIn = (text: string): string[] => only(/^[12]\d{3}/.exec(text)?.[0] ?? '');

/** The month in which something appeared, as `2026-11`; '' where that is not known. */
export const monthOf = (item: Summary): string =>
  /^[12]\d{3}-\d\d/.exec(wordsIn(item, 'effective'))?.[0] ?? '';

/** The facets of the lists that are declared, in their order. */
export const facetsOf: Readonly<Record<OverviewKind, readonly OverviewFacet[]>> = {
  project: [
    { name: 'time', title: messages.time, valuesOf: timesOf, titles: timeMessages, order: 'given' },
    topic,
    { name: 'funder', title: messages.funder, valuesOf: fundersOf, order: 'frequent' },
    institute,
  ],
  award: [
    topic,
    institute,
    {
      name: 'year',
      title: messages.year,
      valuesOf: (item) => yearIn(wordsIn(item, 'award_date_year')),
      order: 'latest',
    },
  ],
  other: [
    topic,
    institute,
    {
      name: 'year',
      title: messages.year,
      valuesOf: (item) => yearIn(wordsIn(item, 'effective')),
      order: 'latest',
    },
    { name: 'month', title: messages.month, valuesOf: (item) => only(monthOf(item)), order: 'latest' },
  ],
};

/** Of which kind a list is that holds these. */
export function kindOf(items: readonly Summary[]): OverviewKind {
  const areOf = (type: string) => items.length > 0 && items.every((item) => item['@type'] === type);
  if (areOf('Project')) return 'project';
  return areOf('Award') ? 'award' : 'other';
}
