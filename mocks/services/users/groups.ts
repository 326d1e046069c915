import { readJson } from '~mocks/http/body';
import type { JsonObject } from '~mocks/http/body';
import { badRequest, keyError, notFound, serverError } from '~mocks/http/failure';
import { jsonResponse } from '~mocks/http/json';
import { allGroups, findGroups, isAllowedId, siteUser } from '~mocks/accounts/search';
import { clearTraces, removeLocalRoles } from '~mocks/accounts/traces';
import type { Group } from '~mocks/repository/groups';
import {
  everyoneGroup,
  groupOf,
  groupsOf,
  removeGroup,
  rolesOfGroup,
  setGroup,
} from '~mocks/repository/groups';
import type { RepositoryReader, Role, Transaction, User } from '~mocks/repository/types';
import { groupSummary, serializeGroup } from '~mocks/content/serialize/principals';
import { urlOfPath } from '~mocks/content/perspective';
import type { Call, Service } from '../shared/call';
import { mayOnSite, requireOnSite } from './permission';

function singleId({ rest: [id, ...more] }: Call): string {
  if (id === undefined || more.length > 0)
    throw serverError('Exception', 'Must supply exactly one parameter (group id)');
  return id;
}

function get(call: Call): unknown {
  const { repository, viewer, url, parameters, rest } = call;
  requireOnSite(repository, viewer, 'Manage users');
  if (rest.length > 0) {
    const id = singleId(call);
    const group = id === everyoneGroup.id ? everyoneGroup : groupOf(repository, id);
    return group ? serializeGroup(call, call, group) : jsonResponse(null, 404);
  }
  if (url.search.length <= 1) return allGroups(repository).map((group) => serializeGroup(call, call, group));
  const query = parameters.first('query');
  if (!query) throw badRequest('Query string supplied is not valid');
  return findGroups(repository, query, { byTitle: false }).map((group) => groupSummary(call, group));
}

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const including = (list: readonly string[], id: string): string[] => [...new Set([...list, id])];
const without = (list: readonly string[], id: string): string[] => list.filter((each) => each !== id);

/** Puts users and groups into a group, or takes them out; unknown ids are passed over. */
class Memberships {
  private readonly users = new Map<string, User>();
  private readonly groups = new Map<string, Group>();

  constructor(private readonly reader: RepositoryReader) {}

  set(member: string, group: string, isIn: boolean): void {
    const change = isIn ? including : without;
    const user = this.users.get(member) ?? siteUser(this.reader, member);
    if (user) {
      this.users.set(member, { ...user, groups: change(user.groups, group) });
      return;
    }
    const inner = this.groups.get(member) ?? groupOf(this.reader, member);
    if (inner && inner.id !== group)
      this.groups.set(member, { ...inner, groups: change(inner.groups, group) });
  }

  save(transaction: Transaction): void {
    this.users.forEach((user) => transaction.setUser(user));
    this.groups.forEach((group) => setGroup(transaction, group));
  }
}

async function post(call: Call): Promise<Response> {
  const body = await readJson(call.request);
  const { groupname } = body;
  const id = await call.write((transaction, reader) => {
    requireOnSite(reader, call.viewer, 'Manage users');
    if (!groupname) throw badRequest("Property 'groupname' is required");
    const roles = strings(body.roles) as Role[];
    if (roles.includes('Manager') && !mayOnSite(reader, call.viewer, 'Manage portal'))
      throw badRequest("You don't have permission to create a group with the 'Manager' role");
    if (typeof groupname !== 'string' || !isAllowedId(reader, groupname))
      throw badRequest('The group name you entered is not valid.');
    clearTraces(transaction, reader, groupname);
    setGroup(transaction, {
      id: groupname,
      title: textOrNull(body.title),
      description: textOrNull(body.description),
      email: textOrNull(body.email),
      roles,
      groups: [],
    });
    const members = new Memberships(reader);
    for (const member of [...strings(body.groups), ...strings(body.users)])
      members.set(member, groupname, true);
    members.save(transaction);
    return groupname;
  });
  const group = groupOf(call.repository, id);
  if (!group) throw notFound();
  return jsonResponse(serializeGroup(call, call, group), 201, {
    Location: urlOfPath(call, `/@groups/${id}`),
  });
}

/** Whoever does not administer the portal gives nobody its Manager role, and takes it from nobody. */
function requireMayUpdate(call: Call, reader: RepositoryReader, group: Group, body: JsonObject): void {
  if (mayOnSite(reader, call.viewer, 'Manage portal')) return;
  const isManaging = rolesOfGroup(reader, group).includes('Manager');
  const roles = strings(body.roles);
  const groups = strings(body.groups).map((id) => {
    const named = groupOf(reader, id);
    if (!named) throw serverError('AttributeError', "'NoneType' object has no attribute 'getRoles'");
    return named;
  });
  const changesMembers = isManaging && Object.keys(body.users ?? {}).length > 0;
  const changesRole = Array.isArray(body.roles) && roles.includes('Manager') !== isManaging;
  const entersManagers = groups.some((each) => rolesOfGroup(reader, each).includes('Manager'));
  if (changesMembers || changesRole || entersManagers)
    throw badRequest("You don't have permission to assign a 'Manager' role to a group.");
}

function updated(group: Group, body: JsonObject): Group {
  const text = (name: 'title' | 'description') => (name in body ? textOrNull(body[name]) : group[name]);
  return {
    ...group,
    title: text('title'),
    description: text('description'),
    email: textOrNull(body.email) || group.email,
    roles: Array.isArray(body.roles) ? (strings(body.roles) as Role[]) : group.roles,
  };
}

async function patch(call: Call): Promise<undefined> {
  const id = singleId(call);
  const body = await readJson(call.request);
  await call.write((transaction, reader) => {
    requireOnSite(reader, call.viewer, 'Manage users');
    if (id === everyoneGroup.id) return;
    const group = groupOf(reader, id);
    if (!group) throw badRequest('Trying to update a non-existing group.');
    requireMayUpdate(call, reader, group, body);
    const named = strings(body.groups).filter((other) => other !== id && groupOf(reader, other));
    const next = updated(group, body);
    setGroup(transaction, { ...next, groups: [...new Set([...next.groups, ...named])] });
    const members = new Memberships(reader);
    for (const [member, isIn] of Object.entries(body.users ?? {})) members.set(member, id, Boolean(isIn));
    members.save(transaction);
  });
  return undefined;
}

async function remove(call: Call): Promise<undefined> {
  const id = singleId(call);
  await call.write((transaction, reader) => {
    requireOnSite(reader, call.viewer, 'Manage users');
    if (id === everyoneGroup.id) throw keyError(id);
    const group = groupOf(reader, id);
    if (!group) throw notFound();
    if (rolesOfGroup(reader, group).includes('Manager') && !mayOnSite(reader, call.viewer, 'Manage portal'))
      throw badRequest("You don't have permission to delete a group with the Manager role");
    for (const user of reader.users().filter(({ groups }) => groups.includes(id)))
      transaction.setUser({ ...user, groups: without(user.groups, id) });
    for (const inner of groupsOf(reader).filter(({ groups }) => groups.includes(id)))
      setGroup(transaction, { ...inner, groups: without(inner.groups, id) });
    removeGroup(transaction, id);
    removeLocalRoles(transaction, reader, id);
  });
  return undefined;
}

export const groupsService: Service = {
  name: '@groups',
  rootOnly: true,
  takesSegments: true,
  get,
  post,
  patch,
  delete: remove,
};
