import type { Permission, WorkflowState } from './types';

export interface Transition {
  id: string;
  from: readonly WorkflowState[];
  to: WorkflowState;
  permission: Permission;
}

/** The portal's workflow: Plone's simple publication workflow with the states intranet and draft added. */
export const transitions: readonly Transition[] = [
  {
    id: 'publish',
    from: ['private', 'pending', 'intranet', 'draft'],
    to: 'published',
    permission: 'Review portal content',
  },
  { id: 'submit', from: ['private', 'intranet', 'draft'], to: 'pending', permission: 'Request review' },
  {
    id: 'show_internally',
    from: ['private', 'pending', 'draft', 'published'],
    to: 'intranet',
    permission: 'Review portal content',
  },
  { id: 'make_draft', from: ['private', 'intranet'], to: 'draft', permission: 'Request review' },
  { id: 'hide', from: ['intranet', 'draft'], to: 'private', permission: 'Request review' },
  { id: 'reject', from: ['pending', 'published'], to: 'private', permission: 'Review portal content' },
  { id: 'retract', from: ['pending', 'published'], to: 'private', permission: 'Request review' },
];

export const initialState: WorkflowState = 'private';

/** Transitions on offer in a state to somebody who has the permissions, by their ids. */
export function transitionsFor(
  state: WorkflowState | null,
  can: (permission: Permission) => boolean,
): readonly Transition[] {
  if (state === null) return [];
  return transitions
    .filter(({ from, permission }) => from.includes(state) && can(permission))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}
