import type { Language } from '@/lib/language';
import { list, record, records, text, type Read } from '@/lib/shape';
import { isRecord } from '@/lib/text';
import { request } from './client';
import { malformed } from './error';
import { requestWrite } from './repeated';
import { flatten } from './urls';

interface Call {
  language: Language;
  signal?: AbortSignal;
}

const accountShape = record({
  id: text(),
  username: text(),
  fullname: text(),
  email: text(),
  portrait: text(),
  roles: list(text()),
  groups: record({ items: records({ id: text(), title: text() }) }),
});

/** Somebody who can log in; the roles are those of the groups, too. */
export interface Account extends Omit<Read<typeof accountShape>, 'groups'> {
  groups: readonly { id: string; title: string }[];
}

/** Reads what the CMS says of an account. */
export const accountOf = (stored: unknown): Account => {
  const { groups, portrait, ...account } = accountShape.read(stored);
  return {
    ...account,
    username: account.username || account.id,
    portrait: portrait === '' ? '' : flatten(portrait),
    groups: groups.items,
  };
};

/** More hits than these nobody looks through. */
const mostFound = 500;

const listIn = (answer: unknown): unknown[] => {
  const items: unknown = isRecord(answer) ? answer['items'] : answer;
  if (!Array.isArray(items)) throw malformed('The answer is no list.');
  return items;
};

/** All users, or those in whose login, name or address the words are. */
export async function getUsers(search: string, call: Call, limit = mostFound): Promise<Account[]> {
  const query = search === '' ? {} : { search, limit };
  return listIn(await request<unknown>('/@users', { ...call, query }))
    .map(accountOf)
    .filter(({ id }) => id !== '');
}

export const userPath = (id: string) => `/@users/${encodeURIComponent(id)}`;

export const getUser = async (id: string, call: Call): Promise<Account> =>
  accountOf(await request<unknown>(userPath(id), call));

/** The role that an account has from the beginning. */
export const firstRole = 'Member';

export interface NewUser {
  username: string;
  fullname: string;
  email: string;
  password: string;
}

/** Makes an account; gives its id. Whoever makes it may give it only the roles that they have, others come afterwards. */
export async function postUser(user: NewUser, call: Call): Promise<string> {
  const body = { ...user, roles: [firstRole] };
  return accountOf(
    await requestWrite<unknown>('/@users', { ...call, method: 'POST', body, leavesContent: true }),
  ).id;
}

/** Gives roles and takes them; those that are not named stay. */
export async function patchUserRoles(
  id: string,
  roles: Readonly<Record<string, boolean>>,
  call: Call,
): Promise<void> {
  await requestWrite<unknown>(userPath(id), {
    ...call,
    method: 'PATCH',
    body: { roles },
    leavesContent: true,
  });
}

export async function deleteUser(id: string, call: Call): Promise<void> {
  await requestWrite<unknown>(userPath(id), { ...call, method: 'DELETE', leavesContent: true });
}

const groupShape = record({
  id: text(),
  title: text(),
  description: text(),
  email: text(),
  roles: list(text()),
  members: record({ items: list(text()) }),
});

/** A group with its roles, those of the groups that it is in among them. */
export interface Group extends Omit<Read<typeof groupShape>, 'members'> {
  /** Ids of the users and groups in it. */
  members: readonly string[];
}

/** Everybody with an account is in it; nobody can be taken out. */
export const everybody = 'AuthenticatedUsers';

const groupOf = (stored: unknown): Group => {
  const { members, ...group } = groupShape.read(stored);
  return {
    ...group,
    title: group.title || group.id,
    // Everybody has this one by being logged in.
    roles: group.roles.filter((role) => role !== 'Authenticated'),
    members: members.items,
  };
};

export async function getGroups(call: Call): Promise<Group[]> {
  return listIn(await request<unknown>('/@groups', call))
    .map(groupOf)
    .filter(({ id }) => id !== '');
}

const groupPath = (id: string) => `/@groups/${encodeURIComponent(id)}`;

/** A list of members comes in parts unless all are asked for at once. */
const allMembers = 100_000;

export const getGroup = async (id: string, call: Call): Promise<Group> =>
  groupOf(await request<unknown>(groupPath(id), { ...call, query: { b_size: allMembers } }));

export interface GroupFields {
  title: string;
  description: string;
  email: string;
}

export async function postGroup(
  group: GroupFields & { groupname: string; roles: readonly string[] },
  call: Call,
): Promise<void> {
  await requestWrite<unknown>('/@groups', { ...call, method: 'POST', body: group, leavesContent: true });
}

/** Changes a group: its roles are replaced as a whole, of its users those named come in or go. */
export async function patchGroup(
  id: string,
  changes: Partial<GroupFields> & { roles?: readonly string[]; users?: Readonly<Record<string, boolean>> },
  call: Call,
): Promise<void> {
  await requestWrite<unknown>(groupPath(id), {
    ...call,
    method: 'PATCH',
    body: changes,
    leavesContent: true,
  });
}

export async function deleteGroup(id: string, call: Call): Promise<void> {
  await requestWrite<unknown>(groupPath(id), { ...call, method: 'DELETE', leavesContent: true });
}

const roleShape = records({ id: text(), title: text() });

export interface Role {
  id: string;
  title: string;
}

/** The roles that people have, in the order of the CMS. */
export async function getRoles(call: Call): Promise<Role[]> {
  const answer = await request<unknown>('/@roles', call);
  return roleShape.read(listIn(answer)).map(({ id, title }) => ({ id, title: title || id }));
}

/** Whether there are so many users, or groups, that none are listed before somebody looks for them. */
export async function getSizes(call: Call): Promise<{ manyUsers: boolean; manyGroups: boolean }> {
  const answer = await request<unknown>('/@controlpanels/usergroup', call);
  const data = isRecord(answer) && isRecord(answer['data']) ? answer['data'] : {};
  return { manyUsers: data['many_users'] === true, manyGroups: data['many_groups'] === true };
}
