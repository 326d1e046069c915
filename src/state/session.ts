import { createAsyncThunk, createSlice } from '@reduxjs/toolkit';
import Cookies from 'js-cookie';
import { remoteErrorOf } from '@/api/error';
import { postLogin, postLoginRenewal, postLogout } from '@/api/session';
import type { Language } from '@/lib/language';
import type { RemoteError } from '@/lib/remote';
import { sessionCookie, sessionOf, type Session } from '@/lib/session-token';

interface SessionState {
  /** Who is logged in; stays after the session's end while unsaved work stands on the screen. */
  current: Session | null;
  /** How many parts of the screen hold work that is not saved. */
  unsaved: number;
  /** The session is over, but its work is not saved: a login over it is asked for, or has been declined for now. */
  end: 'asked' | 'declined' | null;
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

const withSession = (state: SessionState, current: Session | null): SessionState => ({
  ...state,
  current,
  end: null,
});

/** What a look at the token found; nothing may take work away that is not saved. */
function withToken(state: SessionState, found: Session | null, ask: boolean): SessionState {
  if (found !== null || state.current === null || state.unsaved === 0) return withSession(state, found);
  return { ...state, end: ask ? 'asked' : (state.end ?? 'asked') };
}

const slice = createSlice({
  name: 'session',
  initialState: (): SessionState => ({ current: storedSession(), unsaved: 0, end: null }),
  reducers: {
    /** Looks at the cookie again: it may have expired, or another tab may have changed it. */
    checkSession: (state) => {
      const stored = storedSession();
      return stored?.token === state.current?.token ? state : withToken(state, stored, false);
    },
    loginDeclined: (state) => ({ ...state, end: state.end && ('declined' as const) }),
    unsavedWorkBegan: (state) => ({ ...state, unsaved: state.unsaved + 1 }),
    unsavedWorkEnded: (state) => {
      const unsaved = state.unsaved - 1;
      return state.end && unsaved === 0 ? withSession({ ...state, unsaved }, null) : { ...state, unsaved };
    },
  },
  extraReducers: (builder) => {
    builder
      // An answer without a token is none; the form says so, and whatever stands below it stays.
      .addCase(login.fulfilled, (state, { payload }) => (payload ? withSession(state, payload) : state))
      .addCase(renewSession.fulfilled, (state, { payload }) => withToken(state, payload, true))
      .addCase(logout.fulfilled, (state) => withSession(state, null));
  },
});

export const { checkSession, loginDeclined, unsavedWorkBegan, unsavedWorkEnded } = slice.actions;
export const sessionReducer = slice.reducer;
