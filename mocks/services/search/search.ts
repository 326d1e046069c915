import { menuRootOf } from '~mocks/settings/navigation-settings';
import { panelSettings } from '~mocks/settings/panel-settings';
import type { Batch } from '~mocks/http/batching';
import { shownPart } from '~mocks/http/batching';
import { negativeSize, serverError } from '~mocks/http/failure';
import type { CatalogQuery, Criterion } from '~mocks/repository/types';
import type { Call, Service } from '../shared/call';
import { indexNames, publishedAt, readCriteria } from '~mocks/content/queries/criteria';
import { sortOrder } from '~mocks/content/queries/order';
import { searchResults } from './results';
import { withoutEnd } from '~mocks/lib/ends';

type Paths = NonNullable<CatalogQuery['paths']>;

function readPaths(call: Call, scope: string): Paths {
  const { parameters } = call;
  const depthText = parameters.first('path.depth');
  const depth = depthText === undefined ? -1 : Number(depthText);
  if (!Number.isInteger(depth))
    throw serverError('QueryParsingError', `Could not parse path.depth: ${depthText}`);
  // Places below the top are asked for by names that no path begins with.
  if (Number(parameters.first('path.level') ?? 0) > 0) return [];
  const given = [...parameters.all('path'), ...parameters.all('path.query')];
  if (given.length === 0) return [{ path: scope, depth }];
  // What ends with a slash is no place of its own, it only has places below it.
  const places = depth === 0 ? given.filter((path) => !path.endsWith('/')) : given;
  return places.map((path) => ({ path: withoutEnd(path), depth }));
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

/** Of the asked types, else of all, those that the settings let visitors find. */
function searchableTypes({ repository, parameters }: Call): Criterion {
  const { types_not_searched: left } = panelSettings(repository, 'search');
  const hidden = new Set(Array.isArray(left) ? (left as unknown[]) : []);
  const asked = [...parameters.all('portal_type'), ...parameters.all('portal_type.query')];
  const all = [...repository.types.all.map(({ id }) => id), 'Discussion Item'];
  const known = asked.length > 0 ? all.filter((id) => asked.includes(id)) : all;
  return { index: 'portal_type', values: known.filter((id) => !hidden.has(id)) };
}

/** The order of a search that names none; none for relevance. */
function usualOrder({ repository }: Call): string[] {
  const { sort_on: usual } = panelSettings(repository, 'search');
  return typeof usual === 'string' && usual !== 'relevance' ? [usual] : [];
}

function readQuery(call: Call, batch: Batch): CatalogQuery {
  const { parameters, repository } = call;
  if (parameters.first('getObjPositionInParent'))
    throw serverError('ComponentLookupError', 'getObjPositionInParent cannot be searched.');
  const isSiteSearch = parameters.has('use_site_search_settings');
  const namesPath = ['path', 'path.query', 'path.depth'].some((name) => parameters.has(name));
  const scope = isSiteSearch && !namesPath ? menuRootOf(repository, call.item) : call.item;
  const includeInactive = includesInactive(call);
  const criteria = [...readCriteria(parameters), ...(includeInactive ? publishedAt(parameters) : [])];
  const sortOn = parameters.repeated('sort_on');
  const orders = parameters.repeated('sort_order');
  const descends = (index: number): boolean =>
    ['descending', 'reverse'].includes((orders.length > 1 ? orders[index] : orders[0]) ?? '');
  const limit = parameters.bareInteger('sort_limit', 0);
  const text = searchableText(call);
  const title = parameters.first('Title') ?? parameters.first('Title.query');
  const description = parameters.first('Description') ?? parameters.first('Description.query');
  return {
    criteria: isSiteSearch ? [...criteria, searchableTypes(call)] : criteria,
    paths: readPaths(call, repository.pathOf(scope)),
    ...(text === undefined ? {} : { text }),
    ...(title ? { title } : {}),
    ...(description ? { description } : {}),
    sort: sortOrder(sortOn.length === 0 && isSiteSearch ? usualOrder(call) : sortOn, descends),
    includeInactive,
    countsSorted: parameters.has('b_size'),
    withComments: true,
    ...(limit > 0 ? { limit } : {}),
    ...shownPart(batch),
  };
}

/** Texts for which Plone answers with an empty array, whatever else is asked. */
const emptyTexts = new Set(['', '*']);

function search(call: Call): unknown {
  const { parameters } = call;
  const batch = {
    start: parameters.bareInteger('b_start', 0),
    size: parameters.bareInteger('b_size', 25),
  };
  const query = readQuery(call, batch);
  if (query.text !== undefined && emptyTexts.has(query.text)) return [];
  if (batch.size < 0) throw negativeSize();
  return searchResults(call, query, { batch, fullObjects: parameters.has('fullobjects') });
}

export const searchService: Service = { name: '@search', get: search };
