import type { NavigationItem } from '@/api/types/content';
import type { Item } from '~mocks/repository/types';
import { lineOf, navigationTitleOf, urlOf } from '~mocks/content/perspective';
import { leadsAstray, remoteUrlOf } from '~mocks/content/serialize/references';
import { menuRootOf } from '~mocks/settings/navigation-settings';
import type { Call, Service } from '../shared/call';
import type { Expander } from '../shared/expander';
import { tabChildren } from './navigation-tree';

type Children = (container: Item) => Item[];

const viewActionTypes = new Set(['File', 'Image']);

function branch(call: Call, children: Children, item: Item, depth: number): NavigationItem {
  return {
    '@id': urlOf(call, item),
    title: navigationTitleOf(item),
    description: lineOf(item, 'description'),
    review_state: item.state,
    items: depth > 1 ? children(item).map((each) => deeper(call, children, each, depth - 1)) : [],
  };
}

function deeper(call: Call, children: Children, item: Item, depth: number): NavigationItem {
  return {
    ...branch(call, children, item, depth),
    use_view_action_in_listings: viewActionTypes.has(item.type),
  };
}

/** On the first level a Link has its target's address, for everybody but its creator. */
function firstLevel(call: Call, children: Children, item: Item, depth: number): NavigationItem {
  const entry = branch(call, children, item, depth);
  const isOwn = call.viewer.id !== null && item.creators[0] === call.viewer.id;
  return item.type === 'Link' && !isOwn && !leadsAstray(call, item)
    ? { ...entry, '@id': remoteUrlOf(call, item) }
    : entry;
}

function depthOf(call: Call): number {
  const depth = call.parameters.integer('expand.navigation.depth', 1);
  return depth < 0 ? Number.POSITIVE_INFINITY : Math.max(1, depth);
}

/** The portal's tabs with what lies below them, from the navigation root of the item. */
function navigation(call: Call, item: Item): unknown {
  const root = menuRootOf(call.repository, item);
  const { tabs, below } = tabChildren(call);
  const depth = depthOf(call);
  const home: NavigationItem = {
    '@id': urlOf(call, root),
    title: 'Home',
    description: '',
    review_state: null,
    items: [],
  };
  return {
    '@id': `${urlOf(call, item)}/@navigation`,
    items: [home, ...tabs(root).map((each) => firstLevel(call, below, each, depth))],
  };
}

export const navigationExpander: Expander = { name: 'navigation', expand: navigation };

export const navigationService: Service = {
  name: '@navigation',
  get: (call) => navigation(call, call.item),
};
