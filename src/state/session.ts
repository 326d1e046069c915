import { createAsyncThunk, createSlice } from '@reduxjs/toolkit';
import Cookies from 'js-cookie';
import { remoteErrorOf } from '@/api/error';
import { postLogin, postLoginRenewal, postLogout } from '@/api/session';
import type { Language } from '@/lib/language';
import type { RemoteError } from '@/lib/remote';
import { sessionCookie, sessionOf, type Session } from '@/lib/session-token';

interface SessionState {
  current: Session | null;
}

function keepToken(token: string): Session | null {
  const session = sessionOf(token, Date.now());
  if (session) {
    Cookies.set(sessionCookie, token, { expires: new Date(session.expires), path: '/', sameSite: 'lax' });
  }
  return session;
}

function storedSession(): Session | null {
  return sessionOf(Cookies.get(sessionCookie), Date.now());
}

interface Credentials {
  login: string;
  password: string;
  language: Language;
}

/** Logs in and keeps the token in its cookie until it expires. */
export const login = createAsyncThunk<Session | null, Credentials, { rejectValue: RemoteError }>(
  'session/login',
  async ({ login: name, password, language }, { rejectWithValue }) => {
    try {
      return keepToken(await postLogin(name, password, language));
    } catch (error) {
      return rejectWithValue(remoteErrorOf(error));
    }
  },
);

const refusals: ReadonlySet<number | null> = new Set([401, 403]);

/**
 * Asks for a token that lasts longer. The session ends when the server refuses it; a server that fails or cannot be reached
 * says nothing about it, so it stays as it is.
 */
export const renewSession = createAsyncThunk<Session | null, Language>('session/renew', async (language) => {
  try {
    return keepToken(await postLoginRenewal(language)) ?? storedSession();
  } catch (error) {
    if (!refusals.has(remoteErrorOf(error).status)) return storedSession();
    Cookies.remove(sessionCookie, { path: '/' });
    return null;
  }
});

/** Ends the session here even when the server cannot be reached. */
export const logout = createAsyncThunk<void, Language>('session/logout', async (language) => {
  try {
    await postLogout(language);
  } catch {
    // The server's own cookie then stays until the browser closes; the token is gone at once.
  }
  Cookies.remove(sessionCookie, { path: '/' });
});

const slice = createSlice({
  name: 'session',
  initialState: (): SessionState => ({ current: storedSession() }),
  reducers: {
    /** Looks at the cookie again: it may have expired, or another tab may have changed it. */
    checkSession: (state) => {
      const stored = storedSession();
      return stored?.token === state.current?.token ? state : { current: stored };
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(login.fulfilled, (_state, { payload }) => ({ current: payload }))
      .addCase(renewSession.fulfilled, (_state, { payload }) => ({ current: payload }))
      .addCase(logout.fulfilled, () => ({ current: null }));
  },
});

export const { checkSession } = slice.actions;
export const sessionReducer = slice.reducer;
