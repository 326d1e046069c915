import { checkBatch } from '~mocks/http/batching';
import { badRequest, serverError } from '~mocks/http/failure';
import { booleanSetting } from '~mocks/settings/panel-settings';
import { commentsOf } from '~mocks/repository/comments';
import { relationsTo } from '~mocks/repository/relations';
import type { Item } from '~mocks/repository/types';
import { mayView, textOf, urlOf } from '~mocks/content/perspective';
import { objectSummary } from '~mocks/content/serialize/summary';
import type { Call, Service } from '../shared/call';

/** What one call looks up again and again, each only once. */
function createLookup(call: Call) {
  const { repository } = call;
  const below = once((item: Item): readonly Item[] => {
    const children = repository.childrenOf(item);
    return children.flatMap((child) => [child, ...below(child)]);
  });
  const isSeen = once((item: Item) => mayView(call, item));
  return {
    below: (item: Item) => below(item).filter(isSeen),
    linking: once((item: Item) =>
      relationsTo(repository, item).flatMap(({ source }) => (isSeen(source) ? [source] : [])),
    ),
    comments: once((item: Item) => commentsOf(repository, item.uid).length),
  };
}

/** A function of items that works each out once. */
function once<Value>(work: (item: Item) => Value): (item: Item) => Value {
  const known = new Map<string, { value: Value }>();
  return (item) => {
    const found = known.get(item.uid) ?? { value: work(item) };
    known.set(item.uid, found);
    return found.value;
  };
}

const breach = (call: Call, source: Item): unknown => ({
  '@id': urlOf(call, source),
  title: textOf(source, 'title'),
  uid: source.uid,
});

/** What the caller may not view is answered like what does not exist. */
function itemOf(call: Call, uid: string): Item {
  const item = call.repository.byUid(uid);
  if (!item || !mayView(call, item))
    throw serverError('AttributeError', "'NoneType' object has no attribute 'getPhysicalPath'");
  return item;
}

/**
 * What would lose its target if content were deleted: who links to it from outside what goes with it, once for each
 * relation. Linked items inside the asked ones are told behind these, each on its own.
 */
function linkIntegrity(call: Call): unknown {
  const { repository, parameters } = call;
  if (!booleanSetting(repository, 'editing', 'enable_link_integrity_checks')) return [];
  const uids = new Set(parameters.all('uids').filter((uid) => uid !== ''));
  if (uids.size === 0) throw badRequest('Missing parameter "uids"');
  const { below, linking, comments } = createLookup(call);
  const answers: unknown[] = [];
  // What is added while they are walked is walked too.
  for (const uid of uids) {
    checkBatch(answers);
    const item = itemOf(call, uid);
    const inside = below(item);
    const own = new Set([item, ...inside].map((each) => each.uid));
    const outside = (each: Item): Item[] => linking(each).filter((source) => !own.has(source.uid));
    for (const each of inside) if (!uids.has(each.uid) && outside(each).length > 0) uids.add(each.uid);
    answers.push({
      ...objectSummary(call, item),
      breaches: outside(item).map((source) => breach(call, source)),
      items_total: inside.length + [item, ...inside].reduce((sum, each) => sum + comments(each), 0),
    });
  }
  return answers;
}

export const linkIntegrityService: Service = { name: '@linkintegrity', get: linkIntegrity, rootOnly: true };
