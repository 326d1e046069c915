import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import Cookies from 'js-cookie';
import { sessionCookie, sessionOf, type Session } from '@/lib/session-token';

interface SessionState {
  /** Who is logged in; stays after the session's end while unsaved work stands on the screen. */
  current: Session | null;
  /** How many parts of the screen hold work that is not saved. */
  unsaved: number;
  /** The session is over, but its work is not saved: a login over it is asked for, or has been declined for now. */
  end: 'asked' | 'declined' | null;
}

/** The session of the token in the cookie. */
export function storedSession(): Session | null {
  return sessionOf(Cookies.get(sessionCookie), Date.now());
}

const withSession = (state: SessionState, current: Session | null): SessionState => ({
  ...state,
  current,
  end: null,
});

/** What a look at the token found; nothing may take work away that is not saved, nor give it to somebody else. */
function withToken(state: SessionState, found: Session | null, ask: boolean): SessionState {
  const userId = found?.userId;
  if (state.unsaved === 0 || userId === (state.current?.userId ?? userId)) return withSession(state, found);
  return { ...state, end: (!ask && state.end) || 'asked' };
}

const slice = createSlice({
  name: 'session',
  initialState: (): SessionState => ({ current: storedSession(), unsaved: 0, end: null }),
  reducers: {
    sessionBegan: (state, { payload }: PayloadAction<Session>) => withSession(state, payload),
    /** The server was asked for a longer session; null where it refused. */
    sessionRenewed: (state, { payload }: PayloadAction<Session | null>) => withToken(state, payload, true),
    sessionEnded: (state) => withSession(state, null),
    /** Looks at the cookie again: it may have expired, or another tab may have changed it, for somebody else too. */
    checkSession: (state) => {
      const stored = storedSession();
      return stored?.token === state.current?.token ? state : withToken(state, stored, false);
    },
    loginDeclined: (state) => ({ ...state, end: state.end && ('declined' as const) }),
    unsavedWorkBegan: (state) => ({ ...state, unsaved: state.unsaved + 1 }),
    unsavedWorkEnded: (state) => {
      const next = { ...state, unsaved: state.unsaved - 1 };
      return next.end ? withToken(next, storedSession(), false) : next;
    },
  },
});

export const {
  sessionBegan,
  sessionRenewed,
  sessionEnded,
  checkSession,
  loginDeclined,
  unsavedWorkBegan,
  unsavedWorkEnded,
} = slice.actions;
export const sessionReducer = slice.reducer;
