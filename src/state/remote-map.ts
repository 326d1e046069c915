import { createAsyncThunk, createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { remoteErrorOf } from '@/api/error';
import type { AnyContent } from '@/api/types/any-content';
import type { Language } from '@/lib/language';
import { dataOf, idle, pendingFrom, type Remote, type RemoteError } from '@/lib/remote';

/** What the store asks of the layers above. */
export interface StoreExtra {
  /** Brings what the first screen of a page is drawn with: a page is there once it can be drawn. Never fails. */
  preloadViews: (content: AnyContent, language: Language) => Promise<unknown>;
}

interface Entry {
  /** Held as unknown inside; `select` gives the data its type back. */
  remote: Remote<unknown>;
  /** The latest request; answers of earlier ones come too late. */
  request: string | null;
  /** Milliseconds since the epoch at which the data arrived; 0 for what came along with another answer, or is out of date. */
  since: number;
}

interface RemoteMapOptions<Args, Data> {
  name: string;
  keyOf: (args: Args) => string;
  call: (args: Args, signal: AbortSignal, extra: StoreExtra) => Promise<Data>;
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

const loaded = (data: unknown, since = 0): Entry => ({
  remote: { status: 'loaded', data },
  request: null,
  since,
});

/**
 * One life of data for each key, such as the navigation of each language: pending, then loaded, or failed with the error
 * stored and the data emptied.
 */
export function createRemoteMap<Args, Data>(options: RemoteMapOptions<Args, Data>) {
  const { name, keyOf, call, learn, isOutdatedBy } = options;
  const load = createAsyncThunk<
    Data,
    Args,
    { rejectValue: RemoteError; fulfilledMeta: { at: number }; extra: StoreExtra }
  >(`${name}/load`, async (args, { signal, extra, rejectWithValue, fulfillWithValue }) => {
    try {
      return fulfillWithValue(await call(args, signal, extra), { at: Date.now() });
    } catch (error) {
      return rejectWithValue(remoteErrorOf(error));
    }
  });
  const initialState: RemoteMapState = {};
  /** The entry that was put in last stands last. */
  const withEntry = (state: RemoteMapState, key: string, entry: Entry): RemoteMapState => {
    const others = Object.entries(state).filter(([other]) => other !== key);
    return Object.fromEntries([...others, [key, entry] as const]);
  };
  const slice = createSlice({
    name,
    initialState,
    reducers: {
      reset: () => initialState,
      forget: (state, { payload: keys }: PayloadAction<readonly string[]>) =>
        Object.fromEntries(Object.entries(state).filter(([key]) => !keys.includes(key))),
      show: {
        prepare: (payload: { key: string; data: unknown }) => ({ payload, meta: { at: Date.now() } }),
        reducer: (
          state,
          {
            payload: { key, data },
            meta,
          }: PayloadAction<{ key: string; data: unknown }, string, { at: number }>,
        ) => withEntry(state, key, loaded(data, meta.at)),
      },
    },
    extraReducers: (builder) => {
      builder
        .addCase(load.pending, (state, { meta }) => {
          const key = keyOf(meta.arg);
          const remote = pendingFrom(state[key]?.remote ?? idle);
          return withEntry(state, key, { remote, request: meta.requestId, since: state[key]?.since ?? 0 });
        })
        .addCase(load.fulfilled, (state, { meta, payload }) => {
          const key = keyOf(meta.arg);
          if (state[key]?.request !== meta.requestId) return state;
          return { ...state, [key]: loaded(payload, meta.at) };
        })
        .addCase(load.rejected, (state, { meta, payload, error }) => {
          const key = keyOf(meta.arg);
          const entry = state[key];
          if (entry?.request !== meta.requestId) return state;
          const remote: Remote<unknown> = meta.aborted
            ? withoutCall(entry.remote)
            : { status: 'failed', error: payload ?? remoteErrorOf(new Error(error.message)) };
          return { ...state, [key]: { ...entry, remote, request: null } };
        })
        .addDefaultCase((state, action) => {
          if (isOutdatedBy?.(action)) return initialState;
          const learned = learn?.(action);
          return learned ? withEntry(state, learned.key, loaded(learned.data)) : state;
        });
    },
  });
  return {
    load,
    reset: slice.actions.reset,
    forget: slice.actions.forget,
    /** Puts data in that was fetched otherwise. */
    show: (key: string, data: Data) => slice.actions.show({ key, data }),
    reducer: slice.reducer,
    select: (state: RemoteMapState, key: string) => (state[key]?.remote ?? idle) as Remote<Data>,
    /** Milliseconds since the data of a key arrived; Infinity where there is none. */
    ageOf: (state: RemoteMapState, key: string) => Date.now() - (state[key]?.since ?? -Infinity),
  };
}
