import { recordedTypes } from '../../content-types/recorded-types';
import { contentTypeOf } from '../../content-types/registry';
import { serverError } from '../../http/failure';
import type { Item } from '../../repository/types';
import { serializeContent } from '../../serialize/content';
import { mayView, textOf, urlOf } from '../../serialize/perspective';
import type { Call, Service } from '../call';
import type { Expander } from '../expander';
import { ownEntry } from '../../text/own-entry';

const parameter = 'expand.inherit.behaviors';

const namesOf = (call: Call): string[] => (call.parameters.first(parameter) ?? '').split(',').filter(Boolean);

/** Language folders and the site are roots of navigation by their kind, without the behavior. */
const roots = new Set(['LRF', 'Plone Site']);

const hasBehavior = (item: Item, name: string): boolean =>
  contentTypeOf(item.type).behaviors.includes(name) ||
  (name === 'plone.navigationroot' && roots.has(item.type));

/** Values of a behavior's fields on the nearest viewable content that has it, the context included. */
function inherited(call: Call, item: Item, name: string): Record<string, unknown> {
  const fields = ownEntry(recordedTypes().behaviors, name);
  if (fields === null) throw serverError('AttributeError', "'NoneType' object has no attribute 'providedBy'");
  const source = call.repository.chainOf(item).find((each) => hasBehavior(each, name) && mayView(call, each));
  if (!source || !fields) return {};
  const content = serializeContent(call, source);
  const data = Object.fromEntries(fields.map((field) => [field, ownEntry(content, field)]));
  return { [name]: { from: { '@id': urlOf(call, source), title: textOf(source, 'title') }, data } };
}

const addressOf = (call: Call, item: Item): string =>
  `${urlOf(call, item)}/@inherit?${parameter}=${call.parameters.first(parameter) ?? ''}`;

function inherit(call: Call, item: Item): unknown {
  const names = namesOf(call);
  if (names.length === 0) return {};
  return Object.assign(
    { '@id': addressOf(call, item) },
    ...names.map((name) => inherited(call, item, name)),
  ) as unknown;
}

/** Part of `@components` only where its parameter is given. */
export const inheritExpander: Expander = {
  name: 'inherit',
  isListed: (_, call) => call.parameters.has(parameter),
  link: addressOf,
  expand: inherit,
};

export const inheritService: Service = { name: '@inherit', get: (call) => inherit(call, call.item) };
