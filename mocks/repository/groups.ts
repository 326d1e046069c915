import type { RepositoryReader, Role, Transaction, User } from './types';

/** A group, kept in the table `groups` under its id. Who is in it stands with the users and groups inside. */
export interface Group {
  id: string;
  /** These three are null where nobody ever gave them. */
  title: string | null;
  description: string | null;
  email: string | null;
  roles: readonly Role[];
  /** Ids of the groups that this one is in. */
  groups: readonly string[];
}

const shipped = (id: string, role: Role): Group => ({
  id,
  title: id,
  description: '',
  email: '',
  roles: [role],
  groups: [],
});

/** The groups of a fresh site. */
const shippedGroups: readonly Group[] = [
  shipped('Administrators', 'Manager'),
  shipped('Reviewers', 'Reviewer'),
  shipped('Site Administrators', 'Site Administrator'),
];

/** Every logged-in user is in it, by nobody's doing. */
export const everyoneGroup: Group = {
  id: 'AuthenticatedUsers',
  title: 'Authenticated Users (Virtual Group)',
  description: 'Automatic Group Provider',
  email: '',
  roles: [],
  groups: [],
};

/** What is stored for a shipped group that was deleted. */
const removed = false;

export function groupOf(reader: RepositoryReader, id: string): Group | undefined {
  const stored = reader.record<Group | typeof removed>('groups', id);
  if (stored === removed) return undefined;
  return stored ?? shippedGroups.find((group) => group.id === id);
}

/** The groups that people made or the site came with. */
export function groupsOf(reader: RepositoryReader): Group[] {
  const stored = reader.records<Group | typeof removed>('groups').map(([id]) => id);
  const ids = new Set([...shippedGroups.map(({ id }) => id), ...stored]);
  return [...ids].flatMap((id) => groupOf(reader, id) ?? []);
}

export function setGroup(transaction: Transaction, group: Group): void {
  transaction.setRecord('groups', group.id, group);
}

export function removeGroup(transaction: Transaction, id: string): void {
  const isShipped = shippedGroups.some((group) => group.id === id);
  transaction.setRecord('groups', id, isShipped ? removed : null);
}

/** The groups with these ids and those that they are in, at every depth; unknown ones are left out. */
function groupsAbove(reader: RepositoryReader, ids: readonly string[]): Group[] {
  const found = new Map<string, Group>();
  const visit = (id: string): void => {
    const group = found.has(id) ? undefined : groupOf(reader, id);
    if (!group) return;
    found.set(id, group);
    group.groups.forEach(visit);
  };
  ids.forEach(visit);
  return [...found.values()];
}

/** Ids of the groups that a user is in, through others too. */
export const groupIdsOf = (reader: RepositoryReader, user: User): string[] =>
  groupsAbove(reader, user.groups).map(({ id }) => id);

/** Roles of a group, with those of the groups that it is in. */
export function rolesOfGroup(reader: RepositoryReader, group: Group): Role[] {
  return [...new Set(groupsAbove(reader, [group.id]).flatMap(({ roles }) => roles))];
}

/** Roles that a user has everywhere, with those of the groups. */
export function rolesOfUser(reader: RepositoryReader, user: User): Role[] {
  const groups = groupsAbove(reader, user.groups);
  return [...new Set([...user.roles, ...groups.flatMap(({ roles }) => roles)])];
}

/** Ids of the users and groups that are in a group directly. */
export function membersOf(reader: RepositoryReader, id: string): string[] {
  const users = reader.users().filter(({ groups }) => groups.includes(id));
  const groups = groupsOf(reader).filter((group) => group.groups.includes(id));
  return [...users, ...groups].map((member) => member.id).sort();
}
