import { anonymous } from '~mocks/accounts/sessions';
import { hashPassword } from '~mocks/accounts/password';
import { badRequest, serverError, serviceError } from '~mocks/http/failure';
import type { JsonObject } from '~mocks/http/body';
import { jsonResponse } from '~mocks/http/json';
import { accountTexts, passwordMails } from './words';
import { sendMail } from '~mocks/mail/send';
import { saveUser } from '~mocks/accounts/accounts';
import { checkResetToken, makeResetToken } from '~mocks/accounts/reset-tokens';
import type { User } from '~mocks/repository/types';
import type { Call } from '../shared/call';

const shortest = 8;

export const isTooShort = (password: string): boolean => password.length < shortest;

/** Mails an address at which the user sets a password: for a new account, or in place of a forgotten one. */
export async function mailPasswordLink(
  call: Call,
  user: User,
  kind: keyof typeof passwordMails,
): Promise<void> {
  const token = await call.write((transaction, reader) =>
    makeResetToken(transaction, reader, user.id, call.now),
  );
  const saved = call.repository.setting<{ frontend_domain?: unknown }>('volto-settings');
  const site = textOf(saved?.frontend_domain) || call.publicUrl;
  const query = kind === 'welcome' ? `?userid=${encodeURIComponent(user.id)}` : '';
  const link = `${site}/passwordreset/${token}${query}`;
  const { subject, text } = passwordMails[kind];
  await sendMail(call, { to: user.email, subject: subject[call.language], text: text(link)[call.language] });
}

/** Stores another password, unless the account is gone by then. */
async function changePassword(call: Call, id: string, password: string): Promise<void> {
  const hash = await hashPassword(password);
  await call.write((transaction, reader) => {
    const user = reader.user(id);
    if (user)
      saveUser(transaction, reader, { before: user, after: { ...user, password: hash }, by: call.viewer });
  });
}

async function resetByToken(call: Call, user: User, token: string, password: string): Promise<void> {
  if (isTooShort(password))
    throw serviceError(400, 'Invalid password', accountTexts.shortPassword[call.language]);
  const hash = await hashPassword(password);
  const result = await call.write((transaction, reader) => {
    const present = reader.user(user.id);
    if (!present) return 'unknown';
    const worth = checkResetToken(reader, { token, user: user.id, now: call.now });
    const after = { ...present, password: hash };
    if (worth === 'good') saveUser(transaction, reader, { before: present, after, by: anonymous });
    return worth;
  });
  if (result === 'unknown') throw serviceError(403, 'Unknown Token', 'The reset_token is unknown/not valid.');
  if (result === 'expired') throw serviceError(403, 'Expired Token', 'The reset_token is expired.');
}

async function changeOwn(call: Call, name: string, user: User, old: string, password: string): Promise<void> {
  if (call.viewer.id === null)
    throw serviceError(403, 'Not allowed', "You can't set a password without a password reset token.");
  if (call.viewer.id !== name)
    throw serviceError(
      403,
      'Wrong user',
      `You need to be logged in as the user '${name}' to set the password.`,
    );
  if (!(await call.sessions.authenticate(user.login, old, call)))
    throw serviceError(403, 'Wrong password', "The password passed as 'old_password' is wrong.");
  if (isTooShort(password)) throw badRequest(accountTexts.shortPassword[call.language]);
  await changePassword(call, user.id, password);
}

const invalid = (message: string) => serviceError(400, 'Invalid parameters', message);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Sends the mail for a forgotten password, sets a password by the mail's token, or one's own by the old one. */
export async function resetPassword(call: Call, name: string, body: JsonObject): Promise<Response> {
  const user = call.repository.userByLogin(name);
  call.limits.count('reset-password', call.address, call.now, user?.id);
  if (!user) return jsonResponse(null, 404);
  const token = textOf(body.reset_token);
  const old = textOf(body.old_password);
  const password = textOf(body.new_password);
  if (Object.keys(body).length === 0) {
    if (user.root) throw serverError('AttributeError', "'NoneType' object has no attribute 'allowed'");
    await mailPasswordLink(call, user, 'reset');
    return jsonResponse(null);
  }
  if (token && old) throw invalid("You can't use 'reset_token' and 'old_password' together.");
  if (token && !password) throw invalid("If you pass 'reset_token' you have to pass 'new_password'");
  if (old && !password) throw invalid("If you pass 'old_password' you have to pass 'new_password'");
  if (token) await resetByToken(call, user, token, password);
  else if (old) await changeOwn(call, name, user, old, password);
  else throw invalid('See the user endpoint documentation for the valid parameters.');
  return jsonResponse(null);
}
