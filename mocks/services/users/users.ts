import { readJson } from '~mocks/http/body';
import type { JsonObject } from '~mocks/http/body';
import { badRequest, notFound, serverError, unauthorized } from '~mocks/http/failure';
import { emptyResponse, jsonResponse } from '~mocks/http/json';
import { isFalse } from '~mocks/http/parameters';
import { findUsers, siteUsers, usersWithQuery } from '~mocks/accounts/search';
import { dropResetToken } from '~mocks/accounts/reset-tokens';
import { removeLocalRoles } from '~mocks/accounts/traces';
import { groupIdsOf, rolesOfUser } from '~mocks/repository/groups';
import type { User } from '~mocks/repository/types';
import { serializeUser } from '~mocks/content/serialize/principals';
import { urlOfPath } from '~mocks/content/perspective';
import type { Call, Service } from '../shared/call';
import { editUser } from './edit-user';
import { addUser, checkFields, requireAdd, rulesFor } from './new-user';
import { mailPasswordLink, resetPassword } from './password';
import { mayOnSite, requireOnSite } from './permission';
import { csvText } from '~mocks/lib/csv';

const noSingleUser = () => serverError('Exception', 'Must supply exactly one parameter (user id)');

function singleId(call: Call): string {
  const [id, ...more] = call.rest;
  if (id === undefined || more.length > 0) throw noSingleUser();
  return id;
}

const sortName = ({ fullname, login }: User): string =>
  (fullname || login).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const byName = (users: readonly User[]): User[] =>
  [...users].sort((a, b) => (sortName(a) < sortName(b) ? -1 : sortName(a) > sortName(b) ? 1 : 0));

/** Users that the parameters ask for. With any parameter there are 25 at most, unless it says otherwise. */
function askedUsers({ repository, parameters, url }: Call): User[] {
  if (url.search.length <= 1) return byName(siteUsers(repository));
  const limit = parameters.bareInteger('limit', 25);
  const search = parameters.first('search') ?? '';
  const query = parameters.first('query') ?? '';
  const groups = new Set(parameters.isList('groups-filter') ? parameters.all('groups-filter') : []);
  if (!search && !query && groups.size === 0 && limit === 0)
    throw badRequest('Parameters supplied are not valid');
  const found = search ? findUsers(repository, search) : usersWithQuery(repository, query);
  const inGroups = found.filter(
    (user) => groups.size === 0 || groupIdsOf(repository, user).some((id) => groups.has(id)),
  );
  return byName(limit > 0 ? inGroups.slice(0, limit) : inGroups);
}

function csv(call: Call, users: readonly User[]): Response {
  const rows = users.map((user) => [
    user.id,
    user.login,
    user.fullname,
    user.email,
    rolesOfUser(call.repository, user).sort().join(', '),
    ['AuthenticatedUsers', ...groupIdsOf(call.repository, user)].sort().join(', '),
  ]);
  const header = ['id', 'username', 'fullname', 'email', 'roles', 'groups'];
  return new Response(csvText([header, ...rows]), {
    headers: { 'Content-Type': 'text/csv', 'Content-Disposition': 'attachment; filename=users.csv' },
  });
}

function list(call: Call): unknown {
  const { repository, viewer, url, request } = call;
  const users = mayOnSite(repository, viewer, 'Manage users') ? askedUsers(call) : refusedUsers(call);
  if (url.search.length <= 1 && request.headers.get('accept') === 'text/csv') return csv(call, users);
  const items = users.map((user) => serializeUser(call, call, user));
  return { '@id': urlOfPath(call, '/@users'), items, items_total: items.length };
}

/** What the parameters say is looked at before who asks. */
function refusedUsers(call: Call): never {
  if (call.url.search.length > 1) askedUsers(call);
  throw unauthorized();
}

function get(call: Call): unknown {
  if (call.rest.length === 0) return list(call);
  const { repository, viewer } = call;
  if (!mayOnSite(repository, viewer, 'Manage users')) {
    if (viewer.id === null || viewer.id !== singleId(call)) throw unauthorized();
  }
  const user = repository.user(singleId(call));
  if (!user) throw notFound();
  return serializeUser(call, call, user);
}

const usage =
  'Either post to @users to create a user or use @users/<username>/reset-password to update the password.';

async function post(call: Call): Promise<unknown> {
  const body = await readJson(call.request);
  const [name, action, ...more] = call.rest;
  if (name !== undefined) {
    if (action === undefined || more.length > 0) throw serverError('Exception', usage);
    if (action !== 'reset-password') throw serverError('TypeError', 'not enough arguments for format string');
    return resetPassword(call, name, body);
  }
  return create(call, body);
}

async function create(call: Call, body: JsonObject): Promise<Response> {
  const rules = rulesFor(call.repository, call);
  requireAdd(rules);
  if (!rules.mayManage) call.limits.count('register', call.address, call.now);
  checkFields(call, rules, body);
  const user = await addUser(call, body);
  if (body.sendPasswordReset || (!rules.mayManage && !rules.ownPassword)) await welcome(call, user);
  // Where people log in by e-mail, a new account is told before it gets its login.
  const told = rules.emailIsLogin ? { ...user, login: user.id } : user;
  return jsonResponse(serializeUser(call, call, told), 201, {
    Location: urlOfPath(call, `/@users/${user.id}`),
  });
}

/** Without the mail nobody could use the account: then there is none. */
async function welcome(call: Call, user: User): Promise<void> {
  try {
    await mailPasswordLink(call, user, 'welcome');
  } catch (error) {
    await call.write((transaction) => transaction.removeUser(user.id));
    throw error;
  }
}

async function patch(call: Call): Promise<undefined> {
  const body = await readJson(call.request, { malformed: 'python' });
  await editUser(call, singleId(call), body);
  return undefined;
}

/** Takes the account away with roles, groups and portrait: another one of the same id gets none of them. */
async function remove(call: Call): Promise<Response> {
  const id = singleId(call);
  return call.write((transaction, reader) => {
    requireOnSite(reader, call.viewer, 'Manage users');
    const user = reader.user(id);
    if (!user) return emptyResponse(404);
    const roles = rolesOfUser(reader, user);
    if (roles.includes('Manager') && !mayOnSite(reader, call.viewer, 'Manage portal'))
      throw badRequest("You don't have permission to delete a user with 'Manager' role.");
    if (user.root) return emptyResponse();
    transaction.removeUser(id);
    dropResetToken(transaction, reader, id);
    if (!isFalse(call.parameters.first('delete_localroles'))) removeLocalRoles(transaction, reader, id);
    return emptyResponse();
  });
}

export const usersService: Service = {
  name: '@users',
  rootOnly: true,
  takesSegments: true,
  get,
  post,
  patch,
  delete: remove,
};
