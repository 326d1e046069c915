import { createRemoteMap, type RemoteMapState } from './remote-map';

interface RemoteSliceOptions<Args, Data> {
  name: string;
  call: (args: Args, signal: AbortSignal) => Promise<Data>;
}

const only = 'data';

/** A slice for one named piece of CMS data: a map of one entry. */
export function createRemoteSlice<Args, Data>({ name, call }: RemoteSliceOptions<Args, Data>) {
  const map = createRemoteMap<Args, Data>({ name, keyOf: () => only, call });
  return {
    load: map.load,
    reset: map.reset,
    reducer: map.reducer,
    select: (state: RemoteMapState) => map.select(state, only),
  };
}
