import { contentTypeOf } from '../content-types/registry';
import { serverError } from '../http/failure';
import type { Item } from '../repository/types';
import { mayView, urlOf } from '../serialize/perspective';
import type { Call, Service } from './call';
import type { Expander } from './expander';

function languageRoots(call: Call): Record<string, string> {
  const children = call.repository.childrenOf(call.repository.root);
  const roots = children.filter((each) => each.type === 'LRF' && mayView(call, each));
  return Object.fromEntries(roots.map((each) => [each.language, urlOf(call, each)]));
}

function translations(call: Call, item: Item): unknown {
  const others = call.repository.translationsOf(item).filter((each) => mayView(call, each));
  return {
    '@id': `${urlOf(call, item)}/@translations`,
    items: others.map((each) => ({ '@id': urlOf(call, each), language: each.language })),
    root: languageRoots(call),
  };
}

const isTranslatable = (item: Item): boolean => contentTypeOf(item.type).translatable;

export const translationsExpander: Expander = {
  name: 'translations',
  isListed: isTranslatable,
  expand: translations,
};

export const translationsService: Service = {
  name: '@translations',
  get(call) {
    if (!isTranslatable(call.item)) throw serverError('TypeError', "'NoneType' object is not callable");
    return translations(call, call.item);
  },
};
