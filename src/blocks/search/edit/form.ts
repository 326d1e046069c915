import { newId } from '@/editor/document/new-id';
import { changeOf } from '@/tool/form/inner-fields';
import { countOf } from '@/lib/count';
import { isRecord, recordsOf, textOf } from '@/lib/text';
import type { StoredForm } from '../../definition';
import { isDescending } from '../../stored-query';
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

/** Numbers are stored as words, and the order under both of its names. */
function storedSetting(stored: Stored, name: string, value: unknown): Stored {
  if (name === 'query.limit' || name === 'query.b_size')
    return changeOf(stored, name, typeof value === 'number' ? String(value) : '');
  const changed = changeOf(stored, name, value);
  if (name !== 'query.sort_order_boolean') return changed;
  const order = value === true ? 'descending' : 'ascending';
  return changeOf({ ...stored, ...changed }, 'query.sort_order', order);
}

export const form: StoredForm = {
  values: (stored) => {
    const data = searchShape.read(stored);
    const query = searchQuery(data);
    return {
      ...stored,
      headlineTag: data.headlineTag,
      variation: data.variation,
      showSearchInput: data.showSearchInput ?? true,
      showTotalResults: data.showTotalResults ?? true,
      facets: recordsOf(stored['facets']).map((facet) => ({ ...facet, field: indexOf(facet['field']) })),
      'query.query': isRecord(stored['query']) ? stored['query']['query'] : undefined,
      'query.sort_on': query.sort_on,
      'query.sort_order_boolean': isDescending(query),
      'query.limit': countOf(query.limit) ?? null,
      'query.b_size': countOf(query.b_size) ?? null,
    };
  },
  change: (stored, name, value) => {
    if (name.startsWith('query.')) return storedSetting(stored, name, value);
    if (name !== 'facets') return { [name]: value };
    const former = recordsOf(stored['facets']);
    return { facets: recordsOf(value).map((facet) => storedFacet(facet, former)) };
  },
};
