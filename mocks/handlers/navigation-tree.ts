import { contentTypeOf } from '../content-types/registry';
import type { Item } from '../repository/types';
import { isActive, mayView } from '../serialize/perspective';
import { displayedTypes } from '../settings/portal-settings';
import type { Call } from './call';

/** Which children a menu shows: displayed types, not excluded, viewable, and active unless the reader may see others. */
export function menuChildren(call: Call): (container: Item) => Item[] {
  const { repository, viewer, now } = call;
  const displayed = displayedTypes(repository);
  const isDisplayed = (item: Item): boolean =>
    displayed ? displayed.has(item.type) : contentTypeOf(item.type).inNavigation;
  const seesInactive = repository.can(viewer, 'Access inactive portal content', repository.root);
  const isShown = (item: Item): boolean =>
    !item.fields.exclude_from_nav &&
    isDisplayed(item) &&
    (seesInactive || isActive(item, now)) &&
    mayView(call, item);
  return (container) => repository.childrenOf(container).filter(isShown);
}
