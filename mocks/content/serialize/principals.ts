import { batchingLinks, checkBatch, idOfBatched } from '~mocks/http/batching';
import type { Parameters } from '~mocks/http/parameters';
import { portraitUrl } from './portrait';
import type { Group } from '~mocks/repository/groups';
import { everyoneGroup, groupIdsOf, membersOf, rolesOfGroup, rolesOfUser } from '~mocks/repository/groups';
import type { User } from '~mocks/repository/types';
import type { Perspective } from '../perspective';

/** How much of a long list is told. */
export interface Asked {
  url: URL;
  parameters: Parameters;
}

function batch({ url, parameters }: Asked, all: readonly string[]) {
  const start = Math.max(0, parameters.integer('b_start', 0));
  const size = parameters.integer('b_size', 25);
  const items = all.slice(start, start + (size || 25));
  checkBatch(items);
  const batching = batchingLinks(url, { start, size }, all.length);
  return {
    '@id': idOfBatched(url),
    items,
    items_total: all.length,
    ...(batching ? { batching } : {}),
  };
}

/** A user as in a search of principals: without groups. */
export function userSummary(view: Perspective, user: User): Record<string, unknown> {
  return {
    '@id': `${view.base}/@users/${user.id}`,
    id: user.id,
    username: user.login,
    fullname: user.fullname || null,
    email: user.root ? null : user.email || null,
    description: user.description || null,
    home_page: user.home_page || null,
    location: user.location || null,
    portrait: portraitUrl(view, user),
    roles: rolesOfUser(view.repository, user).sort(),
  };
}

export function serializeUser(view: Perspective, asked: Asked, user: User): Record<string, unknown> {
  const summary = userSummary(view, user);
  if (user.root) return summary;
  const ids = [everyoneGroup.id, ...groupIdsOf(view.repository, user)];
  const { items, ...rest } = batch(asked, ids);
  return { ...summary, groups: { ...rest, items: items.sort().map((id) => ({ id, title: id })) } };
}

/** A group without its members. */
export function groupSummary(view: Perspective, group: Group): Record<string, unknown> {
  const isEveryone = group.id === everyoneGroup.id;
  return {
    '@id': `${view.base}/@groups/${group.id}`,
    id: group.id,
    groupname: group.id,
    title: group.title,
    description: group.description,
    email: group.email,
    roles: isEveryone ? [] : [...rolesOfGroup(view.repository, group), 'Authenticated'],
  };
}

export function serializeGroup(view: Perspective, asked: Asked, group: Group): Record<string, unknown> {
  return { ...groupSummary(view, group), members: batch(asked, membersOf(view.repository, group.id)) };
}
