import type { Language } from '@/lib/language';
import { request } from './client';

/** A JWT for the given account; throws ApiError 401 when login or password is wrong. */
export async function postLogin(login: string, password: string, language: Language): Promise<string> {
  const answer = await request<{ token: string }>('/@login', {
    method: 'POST',
    body: { login, password },
    language,
    leavesContent: true,
    withCookies: true,
  });
  return answer.token;
}

export async function postLoginRenewal(language: Language): Promise<string> {
  return (
    await request<{ token: string }>('/@login-renew', {
      method: 'POST',
      body: {},
      language,
      leavesContent: true,
    })
  ).token;
}

/** Clears the server's own cookie as well. */
export function postLogout(language: Language): Promise<unknown> {
  return request('/@logout', { method: 'POST', body: {}, language, leavesContent: true, withCookies: true });
}
