import type { Language } from '@/lib/language';
import { request } from './client';

const callOf = (login: string) => `/@users/${encodeURIComponent(login)}/reset-password`;

/** Has a mail sent with an address at which the password can be set; throws ApiError 404 for an unknown login. */
export function postPasswordRequest(login: string, language: Language): Promise<unknown> {
  return request(callOf(login), { method: 'POST', body: {}, language, leavesContent: true });
}

export interface NewPassword {
  login: string;
  token: string;
  password: string;
}

/** Sets a password by the token of such a mail; throws ApiError 403 for a token that is unknown or used, or too old. */
export function postNewPassword(
  { login, token, password }: NewPassword,
  language: Language,
): Promise<unknown> {
  const body = { reset_token: token, new_password: password };
  return request(callOf(login), { method: 'POST', body, language, leavesContent: true });
}
