import { batchingLinks, checkBatch, idOfBatched } from '~mocks/http/batching';
import type { Batch } from '~mocks/http/batching';
import { isCommentHit } from '~mocks/repository/comment-hits';
import type { CatalogQuery, Item } from '~mocks/repository/types';
import { catalogSummary } from '~mocks/content/serialize/summary';
import type { Call } from '../shared/call';
import { serializeComment } from '~mocks/content/serialize/comment';
import { checkFullBatch, fullContent, wordEach } from '../shared/full-content';
import { withFeeds } from '../shared/tender-feed';

interface Options {
  batch: Batch;
  fullObjects: boolean;
  /** The query's limit cuts the total too. */
  limitsTotal?: boolean;
}

/** Runs a query and words its answer: a batch of summaries, or of whole contents. */
export function searchResults(call: Call, query: CatalogQuery, options: Options): unknown {
  const { total: found, items } = call.repository.search(query, call.viewer);
  const total = options.limitsTotal && query.limit ? Math.min(found, query.limit) : found;
  const includeItems = call.parameters.boolean('include_items', false);
  const write = (item: Item): unknown => {
    if (!options.fullObjects) return catalogSummary(call, item);
    const page = isCommentHit(item) && call.repository.parentOf(item);
    return page
      ? serializeComment({ ...call, item: page }, item.comment)
      : fullContent({ ...call, item }, item, { includeItems, fullItems: true });
  };
  if (options.fullObjects) checkFullBatch(call, items.length * (includeItems ? 25 : 1));
  checkBatch(items);
  const batching = batchingLinks(call.url, options.batch, total);
  const answer = {
    '@id': idOfBatched(call.url),
    items: options.fullObjects ? wordEach(items, write) : items.map(write),
    items_total: total,
    ...(batching ? { batching } : {}),
  };
  return options.fullObjects ? withFeeds(call, answer) : answer;
}
