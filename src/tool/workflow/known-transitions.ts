import type { MessageDescriptor } from 'react-intl';
import { transitionName, type Workflow } from '@/api/workflow';
import { doneMessages, meaningMessages, stateMessages } from './messages';

/** A transition that a server offers for a page. */
export interface Transition {
  name: string;
  /** As the server calls it. */
  title: string;
}

interface KnownTransition {
  /** The state to which it leads. */
  to: string;
  means: MessageDescriptor;
  done: MessageDescriptor;
}

const words = (name: keyof typeof meaningMessages) => ({
  means: meaningMessages[name],
  done: doneMessages[name],
});

/** The transitions of Plone's own workflows and of the portal's, the usual ones first. */
const known: ReadonlyMap<string, KnownTransition> = new Map([
  ['publish', { to: 'published', ...words('publish') }],
  ['submit', { to: 'pending', ...words('submit') }],
  ['show_internally', { to: 'intranet', ...words('internally') }],
  ['publish_internally', { to: 'internally_published', ...words('internally') }],
  ['publish_externally', { to: 'external', ...words('externally') }],
  ['make_draft', { to: 'draft', ...words('draft') }],
  ['show', { to: 'visible', ...words('show') }],
  ['hide', { to: 'private', ...words('hide') }],
  ['retract', { to: 'private', ...words('retract') }],
  ['reject', { to: 'private', ...words('reject') }],
]);

export const knownTransition = ({ name }: Transition): KnownTransition | undefined => known.get(name);

/** What a state means, as far as it is one of the usual. */
export const meaningOfState = (id: string): MessageDescriptor | undefined =>
  Object.entries(stateMessages).find(([name]) => name === id)?.[1];

/** What may become of a page: the usual transitions first, others as the server orders them. */
export function transitionsOf({ transitions }: Workflow): Transition[] {
  const places = [...known.keys()];
  const placeOf = ({ name }: Transition) => (known.has(name) ? places.indexOf(name) : places.length);
  return transitions
    .map(({ '@id': address, title }) => ({ name: transitionName(address), title }))
    .filter(({ name }) => name !== '')
    .map((transition) => ({ ...transition, title: transition.title || transition.name }))
    .sort((one, other) => placeOf(one) - placeOf(other));
}

/** The transition that leads back to a state, where one is known to. */
export const wayBack = (offered: readonly Transition[], state: string): Transition | undefined =>
  offered.find((transition) => knownTransition(transition)?.to === state);
