import { contentTypes } from '../../content-types/registry';
import { panelSettings } from '../../settings/panel-settings';
import { negativeSize, serverError } from '../../http/failure';
import type { CatalogQuery, Criterion } from '../../repository/types';
import type { Call, Service } from '../call';
import { indexNames, publishedAt, readCriteria } from './criteria';
import { sortOrder } from './order';
import { searchResults } from './results';

type Paths = NonNullable<CatalogQuery['paths']>;

function readPaths(call: Call, scope: string): Paths {
  const { parameters } = call;
  const depthText = parameters.first('path.depth');
  const depth = depthText === undefined ? -1 : Number(depthText);
  if (!Number.isInteger(depth))
    throw serverError('QueryParsingError', `Could not parse path.depth: ${depthText}`);
  const given = [...parameters.all('path'), ...parameters.all('path.query')];
  const paths = given.length > 0 ? given.map((path) => path.replace(/\/+$/, '')) : [scope];
  return paths.map((path) => ({ path, depth }));
}

/** Inactive content: by the request's own word, else by right on the searched place. */
function includesInactive(call: Call): boolean {
  const asked = call.parameters.first('show_inactive');
  if (asked !== undefined) return asked !== '';
  return call.repository.can(call.viewer, 'Access inactive portal content', call.item);
}

function searchableText(call: Call): string | undefined {
  const { parameters } = call;
  if (!indexNames(parameters).has('SearchableText')) return undefined;
  if (parameters.isList('SearchableText') || parameters.has('SearchableText.query'))
    throw serverError('AttributeError', "'list' object has no attribute 'strip'");
  return (parameters.first('SearchableText') ?? '').replace(/[()]/g, '').trim();
}

const unsearched = new Set(['Plone Site', 'LRF', 'LIF']);

/** Types that the search of visitors finds: all for content but those that the settings leave out. */
function searchableTypes(call: Call): Criterion {
  const { types_not_searched: left } = panelSettings(call.repository, 'search');
  const hidden = new Set([...unsearched, ...(Array.isArray(left) ? (left as unknown[]) : [])]);
  return {
    index: 'portal_type',
    values: [...contentTypes().map((type) => type.id), 'Discussion Item'].filter((id) => !hidden.has(id)),
  };
}

function readQuery(call: Call): CatalogQuery {
  const { parameters, repository } = call;
  if (parameters.first('getObjPositionInParent'))
    throw serverError('ComponentLookupError', 'getObjPositionInParent cannot be searched.');
  const isSiteSearch = parameters.first('use_site_search_settings') === '1';
  const scope = isSiteSearch ? repository.navigationRootOf(call.item) : call.item;
  const includeInactive = includesInactive(call);
  const criteria = [...readCriteria(parameters), ...(includeInactive ? publishedAt(parameters) : [])];
  const hasType = criteria.some((each) => each.index === 'portal_type');
  const orders = parameters.all('sort_order');
  const descends = (index: number): boolean =>
    ['descending', 'reverse'].includes((orders.length > 1 ? orders[index] : orders[0]) ?? '');
  const limit = parameters.bareInteger('sort_limit', 0);
  const text = searchableText(call);
  const title = parameters.first('Title') ?? parameters.first('Title.query');
  const description = parameters.first('Description') ?? parameters.first('Description.query');
  return {
    criteria: isSiteSearch && !hasType ? [...criteria, searchableTypes(call)] : criteria,
    paths: readPaths(call, repository.pathOf(scope)),
    ...(text === undefined ? {} : { text }),
    ...(title ? { title } : {}),
    ...(description ? { description } : {}),
    sort: sortOrder(parameters.all('sort_on'), descends),
    includeInactive,
    withComments: true,
    ...(limit > 0 ? { limit } : {}),
    start: Math.max(0, parameters.bareInteger('b_start', 0)),
    size: parameters.bareInteger('b_size', 25),
  };
}

/** Texts for which Plone answers with an empty array, whatever else is asked. */
const emptyTexts = new Set(['', '*']);

function search(call: Call): unknown {
  const query = readQuery(call);
  if (query.text !== undefined && emptyTexts.has(query.text)) return [];
  if (query.size < 0) throw negativeSize();
  const batch = { start: query.start, size: query.size };
  return searchResults(call, query, { batch, fullObjects: call.parameters.has('fullobjects') });
}

export const searchService: Service = { name: '@search', get: search };
