import type { Item, RepositoryReader } from '~mocks/repository/types';
import { panelSettings } from './panel-settings';
import { withoutEnd } from '~mocks/lib/ends';

/** The navigation control panel as menus follow it. */
export interface NavigationSettings {
  /** Types in menus; undefined where the panel was never saved and the types themselves say. */
  displayedTypes: ReadonlySet<string> | undefined;
  /** Types below which menus of a branch show nothing. */
  closedTypes: ReadonlySet<string>;
  /** States of what is shown; undefined for all. */
  states: ReadonlySet<string> | undefined;
  hasTabs: boolean;
  showsExcluded: boolean;
  showsLeaves: boolean;
  sortOn: string;
  isReversed: boolean;
}

const setOf = (value: unknown): ReadonlySet<string> =>
  new Set(Array.isArray(value) ? (value as string[]) : []);

/** The root of an item's menus: a language's folder, else what the panel names, else the site. */
export function menuRootOf(repository: RepositoryReader, item: Item): Item {
  const found = repository.navigationRootOf(item);
  const { root } = panelSettings(repository, 'navigation');
  const path = typeof root === 'string' ? withoutEnd(root) : '';
  return found.parent === null && path !== '' ? (repository.byPath(path) ?? found) : found;
}

export function navigationSettings(repository: RepositoryReader): NavigationSettings {
  const saved = repository.setting<Readonly<Record<string, unknown>>>('navigation');
  const all = panelSettings(repository, 'navigation');
  return {
    displayedTypes: saved?.displayed_types ? setOf(saved.displayed_types) : undefined,
    closedTypes: setOf(all.parent_types_not_to_query),
    states: all.filter_on_workflow === true ? setOf(all.workflow_states_to_show) : undefined,
    hasTabs: all.generate_tabs !== false,
    showsExcluded: all.show_excluded_items === true,
    showsLeaves: all.nonfolderish_tabs !== false,
    sortOn: typeof all.sort_tabs_on === 'string' ? all.sort_tabs_on : 'getObjPositionInParent',
    isReversed: all.sort_tabs_reversed === true,
  };
}
