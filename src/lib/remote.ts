/** Why a call failed, in plain data so that it can lie in the store. */
export interface RemoteError {
  /** HTTP status; null when no answer came at all. */
  status: number | null;
  /** What kind of failure it was, for the choice of words. */
  kind: 'http' | 'redirect' | 'network' | 'cross-origin' | 'timeout' | 'malformed';
  message: string;
  /** Where a redirected call ended (`kind: 'redirect'`): an app path or an external URL. */
  location?: string;
  /** Seconds after which the server takes the call again, where it says so. */
  retryAfter?: number;
  /** What a service said of the fields of a refused form, as it came. */
  errors?: unknown;
}

/** The life of one piece of CMS data. While it is fetched anew the previous data stays; a failure empties it. */
export type Remote<Data> =
  | { status: 'idle' }
  | { status: 'pending'; previous?: Data }
  | { status: 'loaded'; data: Data }
  | { status: 'failed'; error: RemoteError };

export const idle = { status: 'idle' } as const;

/** What can be shown now: the data, or the previous data while it is fetched anew. */
export function dataOf<Data>(remote: Remote<Data>): Data | undefined {
  if (remote.status === 'loaded') return remote.data;
  return remote.status === 'pending' ? remote.previous : undefined;
}

/** Whether there is something to show, be it a failure. */
export const isSettled = (remote: Remote<unknown>): boolean =>
  remote.status === 'failed' || dataOf(remote) !== undefined;

/** The state after a call has started. */
export function pendingFrom<Data>(remote: Remote<Data>): Remote<Data> {
  const previous = dataOf(remote);
  return previous === undefined ? { status: 'pending' } : { status: 'pending', previous };
}
