import { unauthorized } from '../http/failure';
import type { Item } from '../repository/types';
import { urlOf } from '../serialize/perspective';
import type { Call, Service } from './call';
import type { Expander } from './expander';

/** Old paths of an item. The expander shows them to everybody, the service only to those who manage them. */
function aliases(call: Call, item: Item): unknown {
  const path = call.repository.pathOf(item);
  const items = call.repository.aliasesOf(path).map((old) => ({ path: old, 'redirect-to': path }));
  return { '@id': `${urlOf(call, item)}/@aliases`, items, items_total: items.length };
}

export const aliasesExpander: Expander = { name: 'aliases', expand: aliases };

export const aliasesService: Service = {
  name: '@aliases',
  get(call) {
    if (!call.repository.can(call.viewer, 'Manage Context Aliases', call.item)) throw unauthorized();
    return aliases(call, call.item);
  },
};
