import {
  createSlice,
  isAnyOf,
  isFulfilled,
  isPending,
  isRejected,
  type PayloadAction,
} from '@reduxjs/toolkit';
import type { PageName } from './pages';

interface PresentLocation {
  path: string;
  /** It names content, not a screen of the app. */
  isContent: boolean;
  /** The page that it names, or that its screen stands on. */
  page: PageName;
  /** The language's home: header and footer are taken from it where that page cannot be had. */
  home: PageName;
  /** Keys of the pages that stood there before as content and in header and footer; they stay until the page has come. */
  before: { content: string | null; around: string | null };
}

interface PageLoadState {
  /** Counting from a change to a content page until all of its requests have ended. */
  isCounting: boolean;
  /** Ids of the requests under way that began after the change; those of the page before do not count. */
  requests: string[];
  /** null before the first one. */
  location: PresentLocation | null;
}

const initialState: PageLoadState = { isCounting: false, requests: [], location: null };

const slice = createSlice({
  name: 'pageLoad',
  initialState,
  reducers: {
    locationChanged: (_state, { payload }: PayloadAction<PresentLocation>) => ({
      isCounting: payload.isContent,
      requests: [],
      location: payload,
    }),
  },
  extraReducers: (builder) => {
    builder
      .addMatcher(isPending(), (state, { meta }) => {
        if (state.isCounting) state.requests.push(meta.requestId);
      })
      .addMatcher(isAnyOf(isFulfilled(), isRejected()), (state, { meta }) => {
        if (!state.requests.includes(meta.requestId)) return;
        state.requests = state.requests.filter((id) => id !== meta.requestId);
        state.isCounting = state.requests.length > 0;
      });
  },
});

export const { locationChanged } = slice.actions;
export const pageLoadReducer = slice.reducer;
