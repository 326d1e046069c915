import { lockOf } from '../editing/locks';
import type { Item } from '~mocks/repository/types';
import { isoInstant } from './dates';
import type { Perspective } from '../perspective';
import { urlOfPath } from '../perspective';

/** What is told of an item's lock, token included, to everybody who may view the item. */
export function lockInfo(view: Perspective, item: Item): Record<string, unknown> {
  if (!view.repository.types.of(item.type).lockable) return {};
  const lock = lockOf(view, item);
  if (!lock) return { locked: false, stealable: true };
  const { owner, token, name, timeout, time } = lock;
  const isEditLock = name === 'plone.locking.stealable';
  return {
    locked: true,
    stealable: isEditLock && (lock.stealable || owner === view.viewer.id),
    creator: owner,
    creator_name: view.repository.user(owner)?.fullname || owner,
    creator_url: urlOfPath(view, `/author/${owner}`),
    time: time / 1000,
    created: isoInstant(new Date(time).toISOString()),
    token,
    name,
    timeout,
  };
}
