import { recordedTypes } from '~mocks/content-types/recorded-types';
import { serverError } from '~mocks/http/failure';
import type { Item } from '~mocks/repository/types';
import { serializeContent } from '~mocks/content/serialize/content';
import { mayView, textOf, urlOf } from '~mocks/content/perspective';
import type { Call, Service } from '../shared/call';
import type { Expander } from '../shared/expander';
import { ownEntry } from '~mocks/lib/own-entry';

const parameter = 'expand.inherit.behaviors';

const namesOf = (call: Call): string[] => [
  ...new Set((call.parameters.first(parameter) ?? '').split(',').filter(Boolean)),
];

/** Language folders and the site are roots of navigation by their kind, without the behavior. */
const roots = new Set(['LRF', 'Plone Site']);

const hasBehavior = (call: Call, item: Item, name: string): boolean =>
  call.repository.types.of(item.type).behaviors.includes(name) ||
  (name === 'plone.navigationroot' && roots.has(item.type));

/** Values of a behavior's fields on the nearest viewable content that has it, the context included. */
function inherited(call: Call, item: Item, name: string): Record<string, unknown> {
  const fields = ownEntry(recordedTypes().behaviors, name);
  if (fields === null) throw serverError('AttributeError', "'NoneType' object has no attribute 'providedBy'");
  const source = call.repository
    .chainOf(item)
    .find((each) => hasBehavior(call, each, name) && mayView(call, each));
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
