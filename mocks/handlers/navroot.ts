import type { Item } from '../repository/types';
import { serializeContent } from '../serialize/content';
import { mayView, urlOf } from '../serialize/perspective';
import type { Call, Service } from './call';
import type { Expander } from './expander';

function navroot(call: Call, item: Item): unknown {
  const { repository } = call;
  const nearest = repository.navigationRootOf(item);
  const root = mayView(call, nearest) ? nearest : repository.root;
  return { '@id': `${urlOf(call, item)}/@navroot`, navroot: serializeContent(call, root) };
}

export const navrootExpander: Expander = { name: 'navroot', expand: navroot };

export const navrootService: Service = { name: '@navroot', get: (call) => navroot(call, call.item) };
