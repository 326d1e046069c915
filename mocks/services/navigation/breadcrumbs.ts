import type { Item } from '~mocks/repository/types';
import { mayView, navigationTitleOf, urlOf } from '~mocks/content/perspective';
import type { Call, Service } from '../shared/call';
import type { Expander } from '../shared/expander';

/** Items from below the navigation root down to the item, without those that the reader may not view. */
function breadcrumbs(call: Call, item: Item): unknown {
  const { repository } = call;
  const root = repository.navigationRootOf(item);
  const chain = repository.chainOf(item);
  const trail = chain
    .slice(
      0,
      Math.max(
        0,
        chain.findIndex((each) => each.uid === root.uid),
      ),
    )
    .filter((each) => mayView(call, each))
    .reverse();
  return {
    '@id': `${urlOf(call, item)}/@breadcrumbs`,
    items: trail.map((each) => ({ '@id': urlOf(call, each), title: navigationTitleOf(each) })),
    root: urlOf(call, root),
  };
}

export const breadcrumbsExpander: Expander = { name: 'breadcrumbs', expand: breadcrumbs };

export const breadcrumbsService: Service = {
  name: '@breadcrumbs',
  get: (call) => breadcrumbs(call, call.item),
};
