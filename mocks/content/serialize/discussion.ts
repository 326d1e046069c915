import type { Item, RepositoryReader } from '~mocks/repository/types';
import { booleanSetting } from '~mocks/settings/panel-settings';

/** Containers of the site's own structure, on which nobody comments. */
const mute = new Set(['Plone Site', 'LRF', 'LFR', 'LIF']);

/** Posts of a blog are commented on unless they say otherwise. */
const isAllowed = ({ type, fields }: Item): boolean =>
  fields.allow_discussion === true || (type === 'Post' && typeof fields.allow_discussion !== 'boolean');

/** Whether there may be new comments on an item. */
export function isDiscussed(repository: RepositoryReader, item: Item): boolean {
  return (
    isAllowed(item) && !mute.has(item.type) && booleanSetting(repository, 'discussion', 'globally_enabled')
  );
}
