import { request, type CallOptions } from './client';
import { ApiError } from './error';

/** What a server or the way to it may get over within moments. */
const passing: ReadonlySet<number | null> = new Set([null, 502, 503, 504]);

/** Milliseconds to wait before each further try. */
const pauses = [300, 900, 2700];

export const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && error.details.kind !== 'malformed' && passing.has(error.details.status);

/** How ZODB, and its storage in a database, begin to say that somebody else has written meanwhile. */
const conflict = /^(?:database (?:read )?conflict|Acquiring a lock)\b/;

/** Whether the server took back all that a call had done, since another call has written the same meanwhile. */
export const isConflict = (error: unknown): boolean =>
  error instanceof ApiError && error.details.status === 500 && conflict.test(error.details.message);

/** Resolves after some time; rejects with the reason of `signal` as soon as it fires. */
export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}

/** Runs something again after a failure that may pass, a few times, with growing pauses. */
export async function repeated<Data>(
  run: () => Promise<Data>,
  signal?: AbortSignal,
  mayPass = isPassing,
): Promise<Data> {
  for (const wait of pauses) {
    try {
      return await run();
    } catch (error) {
      if (!mayPass(error)) throw error;
      await pause(wait, signal);
    }
  }
  return run();
}

/**
 * Whether a deletion may be sent again, which deletes no more than the first. Where others write meanwhile, Plone may fail
 * with 503 at a page that links to what is deleted; it has taken back everything then, and can do it a moment later.
 */
const mayDeleteAgain = (error: unknown): boolean =>
  isConflict(error) || (error instanceof ApiError && error.details.status === 503);

/**
 * A call that writes, for those who have work to lose. It is sent again where the server says that nothing of it was done,
 * because two writes met; whatever else fails may have been done, and is never sent twice by itself.
 */
export const requestWrite = <Data>(
  path: string,
  options: Extract<CallOptions, { method: string }>,
): Promise<Data> =>
  repeated(
    () => request<Data>(path, options),
    options.signal,
    options.method === 'DELETE' ? mayDeleteAgain : isConflict,
  );
