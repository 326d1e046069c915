import { badRequest, serverError, unauthorized } from '~mocks/http/failure';
import { booleanSetting } from '~mocks/settings/panel-settings';
import { commentsOf } from '~mocks/repository/comments';
import { relationsTo } from '~mocks/repository/relations';
import type { Item } from '~mocks/repository/types';
import { mayView, textOf, urlOf } from '~mocks/content/perspective';
import { objectSummary } from '~mocks/content/serialize/summary';
import type { Call, Service } from '../shared/call';

const descendants = (call: Call, item: Item): Item[] =>
  call.repository.childrenOf(item).flatMap((child) => [child, ...descendants(call, child)]);

/** Who links to the item from outside what goes with it, once for each of its relations. */
function breaches(call: Call, item: Item, own: ReadonlySet<string>): unknown[] {
  const outside = relationsTo(call.repository, item).filter(
    ({ source }) => !own.has(source.uid) && mayView(call, source),
  );
  return outside.map(({ source }) => ({
    '@id': urlOf(call, source),
    title: textOf(source, 'title'),
    uid: source.uid,
  }));
}

/**
 * What would lose its target if content were deleted. Linked items inside the asked ones are told behind these, each on
 * its own.
 */
function linkIntegrity(call: Call): unknown {
  const { repository, parameters } = call;
  if (!booleanSetting(repository, 'editing', 'enable_link_integrity_checks')) return [];
  const asked = parameters.all('uids').filter((uid) => uid !== '');
  if (asked.length === 0) throw badRequest('Missing parameter "uids"');
  const uids = [...asked];
  const answers: unknown[] = [];
  for (let at = 0; at < uids.length; at += 1) {
    const item = repository.byUid(uids[at] ?? '');
    if (!item) throw serverError('AttributeError', "'NoneType' object has no attribute 'getPhysicalPath'");
    if (!mayView(call, item))
      throw unauthorized(`You are not allowed to access '${item.id}' in this context`);
    const below = descendants(call, item).filter((each) => mayView(call, each));
    const own = new Set([item, ...below].map(({ uid }) => uid));
    for (const each of below)
      if (!uids.includes(each.uid) && breaches(call, each, own).length > 0) uids.push(each.uid);
    const comments = [item, ...below].map(({ uid }) => commentsOf(repository, uid).length);
    answers.push({
      ...objectSummary(call, item),
      breaches: breaches(call, item, own),
      items_total: below.length + comments.reduce((sum, count) => sum + count, 0),
    });
  }
  return answers;
}

export const linkIntegrityService: Service = { name: '@linkintegrity', get: linkIntegrity, rootOnly: true };
