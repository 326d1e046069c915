import Cookies from 'js-cookie';
import { remoteErrorOf } from '@/api/error';
import { postLogin, postLoginRenewal, postLogout } from '@/api/session';
import type { Language } from '@/lib/language';
import { sessionCookie, sessionOf, type Session } from '@/lib/session-token';
import { sessionBegan, sessionEnded, sessionRenewed, storedSession } from './session';
import type { AppDispatch } from './store';

function keepToken(token: string): Session | null {
  const session = sessionOf(token, Date.now());
  if (session) {
    Cookies.set(sessionCookie, token, { expires: new Date(session.expires), path: '/', sameSite: 'lax' });
  }
  return session;
}

const removeToken = () => Cookies.remove(sessionCookie, { path: '/' });

interface Credentials {
  login: string;
  password: string;
  language: Language;
}

/**
 * Logs in and keeps the token in its cookie until it expires; null, and all stays as it was, for an answer without a token
 * that can be read. Throws ApiError when the server refuses.
 */
export const login =
  ({ login: name, password, language }: Credentials) =>
  async (dispatch: AppDispatch): Promise<Session | null> => {
    const session = keepToken(await postLogin(name, password, language));
    if (session) dispatch(sessionBegan(session));
    return session;
  };

const refusals: ReadonlySet<number | null> = new Set([401, 403]);

async function renewedSession(language: Language): Promise<Session | null> {
  try {
    return keepToken(await postLoginRenewal(language)) ?? storedSession();
  } catch (error) {
    if (!refusals.has(remoteErrorOf(error).status)) return storedSession();
    removeToken();
    return null;
  }
}

/**
 * Asks for a token that lasts longer. The session ends when the server refuses it; a server that fails or cannot be reached
 * says nothing about it, so it stays as it is.
 */
export const renewSession =
  (language: Language) =>
  async (dispatch: AppDispatch): Promise<Session | null> => {
    const session = await renewedSession(language);
    dispatch(sessionRenewed(session));
    return session;
  };

/** Ends the session here even when the server cannot be reached. */
export const logout =
  (language: Language) =>
  async (dispatch: AppDispatch): Promise<void> => {
    try {
      await postLogout(language);
    } catch {
      // The server's own cookie then stays until the browser closes; the token is gone at once.
    }
    removeToken();
    dispatch(sessionEnded());
  };
