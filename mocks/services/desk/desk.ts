import { catalogSummary } from '~mocks/content/serialize/summary';
import { batchingLinks, idOfBatched, part } from '~mocks/http/batching';
import { badRequest, unauthorized } from '~mocks/http/failure';
import { ownEntry } from '~mocks/lib/own-entry';
import type { Call, Service } from '../shared/call';
import { findings } from './findings';

/** Content that one call looks through, that changed last first. */
const mostScanned = 2000;

function get(call: Call): unknown {
  const { repository, viewer, item, parameters } = call;
  if (!repository.can(viewer, 'List folder contents', item)) throw unauthorized();
  const name = parameters.first('find');
  if (name === undefined) return { '@id': call.url.href, finds: Object.keys(findings) };
  const isFound = ownEntry(findings, name);
  if (!isFound) throw badRequest(`Invalid find: ${name.slice(0, 100)}`);
  const batch = {
    start: Math.max(0, parameters.integer('b_start', 0)),
    size: Math.max(0, parameters.integer('b_size', 25)),
  };
  const { items, total } = repository.search(
    {
      criteria: [],
      paths: [{ path: repository.pathOf(item), depth: -1 }],
      sort: [{ on: 'modified', descending: true }],
      includeInactive: true,
      start: 0,
      size: mostScanned,
    },
    viewer,
  );
  const found = items.filter((each) => isFound(call, each));
  const batching = batchingLinks(call.url, batch, found.length);
  return {
    '@id': idOfBatched(call.url),
    items: part(found, batch).map((each) => catalogSummary(call, each)),
    items_total: found.length,
    scanned: items.length,
    is_whole: total <= mostScanned,
    ...(batching ? { batching } : {}),
  };
}

/** What waits below a place and needs more than a search to be found, for those who work there. */
export const deskService: Service = { name: '@desk', get };
