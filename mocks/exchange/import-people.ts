import { hashPassword, isPlonesHash } from '~mocks/accounts/password';
import type { HashCost } from '~mocks/accounts/password';
import type { Group } from '~mocks/repository/groups';
import type { Role, User } from '~mocks/repository/types';
import type { ImportNotes } from './import-notes';
import { listOf, recordOf, textOf, textsOf } from './values';

/** Roles that are given; the others of Plone's come by themselves. */
const grantedRoles: readonly Role[] = [
  ...([
    'Member',
    'Reader',
    'Contributor',
    'Editor',
    'Reviewer',
    'Owner',
    'Site Administrator',
    'Manager',
  ] as const),
];
const impliedRoles = new Set(['Authenticated', 'Anonymous']);

/** The roles that exist here; the others are noted. */
export function rolesFrom(value: unknown, holder: string, notes: ImportNotes): Role[] {
  const names = textsOf(value).filter((name) => !impliedRoles.has(name));
  const known = grantedRoles.filter((role) => names.includes(role));
  for (const name of names)
    if (!known.some((role) => role === name))
      notes.add('Roles that do not exist here', `${name} of ${holder}`);
  return known;
}

const isId = (id: string): boolean => id !== '' && id.length <= 200 && !/[\p{Cc}/]/u.test(id);

function groupsFrom(value: unknown, notes: ImportNotes): Group[] {
  return listOf(value)
    .map(recordOf)
    .flatMap((group) => {
      const id = textOf(group.groupid);
      if (!isId(id)) {
        notes.add('Groups without a usable id', id);
        return [];
      }
      return [
        {
          id,
          title: textOf(group.title),
          description: textOf(group.description),
          email: textOf(group.email),
          roles: rolesFrom(group.roles, `group ${id}`, notes),
          groups: textsOf(group.groups),
        },
      ];
    });
}

/** Our own hash of a plain password, Plone's as it is; '' for what nobody can log in with. */
async function storedPassword(value: unknown, id: string, notes: ImportNotes, cost?: HashCost) {
  const password = textOf(value);
  if (isPlonesHash(password)) return password;
  if (password !== '' && !password.startsWith('{')) return hashPassword(password, cost);
  notes.add('Users who need a new password, the exported one being none that can be checked here', id);
  return '';
}

export interface People {
  groups: readonly Group[];
  users: readonly User[];
}

/** Groups and users of `principals.json`. A user is in the groups that either of the two lists names. */
export async function peopleFrom(document: unknown, notes: ImportNotes, cost?: HashCost): Promise<People> {
  const { groups, members } = recordOf(document);
  const known = groupsFrom(groups, notes);
  const principals = new Map<string, string[]>();
  for (const group of listOf(groups).map(recordOf))
    for (const member of textsOf(group.principals))
      principals.set(member, [...(principals.get(member) ?? []), textOf(group.groupid)]);
  const users = new Map<string, User>();
  const logins = new Set<string>();
  for (const member of listOf(members).map(recordOf)) {
    const id = textOf(member.username);
    const login = textOf(member.login_name) || id;
    if (!isId(id) || users.has(id) || logins.has(login)) {
      notes.add('Users whose id or login name is unusable or taken', id);
      continue;
    }
    const named = [...textsOf(member.groups), ...(principals.get(id) ?? [])];
    logins.add(login);
    users.set(id, {
      id,
      login,
      fullname: textOf(member.fullname),
      email: textOf(member.email),
      roles: rolesFrom(member.roles, `user ${id}`, notes),
      groups: known.map((group) => group.id).filter((group) => named.includes(group)),
      password: await storedPassword(member.password, id, notes, cost),
    });
  }
  return { groups: known, users: [...users.values()] };
}
