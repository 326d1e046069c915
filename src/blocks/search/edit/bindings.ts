import { newId } from '@/editor/document/new-id';
import { changeOf } from '@/tool/form/field-values';
import { countOf } from '@/lib/count';
import { isRecord, recordsOf, textOf } from '@/lib/text';
import { isDescending, type StoredQuery } from '../../stored-query';
import { searchQuery, searchShape } from '../data';

type Stored = Readonly<Record<string, unknown>>;

const indexOf = (field: unknown): string => textOf(isRecord(field) ? field['value'] : field);

/** A facet as it is stored: its index keeps the form that it had, and a new one has Volto's. */
function storedFacet(facet: Stored, former: readonly Stored[]): Stored {
  const before = former.find((each) => each['@id'] !== undefined && each['@id'] === facet['@id'])?.['field'];
  const name = indexOf(facet['field']);
  const kept = name === indexOf(before) ? before : undefined;
  const written = typeof before === 'string' ? name : { label: name, value: name };
  return { '@id': newId(), ...facet, ...(name !== '' && { field: kept ?? written }) };
}

const readsSetting = (read: (query: StoredQuery) => unknown) => (stored: Stored) =>
  read(searchQuery(searchShape.read(stored)));

/** Numbers of the query are stored as words. */
const countIn = (name: 'limit' | 'b_size') => ({
  read: readsSetting((query) => countOf(query[name]) ?? null),
  write: (stored: Stored, value: unknown) =>
    changeOf(stored, `query.${name}`, typeof value === 'number' ? String(value) : ''),
});

/** Where the fields of a search stand in what is stored. */
export const bindings = {
  headlineTag: { read: (stored: Stored) => searchShape.read(stored).headlineTag },
  variation: { read: (stored: Stored) => searchShape.read(stored).variation },
  showSearchInput: { read: (stored: Stored) => searchShape.read(stored).showSearchInput ?? true },
  showTotalResults: { read: (stored: Stored) => searchShape.read(stored).showTotalResults ?? true },
  facets: {
    read: (stored: Stored) =>
      recordsOf(stored['facets']).map((facet) => ({ ...facet, field: indexOf(facet['field']) })),
    write: (stored: Stored, value: unknown) => {
      const former = recordsOf(stored['facets']);
      return { facets: recordsOf(value).map((facet) => storedFacet(facet, former)) };
    },
  },
  sortOn: { read: readsSetting(({ sort_on }) => sort_on) },
  /** The order is stored under both of its names. */
  isReversed: {
    read: readsSetting(isDescending),
    write: (stored: Stored, value: unknown) => {
      const changed = changeOf(stored, 'query.sort_order_boolean', value);
      const order = value === true ? 'descending' : 'ascending';
      return changeOf({ ...stored, ...changed }, 'query.sort_order', order);
    },
  },
  limit: countIn('limit'),
  pageSize: countIn('b_size'),
};
