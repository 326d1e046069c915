import { hasLink } from '@/components/universal-link/link-target';
import { isRecord, recordsOf } from '@/lib/text';
import type { Block, BlocksContainer, OutlineHeading } from '../definition';
import { headlineOf } from '../headline';
import { teaserNames, type AktuellesData } from './data';

const usualLimit = 5;

/** The criteria of the listing, in either form. */
export const criteriaOf = ({ querystring }: Pick<AktuellesData, 'querystring'>): Record<string, unknown>[] =>
  recordsOf(isRecord(querystring) ? querystring['query'] : querystring);

function teaserIn(data: AktuellesData, prefix: '' | 't'): Block | undefined {
  if (!hasLink(data[`${prefix}href`])) return undefined;
  const fields = teaserNames.map((name) => [name, data[`${prefix}${name}`]]);
  return { '@type': 'teaser', ...Object.fromEntries(fields) };
}

function listingIn(data: AktuellesData): Block | undefined {
  const query = criteriaOf(data);
  if (query.length === 0) return undefined;
  const shown = data.limit ?? data.itemBatchSize ?? usualLimit;
  const querystring = {
    ...(isRecord(data.querystring) && data.querystring),
    query,
    ...(data.sort_on !== '' && { sort_on: data.sort_on }),
    ...(data.reversedOrder !== undefined && { sort_order_boolean: data.reversedOrder }),
    // A page of it is all that is shown.
    limit: shown,
    b_size: shown,
  };
  return { '@type': 'listing', variation: 'aktuelles', querystring };
}

const container = (blocks: readonly (readonly [string, Block | undefined])[]): BlocksContainer => {
  const known = blocks.flatMap(([id, block]) => (block ? [[id, block] as const] : []));
  return { blocks: Object.fromEntries(known), blocks_layout: { items: known.map(([id]) => id) } };
};

/** What the block is made of: other blocks, drawn as these are. */
export const blocksIn = (data: AktuellesData) => ({
  teasers: container([
    ['aktuelles-teaser', teaserIn(data, '')],
    ['aktuelles-second-teaser', teaserIn(data, 't')],
  ]),
  listing: container([['aktuelles-listing', listingIn(data)]]),
});

export const isEmpty = (data: AktuellesData): boolean =>
  teaserIn(data, '') === undefined && teaserIn(data, 't') === undefined && listingIn(data) === undefined;

export const headingsOf = (data: AktuellesData): OutlineHeading[] => (isEmpty(data) ? [] : headlineOf(data));
