import { allowsChild, contentTypeOf, contentTypes } from '../content-types/registry';
import { unauthorized } from '../http/failure';
import type { Item } from '../repository/types';
import type { Call, Service } from './call';
import type { Expander } from './expander';

/** Types that nobody chooses: the site itself. */
const userFriendly = contentTypes.filter((type) => type.id !== 'Plone Site');

/** The types by title, and which of them the reader may add here. Anonymous readers are refused. */
function types(call: Call, item: Item): unknown {
  if (call.viewer.id === null) throw unauthorized('Unauthorized()');
  const container = contentTypeOf(item.type);
  const mayAdd = call.repository.can(call.viewer, 'Add portal content', item);
  const titleOf = (type: (typeof userFriendly)[number]) => type.title[call.language];
  return userFriendly
    .toSorted((a, b) => titleOf(a).localeCompare(titleOf(b), call.language))
    .map((type) => {
      const addable = mayAdd && allowsChild(container, type);
      return {
        '@id': `${call.base}/@types/${type.id}`,
        id: type.id,
        title: titleOf(type),
        addable,
        immediately_addable: addable,
      };
    });
}

export const typesExpander: Expander = { name: 'types', expand: types };

export const typesService: Service = { name: '@types', get: (call) => types(call, call.item) };
