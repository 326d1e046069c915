import type { Item } from '~mocks/repository/types';
import { serializeContent } from '~mocks/content/serialize/content';
import { mayView, urlOf } from '~mocks/content/perspective';
import type { Call, Service } from '../shared/call';
import type { Expander } from '../shared/expander';

function navroot(call: Call, item: Item): unknown {
  const { repository } = call;
  const nearest = repository.navigationRootOf(item);
  const root = mayView(call, nearest) ? nearest : repository.root;
  return { '@id': `${urlOf(call, item)}/@navroot`, navroot: serializeContent(call, root) };
}

export const navrootExpander: Expander = { name: 'navroot', expand: navroot };

export const navrootService: Service = { name: '@navroot', get: (call) => navroot(call, call.item) };
