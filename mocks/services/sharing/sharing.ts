import { isDeepStrictEqual } from 'node:util';
import { readJson } from '~mocks/http/body';
import { badRequest, forbidden, keyError, serverError, unauthorized } from '~mocks/http/failure';
import { jsonResponse } from '~mocks/http/json';
import { sharedRoleTitles } from './words';
import { findGroups, findUsers } from '~mocks/accounts/search';
import type { Group } from '~mocks/repository/groups';
import { everyoneGroup, groupOf, rolesOfGroup, rolesOfUser } from '~mocks/repository/groups';
import { localRolesOn } from '~mocks/repository/permissions';
import type { Item, RepositoryReader, Role, User, Viewer } from '~mocks/repository/types';
import { putChanged } from '~mocks/repository/versions';
import type { Call, Service } from '../shared/call';
import { ownEntry } from '~mocks/lib/own-entry';

type SharedRole = keyof typeof sharedRoleTitles;

const sharedRoles = Object.keys(sharedRoleTitles) as SharedRole[];

/** Who may hand a role on. */
const delegating: Readonly<Record<SharedRole, readonly Role[]>> = {
  Contributor: ['Manager', 'Site Administrator', 'Owner'],
  Editor: ['Manager', 'Site Administrator', 'Owner', 'Editor'],
  Reader: ['Manager', 'Site Administrator', 'Owner', 'Editor', 'Reviewer'],
  Reviewer: ['Manager', 'Site Administrator', 'Reviewer'],
};

function delegableRoles(reader: RepositoryReader, viewer: Viewer, item: Item): SharedRole[] {
  const roles = reader.rolesOf(viewer, item);
  return sharedRoles.filter((role) => delegating[role].some((each) => roles.has(each)));
}

interface Entry {
  id: string;
  type: 'user' | 'group';
  title: string;
  login?: string | null;
  disabled?: boolean;
  roles: Record<string, boolean | 'global' | 'acquired'>;
}

/** Local roles that the containers give, as far as they come through. */
function acquiredRoles(reader: RepositoryReader, item: Item): Map<string, Set<string>> {
  const parent = item.blocksInheritance ? undefined : reader.parentOf(item);
  return parent ? localRolesOn(reader.chainOf(parent)) : new Map<string, Set<string>>();
}

/** Name and roles of a principal that has roles here; deleted ones are named by their id. */
function describe(
  reader: RepositoryReader,
  id: string,
): Pick<Entry, 'type' | 'title' | 'login'> & { global: string[] } {
  if (id === everyoneGroup.id) return { type: 'group', title: 'Logged-in users', login: null, global: [] };
  const group = groupOf(reader, id);
  if (group)
    return { type: 'group', title: group.title || id, login: null, global: rolesOfGroup(reader, group) };
  const user = reader.user(id);
  if (!user) return { type: 'user', title: id, global: [] };
  const title = user.fullname || user.login;
  // The login is told where it is not the title already.
  const login = title === user.login ? {} : { login: user.login };
  return { type: 'user', title, ...login, global: rolesOfUser(reader, user) };
}

function presentEntries(call: Call, available: readonly SharedRole[]): Entry[] {
  const { repository, viewer, item } = call;
  const acquired = acquiredRoles(repository, item);
  const ids = new Set([everyoneGroup.id, ...acquired.keys(), ...Object.keys(item.localRoles)]);
  return [...ids].flatMap((id) => {
    const { global, ...named } = describe(repository, id);
    const local = ownEntry(item.localRoles, id) ?? [];
    const roles = Object.fromEntries(
      available.map((role) => [
        role,
        global.includes(role) ? 'global' : acquired.get(id)?.has(role) ? 'acquired' : local.includes(role),
      ]),
    ) as Entry['roles'];
    const isShown = Object.values(roles).some((value) => value === true || value === 'acquired');
    if (!isShown && id !== everyoneGroup.id) return [];
    return [{ id, ...named, disabled: id === viewer.id, roles }];
  });
}

function foundEntries(call: Call, available: readonly SharedRole[], known: ReadonlySet<string>): Entry[] {
  const { repository, parameters } = call;
  const search = parameters.first('search') ?? '';
  if (search === '') return [];
  const rolesFor = (held: readonly string[]): Entry['roles'] =>
    Object.fromEntries(available.map((role) => [role, held.includes(role) ? ('global' as const) : false]));
  const userEntry = (user: User): Entry => ({
    id: user.id,
    type: 'user',
    title: user.fullname || user.id,
    login: user.login,
    roles: rolesFor(rolesOfUser(repository, user)),
  });
  const groupEntry = (group: Group): Entry => ({
    id: group.id,
    type: 'group',
    title: group.title || group.id,
    login: null,
    roles: rolesFor(rolesOfGroup(repository, group)),
  });
  return [
    ...findUsers(repository, search).map(userEntry),
    ...findGroups(repository, search, { byTitle: true }).map(groupEntry),
  ].filter(({ id }) => !known.has(id));
}

const sortKey = ({ type, title }: Entry): string => type + title;

function get(call: Call): unknown {
  const { repository, viewer, item, language } = call;
  if (!repository.can(viewer, 'Delegate roles', item)) return jsonResponse(null, 403);
  const available = delegableRoles(repository, viewer, item);
  const present = presentEntries(call, available);
  const found = foundEntries(call, available, new Set(present.map(({ id }) => id)));
  return {
    available_roles: available.map((id) => ({ id, title: sharedRoleTitles[id][language] })),
    entries: [...present, ...found].sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1)),
    inherit: item.blocksInheritance !== true,
  };
}

interface Wanted {
  id: string;
  roles: readonly string[];
}

function wantedFrom(entries: unknown): Wanted[] {
  if (typeof entries === 'string' && entries !== '')
    throw serverError('TypeError', "string indices must be integers, not 'str'");
  if (!Array.isArray(entries)) return [];
  return entries.map((entry: Record<string, unknown>) => {
    const { id, roles } = entry;
    if (typeof roles !== 'object' || roles === null) throw keyError('roles');
    if (typeof id !== 'string') throw keyError('id');
    return { id, roles: Object.entries(roles).flatMap(([role, isOn]) => (isOn ? [role] : [])) };
  });
}

/** Users and groups with roles of their own on one content: each costs its part at all content below. */
const mostShared = 500;

type LocalRoles = Readonly<Record<string, readonly string[]>>;

/** Each named principal gets exactly the wanted ones of the delegable roles and keeps the others. */
function withRoles(
  localRoles: LocalRoles,
  wanted: readonly Wanted[],
  available: readonly string[],
): LocalRoles {
  const next = new Map(Object.entries(localRoles));
  for (const { id, roles } of wanted) {
    const kept = (next.get(id) ?? []).filter((role) => !available.includes(role));
    const given = [...kept, ...available.filter((role) => roles.includes(role))];
    if (given.length > 0) next.set(id, given);
    else next.delete(id);
  }
  if (next.size > Math.max(mostShared, Object.keys(localRoles).length))
    throw badRequest(
      `No content is shared with more than ${mostShared} users and groups: put them into groups.`,
    );
  return Object.fromEntries(next);
}

/** Whoever cuts the inheritance keeps the roles that came by it. */
function keepingOwn(reader: RepositoryReader, viewer: Viewer, item: Item): LocalRoles {
  const global = new Set<string>([...viewer.roles, 'Anonymous']);
  const local = [...reader.rolesOf(viewer, item)].filter((role) => !global.has(role));
  return viewer.id === null || local.length === 0
    ? item.localRoles
    : { ...item.localRoles, [viewer.id]: local };
}

function withInheritance(reader: RepositoryReader, viewer: Viewer, item: Item, inherit: unknown): Item {
  if (inherit === undefined) return item;
  if (!reader.can(viewer, 'Modify portal content', item)) throw unauthorized('Unauthorized()');
  const blocks = !inherit;
  if (blocks === (item.blocksInheritance === true)) return item;
  if (blocks) return { ...item, blocksInheritance: true, localRoles: keepingOwn(reader, viewer, item) };
  return { ...item, blocksInheritance: false };
}

const sortedRoles = ({ localRoles }: Item): [string, string[]][] =>
  Object.keys(localRoles)
    .sort()
    .map((id) => [id, (ownEntry(localRoles, id) ?? []).toSorted()]);

function isSharedAlike(one: Item, other: Item): boolean {
  const inherits = (item: Item) => item.blocksInheritance !== true;
  return inherits(one) === inherits(other) && isDeepStrictEqual(sortedRoles(one), sortedRoles(other));
}

async function post(call: Call): Promise<Response | undefined> {
  const { repository, viewer, item } = call;
  if (!repository.can(viewer, 'Delegate roles', item)) return jsonResponse(null, 403);
  const body = await readJson(call.request, { malformed: 'service' });
  await call.write((transaction, reader) => {
    const present = reader.byUid(item.uid);
    if (!present || !reader.can(viewer, 'Delegate roles', present)) throw forbidden('Not allowed');
    const inheriting = withInheritance(reader, viewer, present, body.inherit);
    const available = delegableRoles(reader, viewer, present);
    const localRoles = withRoles(inheriting.localRoles, wantedFrom(body.entries), available);
    const shared = { ...inheriting, localRoles };
    if (isSharedAlike(present, shared)) return;
    putChanged(transaction, reader, shared, { actor: viewer.id ?? '', now: call.now });
  });
  return undefined;
}

export const sharingService: Service = { name: '@sharing', get, post };
