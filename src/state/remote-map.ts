import { createAsyncThunk, createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { remoteErrorOf } from '@/api/error';
import { dataOf, idle, pendingFrom, type Remote, type RemoteError } from '@/lib/remote';

interface Entry {
  /** Held as unknown inside; `select` gives the data its type back. */
  remote: Remote<unknown>;
  /** The latest request; answers of earlier ones come too late. */
  request: string | null;
}

interface RemoteMapOptions<Args, Data> {
  name: string;
  keyOf: (args: Args) => string;
  call: (args: Args, signal: AbortSignal) => Promise<Data>;
  /** Data of this map that comes along with another answer. */
  learn?: (action: UnknownAction) => { key: string; data: Data } | undefined;
  /** Whether an action makes all that is known out of date. */
  isOutdatedBy?: (action: UnknownAction) => boolean;
}

export type RemoteMapState = Readonly<Record<string, Entry>>;

/** What stays when a call is given up: the data of before, if any. */
function withoutCall(remote: Remote<unknown>): Remote<unknown> {
  const previous = dataOf(remote);
  return previous === undefined ? idle : { status: 'loaded', data: previous };
}

/** The keyed form of a remote slice: one life of data for each key, such as the navigation of each language. */
export function createRemoteMap<Args, Data>(options: RemoteMapOptions<Args, Data>) {
  const { name, keyOf, call, learn, isOutdatedBy } = options;
  const load = createAsyncThunk<Data, Args, { rejectValue: RemoteError }>(
    `${name}/load`,
    async (args, { signal, rejectWithValue }) => {
      try {
        return await call(args, signal);
      } catch (error) {
        return rejectWithValue(remoteErrorOf(error));
      }
    },
  );
  const initialState: RemoteMapState = {};
  const slice = createSlice({
    name,
    initialState,
    reducers: {
      reset: () => initialState,
      /** Forgets everything but what is known under a key. */
      keepOnly: (state, { payload: key }: PayloadAction<string>) =>
        state[key] ? { [key]: state[key] } : initialState,
      show: (state, { payload }: PayloadAction<{ key: string; data: unknown }>) => ({
        ...state,
        [payload.key]: { remote: { status: 'loaded' as const, data: payload.data }, request: null },
      }),
    },
    extraReducers: (builder) => {
      builder
        .addCase(load.pending, (state, { meta }) => {
          const key = keyOf(meta.arg);
          return {
            ...state,
            [key]: { remote: pendingFrom(state[key]?.remote ?? idle), request: meta.requestId },
          };
        })
        .addCase(load.fulfilled, (state, { meta, payload }) => {
          const key = keyOf(meta.arg);
          if (state[key]?.request !== meta.requestId) return state;
          return { ...state, [key]: { remote: { status: 'loaded' as const, data: payload }, request: null } };
        })
        .addCase(load.rejected, (state, { meta, payload, error }) => {
          const key = keyOf(meta.arg);
          if (state[key]?.request !== meta.requestId) return state;
          if (meta.aborted)
            return { ...state, [key]: { remote: withoutCall(state[key].remote), request: null } };
          const reason = payload ?? remoteErrorOf(new Error(error.message));
          return { ...state, [key]: { remote: { status: 'failed' as const, error: reason }, request: null } };
        })
        .addDefaultCase((state, action) => {
          if (isOutdatedBy?.(action)) return initialState;
          const learned = learn?.(action);
          if (!learned) return state;
          return {
            ...state,
            [learned.key]: { remote: { status: 'loaded' as const, data: learned.data }, request: null },
          };
        });
    },
  });
  return {
    load,
    reset: slice.actions.reset,
    keepOnly: slice.actions.keepOnly,
    show: (key: string, data: Data) => slice.actions.show({ key, data }),
    /** What a `show` of this map puts in; undefined for any other action. */
    shownBy: (action: UnknownAction) =>
      slice.actions.show.match(action) ? (action.payload.data as Data) : undefined,
    reducer: slice.reducer,
    select: (state: RemoteMapState, key: string) => (state[key]?.remote ?? idle) as Remote<Data>,
  };
}
