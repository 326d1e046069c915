import { checkBatch } from '~mocks/http/batching';
import { badRequest } from '~mocks/http/failure';
import type { CatalogQuery, Item } from '~mocks/repository/types';
import { serializeField } from '~mocks/content/serialize/fields';
import { textOf, urlOf } from '~mocks/content/perspective';
import { catalogSummary } from '~mocks/content/serialize/summary';
import { sortableTitle } from '~mocks/repository/indexed';
import type { Call, Service } from '../shared/call';
import { searchWords } from '../shared/search-words';
import { withoutEnds } from '~mocks/lib/ends';

const sortFields: Readonly<Record<string, (item: Item) => string>> = {
  created: (item) => item.created,
  // Lists show an offer's number, where it has one.
  id: (item) => (textOf(item, 'external_id') || item.id).toLowerCase(),
  sortable_title: (item) => sortableTitle(textOf(item, 'title')),
  job_offer_institute_title: (item) => sortableTitle(textOf(item, 'job_offer_institute_title')),
  job_offer_location_title: (item) => sortableTitle(textOf(item, 'job_offer_location_title')),
};

/** Parameters and the indexes whose tokens they choose from. */
const filters: Readonly<Record<string, string>> = {
  target_group: 'job_offer_target_groups',
  field_of_work: 'job_offer_fields_of_work',
  location: 'job_offer_location',
  subject: 'job_offer_categories',
};

const summaryFields = [
  'external_id',
  'date_of_issue',
  'submission_date',
  'job_offer_institute_title',
  'job_offer_location_title',
  'job_offer_location',
  'job_offer_target_groups',
  'job_offer_fields_of_work',
  'job_offer_categories',
  'short_header_text',
];

/** A number that says how many; less than none is no number of things. */
function count(call: Call, name: string, fallback: number): number {
  const value = call.parameters.integer(name, fallback);
  if (value < 0) throw badRequest(`Invalid ${name}: Negative`);
  return value;
}

/** How two offers stand to each other; one without a value comes last, whatever the direction. */
function comparison(call: Call): (a: Item, b: Item) => number {
  if (call.parameters.repeated('sort').length > 1) throw badRequest('Invalid sort: Unknown field');
  const given = call.parameters.first('sort')?.trim() || 'created desc';
  const [name = '', direction = 'asc', ...more] = given.split(/\s+/);
  const valueOf = Object.hasOwn(sortFields, name) ? sortFields[name] : undefined;
  if (!valueOf) throw badRequest('Invalid sort: Unknown field');
  if (more.length > 0 || !['asc', 'desc'].includes(direction))
    throw badRequest('Invalid sort: Unknown direction');
  const factor = direction === 'asc' ? 1 : -1;
  return (a, b) => {
    const [left, right] = [valueOf(a), valueOf(b)];
    if (left === right) return 0;
    if (left === '' || right === '') return left === '' ? 1 : -1;
    return left < right ? -factor : factor;
  };
}

/** Every word must be found, as the beginning of one at least; undefined when no word is asked. */
function textOfQuery(call: Call): string | undefined {
  const words = searchWords(call.parameters.first('q') ?? '');
  return words.length === 0 ? undefined : words.map((word) => `${word}*`).join(' ');
}

function placeOf(call: Call): NonNullable<CatalogQuery['paths']> {
  const prefix = withoutEnds(call.parameters.first('path_prefix') ?? '');
  return [{ path: prefix === '' ? call.repository.pathOf(call.item) : `/${prefix}`, depth: -1 }];
}

function queryOf(call: Call): CatalogQuery {
  const text = textOfQuery(call);
  const chosen = Object.entries(filters).flatMap(([name, index]) => {
    const values = call.parameters.all(name).filter((token) => token !== '');
    return values.length > 0 ? [{ index, values }] : [];
  });
  return {
    criteria: [
      { index: 'portal_type', values: ['Joboffer'] },
      { index: 'review_state', values: ['published'] },
      ...chosen,
    ],
    paths: placeOf(call),
    ...(text === undefined ? {} : { text }),
    includeInactive: false,
    start: 0,
    size: Number.MAX_SAFE_INTEGER,
  };
}

function summaryOf(call: Call, item: Item): unknown {
  const { fields } = call.repository.types.of(item.type);
  const own = summaryFields.map((name) => {
    const schema = fields.find((each) => each.name === name);
    return [name, schema ? serializeField(call, item, schema) : null] as const;
  });
  const { created } = catalogSummary({ ...call, metadataFields: ['created'] }, item) as { created?: string };
  return {
    ...catalogSummary(call, item),
    UID: item.uid,
    id: item.id,
    created,
    ...Object.fromEntries(own),
  };
}

function jobOfferSearch(call: Call): unknown {
  const rows = count(call, 'rows', 25);
  const start = count(call, 'start', 0);
  const compare = comparison(call);
  const found = call.repository.search(queryOf(call), call.viewer).items;
  const sorted = found.toSorted(compare);
  const shown = sorted.slice(start, start + rows);
  checkBatch(shown);
  return {
    '@id': `${urlOf(call, call.item)}/@job-offer-search`,
    items: shown.map((item) => summaryOf(call, item)),
    items_total: sorted.length,
  };
}

/** Published job offers that have not run out. */
export const jobOfferSearchService: Service = { name: '@job-offer-search', get: jobOfferSearch };
