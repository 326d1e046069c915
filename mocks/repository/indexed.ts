import { isRecord } from '~mocks/lib/is-record';
import { indexedOfComment, isCommentHit } from './comment-hits';
import type { Discussion } from './comment-hits';
import { beginningOfTime, endOfTime, minuteOf, timeOf } from '~mocks/lib/dates';
import { indexedTimesOf } from './event-times';
import { fold } from '~mocks/lib/fold';
import { nestedBlocks } from '~mocks/lib/nested-blocks';
import type { TypesInForce } from '~mocks/content-types/registry';
import type { ContentType } from '~mocks/content-types/schema';
import { englishTypeTitle, hasMenuField } from './type-names';
import type { Item } from './types';

export type IndexKind = 'field' | 'keyword' | 'date' | 'boolean' | 'number';

/** The catalog's indexes over an item's own values. Paths, texts, dates of publication and rights are apart. */
export const indexKinds = {
  portal_type: 'field',
  Type: 'field',
  review_state: 'field',
  Subject: 'keyword',
  Creator: 'field',
  UID: 'field',
  id: 'field',
  getId: 'field',
  Language: 'field',
  TranslationGroup: 'field',
  sortable_title: 'field',
  object_provides: 'keyword',
  block_types: 'keyword',
  // Plone knows this index and never fills it.
  getRawRelatedItems: 'keyword',
  commentators: 'keyword',
  members: 'keyword',
  institutes: 'keyword',
  institutsbereiche: 'keyword',
  administrational_units: 'keyword',
  research_group: 'keyword',
  job_offer_location: 'keyword',
  job_offer_target_groups: 'keyword',
  job_offer_fields_of_work: 'keyword',
  job_offer_categories: 'keyword',
  job_offer_institute_title: 'field',
  job_offer_location_title: 'field',
  external_id: 'field',
  post_tags: 'keyword',
  created: 'date',
  modified: 'date',
  effective: 'date',
  expires: 'date',
  start: 'date',
  end: 'date',
  Date: 'date',
  is_folderish: 'boolean',
  is_default_page: 'boolean',
  exclude_from_nav: 'boolean',
  is_orderable: 'boolean',
  total_comments: 'number',
} as const satisfies Record<string, IndexKind>;

/** Indexes of texts, which cannot be sorted. */
export const textIndexes: ReadonlySet<string> = new Set(['SearchableText', 'Title', 'Description']);

export type IndexName = keyof typeof indexKinds;

/** undefined: the item has no value there and vanishes from a list that is sorted by it. */
export type IndexValue = string | number | boolean | readonly (string | number)[] | undefined;

export type IndexValues = Readonly<Partial<Record<IndexName, IndexValue>>>;

const minute = (time: number | undefined): number | undefined =>
  time === undefined ? undefined : minuteOf(time);

/** Most events have one time, a series several. */
function minutes(times: readonly number[]): number | readonly number[] | undefined {
  return times.length > 1 ? [...new Set(times.map(minuteOf))] : minute(times[0]);
}

/** What an item's values depend on besides itself. */
export interface IndexedSite {
  types: TypesInForce;
  /** In which its days begin. */
  zone: string;
  /** Decides which time of a series is its next. */
  now: number;
}

export function indexValuesOf(item: Item, { types, zone, now }: IndexedSite): IndexValues {
  if (isCommentHit(item)) return indexedOfComment(item);
  const { fields } = item;
  const created = minute(timeOf(item.created));
  const modified = minute(timeOf(item.modified));
  const effective = minute(timeOf(fields.effective));
  const { start, end } = indexedTimesOf(item, zone, now);
  return {
    portal_type: item.type,
    Type: englishTypeTitle(types, item.type),
    review_state: item.state ?? undefined,
    Subject: tokensOf(fields.subjects),
    Creator: item.creators[0],
    UID: item.uid,
    id: item.id,
    getId: item.id,
    Language: item.language,
    TranslationGroup: item.translationGroup,
    sortable_title: sortableTitle(titleToSort(item)),
    object_provides: interfacesOf(types.of(item.type)),
    block_types: blockTypesOf(fields.blocks),
    members: tokensOf(fields.members),
    institutes: tokensOf(fields.institutes ?? fields.involved_institutes),
    institutsbereiche: tokensOf(fields.institutsbereiche),
    administrational_units: tokensOf(fields.administrational_units),
    research_group: tokensOf(fields.research_group),
    job_offer_location: tokensOf(fields.job_offer_location),
    job_offer_target_groups: tokensOf(fields.job_offer_target_groups),
    job_offer_fields_of_work: tokensOf(fields.job_offer_fields_of_work),
    job_offer_categories: tokensOf(fields.job_offer_categories),
    job_offer_institute_title: presentText(fields.job_offer_institute_title),
    job_offer_location_title: presentText(fields.job_offer_location_title),
    external_id: presentText(fields.external_id),
    post_tags: tokensOf(fields.blog_tags),
    created,
    modified,
    effective: effective ?? beginningOfTime,
    expires: minute(timeOf(fields.expires)) ?? endOfTime,
    start: minutes(start),
    end: minutes(end),
    Date: effective ?? modified,
    is_folderish: types.of(item.type).folderish,
    is_default_page: false,
    exclude_from_nav: hasMenuField(types, item.type) ? Boolean(fields.exclude_from_nav) : undefined,
    is_orderable: fields.is_orderable === true,
  };
}

/** What is found by an item's comments. */
export const indexedOfDiscussion = ({ total, commentators }: Discussion) =>
  ({
    total_comments: total,
    commentators: commentators.filter((id) => id !== null),
  }) satisfies IndexValues;

/** Tokens of a choice or of several, whether stored bare or as `{token, title}`. */
export function tokensOf(value: unknown): readonly string[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.flatMap((entry) => {
    const token = isRecord(entry) ? (entry.token ?? entry.UID) : entry;
    return typeof token === 'string' && token !== '' ? [token] : [];
  });
}

function interfacesOf({ id, folderish }: ContentType): readonly string[] {
  const container = folderish ? 'IDexterityContainer' : 'IDexterityItem';
  return [
    `plone.app.contenttypes.interfaces.I${id.replaceAll(' ', '')}`,
    'plone.dexterity.interfaces.IDexterityContent',
    `plone.dexterity.interfaces.${container}`,
  ];
}

function blockTypesOf(blocks: unknown): readonly string[] {
  const types = new Set<string>();
  const visit = (map: unknown): void => {
    if (!isRecord(map)) return;
    for (const block of Object.values(map)) {
      if (!isRecord(block)) continue;
      if (typeof block['@type'] === 'string') types.add(block['@type']);
      visit(nestedBlocks(block).blocks);
    }
  };
  visit(blocks);
  return [...types];
}

/** Persons stand by surname and first name, whatever their degrees. */
function titleToSort({ type, fields }: Item): string {
  const name = type === 'Member' ? textOf(fields.name) : '';
  return name === '' ? textOf(fields.title) : `${name} ${textOf(fields.firstname)}`;
}

/** Case and accents do not count, and `Kapitel 2` stands before `Kapitel 10`. */
export function sortableTitle(title: string): string {
  return fold(title)
    .trim()
    .replace(/\d+/g, (digits) => digits.padStart(4, '0'));
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function presentText(value: unknown): string | undefined {
  return textOf(value) || undefined;
}
