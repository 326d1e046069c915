import { randomBytes, randomUUID } from 'node:crypto';
import { withNewEpoch } from '~mocks/accounts/epoch';
import { hashPassword } from '~mocks/accounts/password';
import type { JsonObject } from '~mocks/http/body';
import { Failure, serverError, serviceError, unauthorized } from '~mocks/http/failure';
import { accountFields, accountTexts, fieldErrors, isNotAllowed, isRequired } from './words';
import type { Bilingual } from '~mocks/lib/bilingual';
import { isAddress } from '~mocks/mail/addresses';
import { isAllowedId, isTaken } from '~mocks/accounts/search';
import { clearTraces } from '~mocks/accounts/traces';
import type { RepositoryReader, Role, User } from '~mocks/repository/types';
import { booleanSetting } from '~mocks/settings/panel-settings';
import type { Call } from '../shared/call';
import { isTooShort } from './password';
import { mayOnSite } from './permission';
import { ownEntry } from '~mocks/lib/own-entry';

const checked = ['username', 'email', 'password', 'roles', 'sendPasswordReset'] as const;

/** Roles that the site knows; others are dropped. */
const knownRoles: readonly Role[] = [
  'Anonymous',
  'Authenticated',
  'Contributor',
  'Editor',
  'Manager',
  'Member',
  'Owner',
  'Reader',
  'Reviewer',
  'Site Administrator',
];

interface FieldError {
  field: string;
  message: string;
}

interface Rules {
  mayManage: boolean;
  selfRegistration: boolean;
  ownPassword: boolean;
  emailIsLogin: boolean;
}

export function rulesFor(reader: RepositoryReader, call: Call): Rules {
  const setting = (name: string) => booleanSetting(reader, 'security', name);
  return {
    mayManage: mayOnSite(reader, call.viewer, 'Manage users'),
    selfRegistration: setting('enable_self_reg'),
    ownPassword: setting('enable_user_pwd_choice'),
    emailIsLogin: setting('use_email_as_login'),
  };
}

/** Fields that must be there, and all that may be. */
function fieldsFor({ mayManage, selfRegistration, ownPassword, emailIsLogin }: Rules) {
  const base = emailIsLogin ? ['email'] : ['email', 'username'];
  const choice = !mayManage && ownPassword ? ['password'] : [];
  return {
    required: [...base, ...choice],
    allowed: [
      ...base,
      ...choice,
      ...(selfRegistration ? ['sendPasswordReset'] : []),
      ...(mayManage ? ['password', 'sendPasswordReset', 'roles'] : []),
    ],
  };
}

function fieldErrorsOf(call: Call, rules: Rules, body: JsonObject): FieldError[] {
  const { required, allowed } = fieldsFor(rules);
  const error = (field: string, text: Bilingual): FieldError => ({ field, message: text[call.language] });
  const title = (field: string): Bilingual => ownEntry(accountFields, field) ?? { de: field, en: field };
  const errors = [
    ...required.filter((name) => !ownEntry(body, name)).map((name) => error(name, isRequired(title(name)))),
    ...checked
      .filter((name) => name in body && !allowed.includes(name))
      .map((name) => error(name, isNotAllowed(title(name)))),
  ];
  if (!rules.mayManage) return errors;
  const { password, sendPasswordReset } = body;
  if ((password ?? null) === null && (sendPasswordReset ?? null) === null)
    errors.push(error('sendPasswordReset', accountTexts.passwordOrReset));
  if (password && sendPasswordReset) errors.push(error('sendPasswordReset', accountTexts.notBoth));
  return errors;
}

/** Refuses a body with missing or not allowed fields, all named. */
export function checkFields(call: Call, rules: Rules, body: JsonObject): void {
  const errors = fieldErrorsOf(call, rules, body);
  if (errors.length === 0) {
    // A password that is neither given nor to be mailed.
    if (rules.mayManage && !body.password && !body.sendPasswordReset)
      throw serverError('TypeError', "'NoneType' object is not subscriptable");
    return;
  }
  const message = fieldErrors(errors.map((error) => error.message).join(' '))[call.language];
  throw serviceError(400, 'WrongParameterError', message, { errors });
}

const refuse = (message: string) => serviceError(400, 'MissingParameterError', message);

const invalidName = () =>
  refuse('The login name you selected is already in use or is not valid. Please choose another.');

function rolesFrom(call: Call, value: unknown, mayGiveAll: boolean): Role[] {
  if (value === undefined) return ['Member'];
  const named = Array.isArray(value) ? value : [];
  const isUnheld = (role: unknown) => role !== 'Member' && !call.viewer.roles.includes(role as Role);
  if (!mayGiveAll && named.some(isUnheld)) throw unauthorized('Too many roles specified.');
  return knownRoles.filter((role) => named.includes(role));
}

const simplified = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The id from the full name where people log in by e-mail. */
function idFromName(reader: RepositoryReader, fullname: string, email: string): string {
  const base = simplified(fullname);
  if (base === '') return email;
  let id = base;
  for (let number = 1; isTaken(reader, id); number += 1) id = `${base}-${number}`;
  return id;
}

function namesFrom(
  reader: RepositoryReader,
  { emailIsLogin }: Rules,
  body: JsonObject,
): Pick<User, 'id' | 'login'> {
  const { username, email, fullname } = body;
  if (!emailIsLogin && typeof username !== 'string')
    throw serverError('TypeError', `object of type '${typeof username}' has no len()`);
  const login = String(emailIsLogin ? email : username);
  if (booleanSetting(reader, 'security', 'use_uuid_as_userid'))
    return { id: randomUUID().replaceAll('-', ''), login };
  const name = typeof fullname === 'string' ? fullname : '';
  return { id: emailIsLogin ? idFromName(reader, name, String(email)) : login, login };
}

const optional = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What is stored of the account but its password; refused where it cannot be made. */
function accountFrom(
  call: Call,
  reader: RepositoryReader,
  body: JsonObject,
  password: unknown,
): Omit<User, 'password'> {
  const rules = rulesFor(reader, call);
  requireAdd(rules);
  const names = namesFrom(reader, rules, body);
  if (!isAllowedId(reader, names.id) || isTaken(reader, names.login)) throw invalidName();
  if (typeof password !== 'string' || password === '') throw invalidName();
  if (isTooShort(password)) throw refuse(accountTexts.shortPassword[call.language]);
  if (!isAddress(body.email)) throw refuse(accountTexts.email[call.language]);
  return {
    ...names,
    fullname: optional(body.fullname),
    email: body.email,
    description: optional(body.description),
    home_page: optional(body.home_page),
    location: optional(body.location),
    roles: rolesFrom(call, body.roles, mayOnSite(reader, call.viewer, 'Manage portal')),
    groups: [],
  };
}

/**
 * Makes the account. What a former user or group of the same id had is not handed on, as Plone would. A hash is dear and
 * others wait for it: it is made of what nothing speaks against, which is looked at once more as it is stored.
 */
export async function addUser(call: Call, body: JsonObject): Promise<User> {
  const rules = rulesFor(call.repository, call);
  const isMailed = Boolean(body.sendPasswordReset) || (!rules.mayManage && !rules.ownPassword);
  const password = isMailed ? randomBytes(32).toString('hex') : body.password;
  accountFrom(call, call.repository, body, password);
  const hash = await hashPassword(String(password));
  return call.write((transaction, reader) => {
    const user = withNewEpoch({ ...accountFrom(call, reader, body, password), password: hash });
    clearTraces(transaction, reader, user.id);
    transaction.setUser(user);
    return user;
  });
}

/** Self-registration lets everybody in. */
export function requireAdd(rules: Rules): void {
  if (!rules.mayManage && !rules.selfRegistration)
    throw new Failure(403, 'Forbidden', 'You need AddPortalMember permission.');
}
