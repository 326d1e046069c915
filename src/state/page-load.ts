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
  requests: number;
  /** Path and kind of the present location; null before the first one. */
  location: { path: string; isContent: boolean } | null;
  /** The page before was a screen of the app: its content must not flash up again. */
  resetBeforeFetch: boolean;
}

const initialState: PageLoadState = {
  isCounting: false,
  requests: 0,
  location: null,
  resetBeforeFetch: false,
};

const slice = createSlice({
  name: 'pageLoad',
  initialState,
  reducers: {
    locationChanged: (state, { payload }: PayloadAction<{ path: string; isContent: boolean }>) => ({
      isCounting: payload.isContent,
      requests: 0,
      location: payload,
      resetBeforeFetch: payload.isContent && state.location?.isContent === false,
    }),
  },
  extraReducers: (builder) => {
    builder
      .addMatcher(isPending(), (state) => {
        if (state.isCounting) state.requests += 1;
      })
      .addMatcher(isAnyOf(isFulfilled(), isRejected()), (state) => {
        if (!state.isCounting) return;
        state.requests = Math.max(0, state.requests - 1);
        state.isCounting = state.requests > 0;
      });
  },
});

export const { locationChanged } = slice.actions;
export const pageLoadReducer = slice.reducer;
