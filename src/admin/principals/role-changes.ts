import { useState } from 'react';

type Roles = Readonly<Record<string, boolean>>;

/** Roles that were switched on or off, by whom they belong to; what is switched back is no change. */
export type RoleChanges = ReadonlyMap<string, Roles>;

export const noChanges: RoleChanges = new Map();

/** Switches a role that is `stored` otherwise, or back. */
export function withRole(
  changes: RoleChanges,
  id: string,
  { role, isOn, stored }: { role: string; isOn: boolean; stored: readonly string[] },
): RoleChanges {
  const others = Object.entries(changes.get(id) ?? {}).filter(([each]) => each !== role);
  const roles = Object.fromEntries(isOn === stored.includes(role) ? others : [...others, [role, isOn]]);
  const next = new Map(changes);
  if (Object.keys(roles).length > 0) next.set(id, roles);
  else next.delete(id);
  return next;
}

export const countRoles = (changes: RoleChanges): number =>
  [...changes.values()].reduce((sum, roles) => sum + Object.keys(roles).length, 0);

/** The changes of the roles of a list, as long as they are not saved. */
export function useRoleChanges() {
  const [changes, setChanges] = useState(noChanges);
  return {
    changes,
    toggle: (id: string, role: string, isOn: boolean, stored: readonly string[]) =>
      setChanges((before) => withRole(before, id, { role, isOn, stored })),
    /** Forgets those of these. */
    settle: (ids: readonly string[]) =>
      setChanges((before) => new Map([...before].filter(([id]) => !ids.includes(id)))),
  };
}
