import type { Call, Service } from '../shared/call';
import { readQuerystringBody } from './querystring-body';
import { toCatalog } from '~mocks/content/queries/querystring-query';
import { searchResults } from './results';

async function querystringSearch(call: Call): Promise<unknown> {
  const body = await readQuerystringBody(call);
  const query = toCatalog(call, body);
  if (query.text === '') return { '@id': call.url.href, items: [], items_total: 0 };
  const scope = { ...call, metadataFields: body.metadataFields };
  const batch = { start: body.start, size: body.size };
  return searchResults(scope, query, { batch, fullObjects: body.fullObjects, limitsTotal: true });
}

export const querystringSearchService: Service = {
  name: '@querystring-search',
  get: querystringSearch,
  post: querystringSearch,
};
