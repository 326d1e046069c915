import { pythonRepr } from '~mocks/lib/python-repr';
import type { Assignment } from './stored-rules';
import { serverError } from '~mocks/http/failure';

/** A rule in force, here and below; behind all others where it was not yet. */
export function assigned(assignments: readonly Assignment[], rule: string): Assignment[] {
  const fresh = { rule, enabled: true, bubbles: true };
  const isKnown = assignments.some((each) => each.rule === rule);
  return isKnown ? assignments.map((each) => (each.rule === rule ? fresh : each)) : [...assignments, fresh];
}

type Change = Partial<Pick<Assignment, 'enabled' | 'bubbles'>>;

export const buttons = {
  'form.button.Enable': {
    change: { enabled: true },
    told: (ids: string) => `Successfully enabled rules ${ids}`,
  },
  'form.button.Disable': {
    change: { enabled: false },
    told: (ids: string) => `Successfully disabled rules ${ids}`,
  },
  'form.button.Bubble': {
    change: { bubbles: true, enabled: true },
    told: (ids: string) => `Successfully applied ${ids} to subfolders`,
  },
  'form.button.NoBubble': {
    change: { bubbles: false },
    told: (ids: string) => `Disabled apply to subfolders for ${ids}`,
  },
} as const satisfies Record<string, { change: Change; told: (ids: string) => string }>;

/** Switches assignments; one that is not there makes Plone fail. */
export function switched(
  assignments: readonly Assignment[],
  rules: readonly unknown[],
  change: Change,
): Assignment[] {
  const [first = ''] = Object.keys(change);
  const known = new Set<unknown>(assignments.map(({ rule }) => rule));
  if (rules.some((rule) => !known.has(rule)))
    throw serverError('AttributeError', `'NoneType' object has no attribute '${first}'`);
  return assignments.map((each) => (rules.includes(each.rule) ? { ...each, ...change } : each));
}

/** Moves an assignment as Python's lists do: the first one up lands before the last. */
export function reordered(
  assignments: readonly Assignment[],
  rule: unknown,
  step: 'move_up' | 'move_down',
): Assignment[] {
  const place = assignments.findIndex((each) => each.rule === rule);
  if (place < 0) throw serverError('ValueError', `${pythonRepr(rule)} is not in list`);
  const rest = assignments.filter((_, at) => at !== place);
  rest.splice(step === 'move_up' ? place - 1 : place + 1, 0, ...assignments.slice(place, place + 1));
  return rest;
}
