import { count, flag, optional, record, stored, text, type Read } from '@/lib/shape';

/** Two teasers and a listing; the second teaser has the names of the first behind a t. */
export const aktuellesShape = record({
  headline: text(),
  href: stored(),
  title: optional(text()),
  head_title: optional(text()),
  description: optional(text()),
  preview_image: stored(),
  openLinkInNewTab: flag(),
  thref: stored(),
  ttitle: optional(text()),
  thead_title: optional(text()),
  tdescription: optional(text()),
  tpreview_image: stored(),
  topenLinkInNewTab: flag(),
  /** The criteria, alone or with what else belongs to a query. */
  querystring: stored(),
  sort_on: text(),
  /** From the latest to the first. */
  reversedOrder: flag(),
  limit: count(),
  itemBatchSize: count(),
});
export type AktuellesData = Read<typeof aktuellesShape>;

/** What both teasers are made of. */
export const teaserNames = [
  'href',
  'title',
  'head_title',
  'description',
  'preview_image',
  'openLinkInNewTab',
] as const;
