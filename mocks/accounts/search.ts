import type { Group } from '~mocks/repository/groups';
import { everyoneGroup, groupsOf } from '~mocks/repository/groups';
import type { RepositoryReader, User } from '~mocks/repository/types';

const contains = (text: string | null | undefined, part: string): boolean =>
  (text ?? '').toLowerCase().includes(part.toLowerCase());

/** Accounts of the site; those of the server are in no list. */
export const siteUsers = (reader: RepositoryReader): User[] => reader.users().filter(({ root }) => !root);

/** One of them by id. */
export function siteUser(reader: RepositoryReader, id: string): User | undefined {
  const user = reader.user(id);
  return user?.root ? undefined : user;
}

const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : 1);

/** Users whose login, name or e-mail holds the text, by id. */
export function findUsers(reader: RepositoryReader, text: string): User[] {
  return siteUsers(reader)
    .filter(({ login, fullname, email }) => [login, fullname, email].some((each) => contains(each, text)))
    .sort(byId);
}

/** Every group, the one of all logged-in users last. */
export const allGroups = (reader: RepositoryReader): Group[] => [
  ...groupsOf(reader).sort(byId),
  everyoneGroup,
];

/** Groups whose id, and where it counts title, holds the text. */
export function findGroups(
  reader: RepositoryReader,
  text: string,
  { byTitle }: { byTitle: boolean },
): Group[] {
  return allGroups(reader).filter(
    ({ id, title }) => contains(id, text) || (byTitle && contains(title, text)),
  );
}

/**
 * Whether an id or login name is a group's, or another user's id, login or e-mail address: with addresses as logins, or
 * once they are, whoever had it would stand in that user's way.
 */
export function isTaken(reader: RepositoryReader, name: string, user?: string): boolean {
  const address = name.toLowerCase();
  const isOf = ({ id, login, email }: User): boolean =>
    id === name || login === name || email.toLowerCase() === address;
  return isGroup(reader, name) || reader.users().some((each) => each.id !== user && isOf(each));
}

const isGroup = (reader: RepositoryReader, name: string): boolean =>
  allGroups(reader).some(({ id }) => id === name);

/** Three characters or more, of the kinds that a name may have, and free. */
export const isAllowedId = (reader: RepositoryReader, name: string): boolean =>
  /^[\p{L}\p{N}_][\p{L}\p{N}_.\-@]+[\p{L}\p{N}_]$/u.test(name) &&
  name !== '__proto__' &&
  !isTaken(reader, name);

/** Users whose id holds the text, by id. */
export const usersWithQuery = (reader: RepositoryReader, query: string): User[] =>
  siteUsers(reader)
    .filter(({ id }) => contains(id, query))
    .sort(byId);
