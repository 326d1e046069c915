import { countOf } from '@/lib/count';
import { isRecord } from '@/lib/text';
import { isDescending, type StoredQuery } from '../../stored-query';
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

/** The settings of its query, which lie beside the others or in an object of their own. */
const settingOf = (name: string, read: (query: StoredQuery) => unknown) => ({
  read: (stored: Stored) => {
    const data = listingShape.read(stored);
    return read(data.querystring ?? data);
  },
  write: (stored: Stored, value: unknown) => {
    const setting = storedSetting(name, value);
    if (isOlder(stored)) return setting;
    return { querystring: { ...(isRecord(stored['querystring']) && stored['querystring']), ...setting } };
  },
});

/** Where the fields of a listing stand in what is stored. */
export const bindings = {
  query: {
    ...settingOf('query', ({ query }) => query),
    read: (stored: Stored) => (isRecord(stored['querystring']) ? stored['querystring'] : stored)['query'],
  },
  sortOn: settingOf('sort_on', ({ sort_on }) => sort_on),
  isReversed: settingOf('sort_order_boolean', isDescending),
  limit: settingOf('limit', ({ limit }) => countOf(limit) ?? null),
  pageSize: settingOf('b_size', ({ b_size }) => countOf(b_size) ?? null),
  depth: settingOf('depth', ({ depth }) => depth),
  variation: {
    read: (stored: Stored) => {
      const { variation, template } = listingShape.read(stored);
      return variationNamed(variation || template).name;
    },
  },
  headlineTag: { read: (stored: Stored) => listingShape.read(stored).headlineTag },
};
