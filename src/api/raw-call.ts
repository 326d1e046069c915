import { ApiError, httpError } from './error';

export interface RawCall {
  method: 'POST' | 'PATCH' | 'HEAD';
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: ArrayBuffer;
  signal?: AbortSignal | undefined;
  /** Gets the bytes of the body that have left so far. */
  onProgress?: (sent: number) => void;
}

export interface RawAnswer {
  header: (name: string) => string | null;
}

/** Milliseconds without any progress after which a call is given up. */
const longestStillness = 30_000;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * A call whose body goes as it is. It goes by XMLHttpRequest, which alone tells how much of a body has left; a slow line
 * may take as long as it needs while something moves. Throws ApiError, or AbortError when `signal` fires.
 */
export function sendRaw({ method, url, headers, body, signal, onProgress }: RawCall): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    const fail = (kind: 'network' | 'timeout', status: number | null, message: string) => () =>
      reject(new ApiError({ status, kind, message }));
    const abort = () => {
      call.abort();
      reject(signal?.reason as Error);
    };
    const giveUp = () => {
      fail('timeout', 408, 'Nothing moved for too long.')();
      call.abort();
    };
    let timer = setTimeout(giveUp, longestStillness);
    const moved = () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, longestStillness);
    };
    call.onload = () => {
      if (call.status >= 200 && call.status < 300)
        resolve({ header: (name) => call.getResponseHeader(name) });
      else reject(httpError(call.status, call.statusText, parsed(call.responseText)));
    };
    call.onerror = fail('network', null, 'The call failed.');
    call.onloadend = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    };
    call.upload.onprogress = ({ loaded }) => {
      moved();
      onProgress?.(loaded);
    };
    call.open(method, url);
    for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value);
    if (signal?.aborted) {
      clearTimeout(timer);
      abort();
      return;
    }
    signal?.addEventListener('abort', abort, { once: true });
    call.send(body ?? null);
  });
}
