import { firstRole, patchGroup, patchUserRoles, postUser, type NewUser } from '@/api/accounts';
import type { Language } from '@/lib/language';

export interface NewAccount extends NewUser {
  roles: readonly string[];
  /** Ids of groups. */
  groups: readonly string[];
}

/**
 * Makes an account, then gives it its roles and groups. Gives whether it has all of them: what fails after there is an
 * account must not be tried again as a whole.
 */
export async function makeAccount(
  { roles, groups, ...user }: NewAccount,
  call: { language: Language },
): Promise<{ id: string; isWhole: boolean }> {
  const id = await postUser(user, call);
  const given = roles.filter((role) => role !== firstRole);
  const isWithout = roles.length > 0 && !roles.includes(firstRole);
  const changes = [
    ...given.map((role) => [role, true] as const),
    ...(isWithout ? [[firstRole, false] as const] : []),
  ];
  const steps = [
    ...(changes.length > 0 ? [patchUserRoles(id, Object.fromEntries(changes), call)] : []),
    ...groups.map((group) => patchGroup(group, { users: { [id]: true } }, call)),
  ];
  const settled = await Promise.allSettled(steps);
  return { id, isWhole: settled.every(({ status }) => status === 'fulfilled') };
}
