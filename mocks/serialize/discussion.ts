import type { Item, RepositoryReader } from '../repository/types';
import { booleanSetting } from '../settings/panel-settings';

/** Containers of the site's own structure, on which nobody comments. */
const mute = new Set(['Plone Site', 'LRF', 'LFR', 'LIF']);

/** Whether there may be new comments on an item. */
export function isDiscussed(repository: RepositoryReader, item: Item): boolean {
  return (
    item.fields.allow_discussion === true &&
    !mute.has(item.type) &&
    booleanSetting(repository, 'discussion', 'globally_enabled')
  );
}
