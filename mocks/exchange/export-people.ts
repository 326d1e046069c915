import { randomBytes } from 'node:crypto';
import { isPlonesHash } from '~mocks/accounts/password';
import type { Group } from '~mocks/repository/groups';
import { groupsOf, membersOf } from '~mocks/repository/groups';
import type { RepositoryReader, User } from '~mocks/repository/types';
import type { ExportedGroup, ExportedMember, ExportedPrincipals } from './format';

/** The plain password of a user, where it is known. */
export type PasswordOf = (user: User) => string | undefined;

/** Hashes of our own mean nothing to Plone: such a user gets a password that nobody knows. */
function exportedPassword(user: User, passwordOf: PasswordOf): string {
  const plain = passwordOf(user);
  if (plain !== undefined) return plain;
  return isPlonesHash(user.password) ? user.password : randomBytes(24).toString('base64url');
}

function exportMember(user: User, passwordOf: PasswordOf): ExportedMember {
  const { id, login, fullname, email, roles, groups } = user;
  return {
    username: id,
    login_name: login,
    password: exportedPassword(user, passwordOf),
    fullname,
    email,
    roles: ['Member', ...roles],
    groups: [...groups],
  };
}

function exportGroup(repository: RepositoryReader, group: Group): ExportedGroup {
  return {
    groupid: group.id,
    title: group.title ?? group.id,
    description: group.description ?? '',
    email: group.email ?? '',
    roles: [...group.roles],
    groups: [...group.groups],
    principals: membersOf(repository, group.id),
  };
}

export function exportPrincipals(repository: RepositoryReader, passwordOf: PasswordOf): ExportedPrincipals {
  return {
    groups: groupsOf(repository).map((group) => exportGroup(repository, group)),
    members: repository.users().map((user) => exportMember(user, passwordOf)),
  };
}
