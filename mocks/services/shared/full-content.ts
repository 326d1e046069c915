import { batchingLinks, checkBatch, shownPart } from '~mocks/http/batching';
import { badRequest, negativeSize } from '~mocks/http/failure';
import type { Item } from '~mocks/repository/types';
import { serializeContent } from '~mocks/content/serialize/content';
import { urlOf } from '~mocks/content/perspective';
import { catalogSummary } from '~mocks/content/serialize/summary';
import type { Call } from './call';
import { collectionItems } from '~mocks/content/queries/collection-items';

interface Options {
  includeItems: boolean;
  /** Children as whole contents. */
  fullItems?: boolean;
}

/** Whole contents with their components that one answer may hold. */
const mostParts = 1000;

/** Each whole content costs as much as a call of its own, and so does each component of it. */
export function checkFullBatch(call: Call, items: number): void {
  const parts = items * (1 + new Set(call.parameters.commaList('expand')).size);
  if (parts > mostParts)
    throw badRequest(`More than ${mostParts} whole contents and components: ask for a smaller b_size.`);
}

/** Signs of an answer with several whole contents. Components such as the navigation may be longer than the contents. */
const longestAnswer = 8_000_000;

/** Words whole contents one by one, and refuses the answer as soon as it is too long. */
export function wordEach<T>(items: readonly T[], word: (item: T) => unknown): unknown[] {
  let length = 0;
  return items.map((item) => {
    if (length > longestAnswer) throw badRequest('The answer is too long: ask for a smaller b_size.');
    const worded = word(item);
    if (items.length > 1) length += JSON.stringify(worded).length;
    return worded;
  });
}

/** A link each, or where `expand` names it the whole body. */
function components(call: Call, item: Item): Record<string, unknown> {
  const asked = new Set(call.parameters.commaList('expand'));
  const url = urlOf(call, item);
  const listed = call.expanders.filter((each) => each.isListed?.(item, call) ?? true);
  return Object.fromEntries(
    listed.map((each) => [
      each.name,
      asked.has(each.name)
        ? each.expand(call, item)
        : { '@id': each.link?.(call, item) ?? `${url}/@${each.name}` },
    ]),
  );
}

function children(call: Call, item: Item, isFull: boolean): Record<string, unknown> {
  const start = call.parameters.integer('b_start', 0);
  const asked = call.parameters.integer('b_size', 25);
  if (asked < 0) throw negativeSize();
  const batch = shownPart({ start, size: asked > 0 ? asked : 25 });
  const { total, items } =
    item.type === 'Collection'
      ? collectionItems(call, item, batch)
      : call.repository.viewableChildren(item, call.viewer, batch.start, batch.size);
  const batching = batchingLinks(call.url, { start, size: asked }, total);
  if (isFull) checkFullBatch(call, items.length);
  checkBatch(items);
  return {
    items: isFull
      ? wordEach(items, (each) => fullContent({ ...call, item: each }, each, { includeItems: false }))
      : items.map((each) => catalogSummary(call, each)),
    items_total: total,
    ...(batching ? { batching } : {}),
  };
}

/** A content GET: fields, components and children. The site root always shows summaries of its own. */
export function fullContent(call: Call, item: Item, options: Options): Record<string, unknown> {
  const isRoot = item.parent === null;
  const hasItems = call.repository.types.of(item.type).folderish || item.type === 'Collection';
  return {
    ...serializeContent(call, item),
    '@components': components(call, item),
    ...(hasItems && (options.includeItems || isRoot)
      ? children(call, item, options.fullItems === true && !isRoot)
      : {}),
  };
}
