import {
  createSlice,
  isAnyOf,
  isFulfilled,
  isPending,
  isRejected,
  type PayloadAction,
} from '@reduxjs/toolkit';

interface PageLoadState {
  /** Counting from a change to a content page until all of its requests have ended. */
  isCounting: boolean;
  /** Ids of the requests under way that began after the change; those of the page before do not count. */
  requests: string[];
  /** Path and kind of the present location; null before the first one. */
  location: { path: string; isContent: boolean } | null;
  /** The page before was a screen of the app: its content must not flash up again. */
  resetBeforeFetch: boolean;
}

const initialState: PageLoadState = {
  isCounting: false,
  requests: [],
  location: null,
  resetBeforeFetch: false,
};

const slice = createSlice({
  name: 'pageLoad',
  initialState,
  reducers: {
    locationChanged: (state, { payload }: PayloadAction<{ path: string; isContent: boolean }>) => ({
      isCounting: payload.isContent,
      requests: [],
      location: payload,
      resetBeforeFetch: payload.isContent && state.location?.isContent === false,
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
