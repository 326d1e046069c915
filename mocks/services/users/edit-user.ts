import { hashPassword } from '~mocks/accounts/password';
import { shrinkImage } from '~mocks/images/resize';
import type { JsonObject } from '~mocks/http/body';
import { serverError, serviceError, unauthorized } from '~mocks/http/failure';
import { isTaken } from '~mocks/accounts/search';
import { saveUser } from '~mocks/accounts/accounts';
import { rolesOfUser } from '~mocks/repository/groups';
import type { RepositoryReader, Role, StoredFile, User } from '~mocks/repository/types';
import { booleanSetting } from '~mocks/settings/panel-settings';
import type { Call } from '../shared/call';
import { mayOnSite } from './permission';

const forbidden = (message: string) => serviceError(403, 'Forbidden', message);

const properties = ['fullname', 'email', 'description', 'home_page', 'location'] as const;

/** Texts that users tell of themselves; null empties. */
function propertiesFrom(body: JsonObject): Partial<User> {
  const named = properties.filter((name) => name in body);
  return Object.fromEntries(
    named.map((name) => {
      const value = body[name] ?? '';
      if (typeof value !== 'string')
        throw serverError(
          'PropertyValueError',
          `Invalid value (${String(value)}) for property '${name}' of type string`,
        );
      return [name, value];
    }),
  );
}

/** Pixels that a portrait has at most where the server is asked to scale it. */
const portraitBox = { width: 75, height: 100 };

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The picture of an upload; anything else, null too, leaves the present one. */
async function portraitFrom(call: Call, value: unknown): Promise<StoredFile | undefined> {
  if (!isObject(value)) return undefined;
  const { data, encoding } = value;
  if (typeof data !== 'string')
    throw serverError('AttributeError', "'NoneType' object has no attribute 'seek'");
  const sent = Buffer.from(data, encoding === 'base64' ? 'base64' : 'utf8');
  const bytes = value.scale ? await shrinkImage(sent, portraitBox) : sent;
  const { blob, size } = await call.files.put(bytes);
  const contentType = value['content-type'];
  const filename = value.filename;
  return {
    blob,
    size,
    filename: typeof filename === 'string' ? filename : null,
    contentType: typeof contentType === 'string' ? contentType : 'application/octet-stream',
  };
}

/** Roles that the body switches on and off; those of groups become the user's own. */
function rolesFrom(reader: RepositoryReader, user: User, value: unknown): readonly Role[] {
  if (value === undefined || value === null) return user.roles;
  if (!isObject(value)) throw serverError('AttributeError', "'list' object has no attribute 'items'");
  const entries = Object.entries(value);
  if (entries.length === 0) return user.roles;
  const roles = new Set<string>(rolesOfUser(reader, user));
  for (const [role, isOn] of entries) {
    if (isOn) roles.add(role);
    else roles.delete(role);
  }
  return [...roles] as Role[];
}

const isManager = (roles: readonly Role[]): boolean => roles.includes('Manager');

interface Secrets {
  password?: string;
  portrait?: StoredFile;
}

function requireLogin(reader: RepositoryReader, user: User, login: string, mayChange: boolean): void {
  if (!mayChange) throw unauthorized('You can only change your OWN login name.');
  if (isTaken(reader, login, user.id))
    throw serverError(
      'ValueError',
      `Cannot update login name of user '${user.id}' to '${login}'. Possibly duplicate.`,
    );
}

/** Another's account, by whoever manages users. Nothing is validated, as in Plone. */
function managed(call: Call, reader: RepositoryReader, user: User, body: JsonObject, secrets: Secrets): User {
  const mayAll = mayOnSite(reader, call.viewer, 'Manage portal');
  const present = rolesOfUser(reader, user);
  if (!mayAll && isManager(present) && ('password' in body || 'email' in body))
    throw forbidden("You can't update this user");
  const login = typeof body.username === 'string' ? body.username : user.login;
  if (login !== user.login) requireLogin(reader, user, login, mayAll || call.viewer.id === user.id);
  const roles = rolesFrom(reader, user, body.roles);
  // Plone lets a Manager's other roles be changed, which makes a group's Manager role the account's own.
  if (!mayAll && roles !== user.roles && (isManager(present) || isManager(roles)))
    throw forbidden("You can't update roles of this user");
  return { ...user, ...propertiesFrom(body), ...secrets, login, roles };
}

/** One's own account: roles, login and unknown names are passed over. */
function own(reader: RepositoryReader, user: User, body: JsonObject, secrets: Secrets): User {
  const { password, ...rest } = secrets;
  const mayChoose = booleanSetting(reader, 'security', 'enable_user_pwd_choice');
  return { ...user, ...propertiesFrom(body), ...rest, ...(mayChoose && password ? { password } : {}) };
}

/** Where people log in by e-mail, another address is another login. */
function withLogin(reader: RepositoryReader, before: User, after: User): User {
  if (!booleanSetting(reader, 'security', 'use_email_as_login') || after.email === before.email) return after;
  if (isTaken(reader, after.email, after.id))
    throw serviceError(400, 'Bad request', `Cannot update login name of user to '${after.email}'.`);
  return { ...after, login: after.email || after.id };
}

function requireMayChange(call: Call, reader: RepositoryReader, id: string): 'managed' | 'own' {
  if (mayOnSite(reader, call.viewer, 'Manage users')) return 'managed';
  if (call.viewer.id === null)
    throw serviceError(401, 'Unauthorized', 'You are not authorized to perform this action');
  if (call.viewer.id !== id) throw forbidden("You can't update the properties of this user");
  return 'own';
}

export async function editUser(call: Call, id: string, body: JsonObject): Promise<void> {
  requireMayChange(call, call.repository, id);
  const portrait = await portraitFrom(call, body.portrait);
  const secrets: Secrets = {
    ...(typeof body.password === 'string' ? { password: await hashPassword(body.password) } : {}),
    ...(portrait ? { portrait } : {}),
  };
  await call.write((transaction, reader) => {
    const way = requireMayChange(call, reader, id);
    const user = reader.user(id);
    if (!user) throw serverError('AttributeError', "'NoneType' object has no attribute 'getRoles'");
    const next =
      way === 'managed' ? managed(call, reader, user, body, secrets) : own(reader, user, body, secrets);
    saveUser(transaction, reader, { before: user, after: withLogin(reader, user, next), by: call.viewer });
  });
}
