import { target } from './blocks';
import type { Wrapper } from './blocks';
import type { SeedBlock } from './types';

export interface Criterion {
  i: string;
  o: string;
  v?: string | readonly string[];
}
const operation = 'plone.app.querystring.operation';
/** Items of these content types. */
export const ofType = (...types: string[]): Criterion => ({
  i: 'portal_type',
  o: `${operation}.selection.any`,
  v: types,
});
/** Below a path; with depth 1 its children only. */
export const below = (path: string, depth?: number): Criterion => ({
  i: 'path',
  o: `${operation}.string.absolutePath`,
  v: depth === undefined ? path : `${path}::${depth}`,
});
export const tagged = (...subjects: string[]): Criterion => ({
  i: 'Subject',
  o: `${operation}.selection.any`,
  v: subjects,
});
/** Persons who belong to an institute, an area or a group, by its token. */
export const staffOf = (
  token: string,
  part: 'institutes' | 'institutsbereiche' | 'administrational_units' | 'research_group' = 'institutes',
): Criterion => ({ i: part, o: `${operation}.selection.any`, v: [token] });
/** Events that have not ended. */
export const upcoming = (): Criterion => ({ i: 'end', o: `${operation}.date.afterToday` });
/** What has been public for more than so many days: a list beside teasers of the latest does not repeat them. */
export const olderThan = (days: number): Criterion => ({
  i: 'effective',
  o: `${operation}.date.beforeRelativeDate`,
  v: String(days),
});

export interface ListingOptions extends Wrapper {
  query: readonly Criterion[];
  /** Name of a listing variation: summary, imageGallery, newsListing, eventListing … */
  variation?: string;
  headline?: string;
  headlineTag?: 'h2' | 'h3';
  linkTitle?: string;
  link?: string;
  sort_on?: string;
  descending?: boolean;
  /** How many in all; without it everything that is found. */
  limit?: number;
  /** How many on one page. */
  size?: number;
}
export const listing = (options: ListingOptions): SeedBlock => {
  const { query, sort_on = 'getObjPositionInParent', descending = false, limit, size, ...shown } = options;
  const { variation = 'summary', headlineTag = 'h2', linkTitle, link: href, ...rest } = shown;
  return {
    '@type': 'listing',
    variation,
    headlineTag,
    ...(linkTitle && href ? { linkTitle, linkHref: [target(href)] } : {}),
    querystring: {
      query,
      sort_on,
      sort_order: descending ? 'descending' : 'ascending',
      sort_order_boolean: descending,
      ...(limit === undefined ? {} : { limit: String(limit) }),
      ...(size === undefined ? {} : { b_size: String(size) }),
    },
    ...rest,
  };
};
