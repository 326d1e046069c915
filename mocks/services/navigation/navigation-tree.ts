import type { Item } from '~mocks/repository/types';
import { isActive, mayView } from '~mocks/content/perspective';
import type { NavigationSettings } from '~mocks/settings/navigation-settings';
import { navigationSettings } from '~mocks/settings/navigation-settings';
import type { Call } from '../shared/call';

type Children = (container: Item) => Item[];

/** Displayed types in displayed states, viewable, and active unless the reader may see others. */
function shownIn(call: Call, { displayedTypes, states }: NavigationSettings): (item: Item) => boolean {
  const { repository, viewer, now } = call;
  const seesInactive = repository.can(viewer, 'Access inactive portal content', repository.root);
  const isDisplayed = ({ type }: Item): boolean =>
    displayedTypes ? displayedTypes.has(type) : repository.types.of(type).inNavigation;
  return (item) =>
    isDisplayed(item) &&
    (!states || (item.state !== null && states.has(item.state))) &&
    (seesInactive || isActive(item, now)) &&
    mayView(call, item);
}

/** What the menu of a branch shows below its items. */
export function branchChildren(call: Call): Children {
  const settings = navigationSettings(call.repository);
  const isShown = shownIn(call, settings);
  return (container) =>
    settings.closedTypes.has(container.type)
      ? []
      : call.repository
          .childrenOf(container)
          .filter((item) => !item.fields.exclude_from_nav && isShown(item));
}

function sortedChildren(call: Call, container: Item, { sortOn, isReversed }: NavigationSettings): Item[] {
  const { repository, viewer } = call;
  if (sortOn === 'getObjPositionInParent') {
    const children = repository.childrenOf(container);
    return isReversed ? children.toReversed() : children;
  }
  return repository.search(
    {
      criteria: [],
      paths: [{ path: repository.pathOf(container), depth: 1 }],
      sort: [{ on: sortOn, descending: isReversed }],
      includeInactive: true,
      start: 0,
      size: Number.MAX_SAFE_INTEGER,
    },
    viewer,
  ).items;
}

/**
 * The tabs of a site and what lies below them. What is excluded may be shown on the way to the present page; of thousands
 * that are excluded nobody's rights are looked up.
 */
export function tabChildren(call: Call): { tabs: Children; below: Children } {
  const { repository } = call;
  const settings = navigationSettings(repository);
  const isListed = shownIn(call, settings);
  const isShown = (item: Item): boolean =>
    isListed(item) && (settings.showsLeaves || repository.types.of(item.type).folderish);
  const here = repository.pathOf(call.item);
  const isAllowed = (item: Item, isOnTheWay: (path: string) => boolean): boolean =>
    !item.fields.exclude_from_nav || (settings.showsExcluded && isOnTheWay(repository.pathOf(item)));
  return {
    tabs: (root) =>
      settings.hasTabs
        ? sortedChildren(call, root, settings).filter(
            (item) => isAllowed(item, (path) => here.startsWith(path)) && isShown(item),
          )
        : [],
    below(container) {
      const language = repository.navigationRootOf(container).language;
      return repository
        .childrenOf(container)
        .filter(
          (item) =>
            isAllowed(item, (path) => `${path}/`.startsWith(`${here}/`)) &&
            (language === '' || item.language === language) &&
            isShown(item),
        );
    },
  };
}
