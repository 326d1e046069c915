import { request, type CallOptions } from './client';
import { ApiError } from './error';

/** What a server or the way to it may get over within moments. */
const passing: ReadonlySet<number | null> = new Set([null, 502, 503, 504]);

/** Milliseconds to wait before each further try. */
const pauses = [300, 900, 2700];

export type RepeatedOptions = CallOptions & {
  /** Says of a call that writes that it does no harm to send it again, should it have arrived. */
  mayBeRepeated?: true;
};

const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && error.details.kind !== 'malformed' && passing.has(error.details.status);

/** Resolves after some time; rejects as soon as `signal` fires. */
export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(new DOMException('The call was aborted.', 'AbortError'));
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
export async function repeated<Data>(run: () => Promise<Data>, signal?: AbortSignal): Promise<Data> {
  for (const wait of pauses) {
    try {
      return await run();
    } catch (error) {
      if (!isPassing(error)) throw error;
      await pause(wait, signal);
    }
  }
  return run();
}

/**
 * A call for those who have work to lose: one that reads, or says that it may be repeated, is sent again when the network
 * or a proxy failed. Visitors' calls are not: they see at once what is wrong, with a button to try again.
 */
export function requestRepeated<Data>(path: string, options: RepeatedOptions): Promise<Data> {
  const run = () => request<Data>(path, options);
  return options.method && !options.mayBeRepeated ? run() : repeated(run, options.signal);
}
