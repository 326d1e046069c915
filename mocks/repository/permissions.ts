import type { Item, Permission, Role, Viewer, WorkflowState } from './types';

const site: readonly Role[] = ['Manager', 'Site Administrator'];
const authors: readonly Role[] = [...site, 'Owner', 'Editor'];
const readers: readonly Role[] = [...authors, 'Reader', 'Contributor'];
const historians: readonly Role[] = [...authors, 'Reviewer'];

const always: Readonly<Record<Exclude<Permission, 'View' | 'Modify portal content'>, readonly Role[]>> = {
  'Add portal content': [...site, 'Owner', 'Contributor'],
  'collective.blog: Add Blog': [...authors, 'Contributor'],
  'Delete objects': authors,
  'List folder contents': [...authors, 'Reviewer', 'Contributor'],
  'Review portal content': [...site, 'Reviewer'],
  'Request review': authors,
  'Manage Translations': authors,
  'Check out content': authors,
  'Manage Context Aliases': authors,
  'Access inactive portal content': [...site, 'Owner'],
  'Access previous versions': [...historians, 'Contributor'],
  'Revert content': historians,
  'Delegate roles': historians,
  'Manage users': site,
  'Manage portal': ['Manager'],
};

const viewers: Readonly<Record<WorkflowState, readonly Role[]>> = {
  private: readers,
  pending: [...readers, 'Reviewer'],
  published: ['Anonymous'],
  intranet: [...readers, 'Authenticated'],
  draft: [...readers, 'Reviewer'],
};

/** Roles that have the permission in a workflow state; null is the state of what has no workflow anywhere above. */
export function rolesWith(permission: Permission, state: WorkflowState | null): readonly Role[] {
  if (permission === 'View') return state === null ? ['Anonymous'] : viewers[state];
  if (permission === 'Modify portal content') return state === 'pending' ? [...site, 'Reviewer'] : authors;
  return always[permission];
}

/** The state that governs the first item of a chain: its own, or that of the nearest container that has one. */
export function governingState(chain: readonly Pick<Item, 'state'>[]): WorkflowState | null {
  return chain.find(({ state }) => state !== null)?.state ?? null;
}

/** Who sees a comment that waits for a moderator. */
export const moderators: readonly Role[] = [...site, 'Owner', 'Reviewer'];

/** Principals that stand for every logged-in user. */
export const everyone = 'AuthenticatedUsers';

/** Local roles per principal on the first item of a chain, with those of its containers unless it blocks them. */
export function localRolesOn(
  chain: readonly Pick<Item, 'localRoles' | 'blocksInheritance'>[],
): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const item of chain) {
    for (const [principal, roles] of Object.entries(item.localRoles)) {
      const known = found.get(principal) ?? new Set<string>();
      for (const role of roles) known.add(role);
      found.set(principal, known);
    }
    if (item.blocksInheritance) break;
  }
  return found;
}

/** Roles of somebody on the first item of a chain. */
export function rolesOn(
  viewer: Viewer,
  chain: readonly Pick<Item, 'localRoles' | 'blocksInheritance'>[],
): ReadonlySet<Role> {
  const roles = new Set<string>([...viewer.roles, 'Anonymous']);
  if (viewer.id !== null) {
    const local = localRolesOn(chain);
    for (const principal of [viewer.id, ...viewer.groups, everyone])
      for (const role of local.get(principal) ?? []) roles.add(role);
  }
  return roles as ReadonlySet<Role>;
}

/** Whether one of the roles has the permission on the first item of the chain. Everything but View needs View too. */
export function isAllowed(
  permission: Permission,
  roles: ReadonlySet<string>,
  chain: readonly Pick<Item, 'state'>[],
): boolean {
  const state = governingState(chain);
  const has = (asked: Permission) => rolesWith(asked, state).some((role) => roles.has(role));
  return has('View') && (permission === 'View' || has(permission));
}
