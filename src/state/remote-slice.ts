import type { UnknownAction } from '@reduxjs/toolkit';
import { createRemoteMap, type RemoteMapState } from './remote-map';

interface RemoteSliceOptions<Args, Data> {
  name: string;
  call: (args: Args, signal: AbortSignal) => Promise<Data>;
  /** Data of this slice that comes along with another answer. */
  learn?: (action: UnknownAction) => Data | undefined;
}

const only = 'data';

/** A slice for one named piece of CMS data: pending, then loaded, or failed with the error stored and the data emptied. */
export function createRemoteSlice<Args, Data>({ name, call, learn }: RemoteSliceOptions<Args, Data>) {
  const map = createRemoteMap<Args, Data>({
    name,
    keyOf: () => only,
    call,
    learn: (action) => {
      const data = learn?.(action);
      return data === undefined ? undefined : { key: only, data };
    },
  });
  return {
    load: map.load,
    reset: map.reset,
    /** Puts data in that came along with another answer. */
    show: (data: Data) => map.show(only, data),
    shownBy: map.shownBy,
    reducer: map.reducer,
    select: (state: RemoteMapState) => map.select(state, only),
  };
}
