import { countOf } from '@/lib/count';
import { isRecord } from '@/lib/text';
import type { StoredForm } from '../../definition';
import { isDescending } from '../../stored-query';
import { listingShape } from '../data';
import { variationNamed } from '../variations';

type Stored = Readonly<Record<string, unknown>>;

const queryNames = ['query', 'sort_on', 'sort_order_boolean', 'limit', 'b_size'];

/** Older content keeps the settings of its query beside the others, and goes on doing so. */
const isOlder = (stored: Stored): boolean =>
  !isRecord(stored['querystring']) && queryNames.some((name) => Object.hasOwn(stored, name));

/** How one setting of a query is stored: numbers as words, and the order under both of its names. */
function storedSetting(name: string, value: unknown): Stored {
  if (name === 'limit' || name === 'b_size')
    return { [name]: typeof value === 'number' ? String(value) : '' };
  if (name === 'sort_order_boolean')
    return { sort_order_boolean: value, sort_order: value === true ? 'descending' : 'ascending' };
  return { [name]: value };
}

export const form: StoredForm = {
  values: (stored) => {
    const data = listingShape.read(stored);
    const query = data.querystring ?? data;
    const kept = isRecord(stored['querystring']) ? stored['querystring'] : stored;
    return {
      ...stored,
      query: kept['query'],
      sort_on: query.sort_on,
      sort_order_boolean: isDescending(query),
      limit: countOf(query.limit) ?? null,
      b_size: countOf(query.b_size) ?? null,
      depth: query.depth,
      variation: variationNamed(data.variation || data.template).name,
      headlineTag: data.headlineTag,
    };
  },
  change: (stored, name, value) => {
    if (!queryNames.includes(name)) return { [name]: value };
    const setting = storedSetting(name, value);
    if (isOlder(stored)) return setting;
    return { querystring: { ...(isRecord(stored['querystring']) && stored['querystring']), ...setting } };
  },
};
