import Cookies from 'js-cookie';
import type { Language } from '@/lib/language';
import { sessionCookie, sessionOf } from '@/lib/session-token';
import { ApiError, httpError, malformed } from './error';
import { takeFirstRequest } from './first-request';
import { shared, stopSharing } from './in-flight';
import { apiUrl, flatten } from './urls';
import { announceWrite } from './writes';

/** Milliseconds after which a call without an answer is given up, unless it says otherwise. */
const usualLimit = 30_000;

export type QueryValue = string | number | boolean | readonly string[] | null | undefined;

interface CallFacts {
  /** Lists are repeated; null, undefined and '' are left out. */
  query?: Readonly<Record<string, QueryValue>>;
  language: Language;
  signal?: AbortSignal | undefined;
  /** Milliseconds after which it is given up. */
  timeLimit?: number;
}

/** A call that only reads, and is shared by all who ask the same meanwhile. */
interface Reading extends CallFacts {
  method?: undefined;
  body?: undefined;
  headers?: undefined;
  keepalive?: undefined;
  withCookies?: undefined;
  /** Says of a page's content call that the page's inline script may have sent it already. */
  mayBeUnderWay?: true;
}

interface Writing extends CallFacts {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  mayBeUnderWay?: undefined;
  /** What the call needs beside the usual ones, such as the `Lock-Token` of a locked page. */
  headers?: Readonly<Record<string, string>>;
  /** Paths whose content looks otherwise afterwards, where that is not just the one below which the call goes. */
  changes?: readonly string[];
  /** Says that it changes no content, as an autosave or a lock; otherwise menus and known pages are renewed after it. */
  leavesContent?: true;
  /** Goes out even when the window is closed meanwhile. */
  keepalive?: true;
  /** Sends and takes cookies: for login and logout alone, which set and clear the server's own. */
  withCookies?: boolean;
}

export type CallOptions = Reading | Writing;

/** A query string with its question mark, '' for no parameters. Lists repeat their name. */
export function queryString(query: CallFacts['query'] = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((entry) => [name, entry] as const),
  );
  const search = new URLSearchParams();
  for (const [name, value] of pairs) {
    if (value !== null && value !== undefined && value !== '') search.append(name, String(value));
  }
  const text = search.toString();
  return text && `?${text.replaceAll('%2C', ',')}`;
}

/** What every call says of itself, then its own headers. */
export function headersOf(
  { language, body, headers }: CallOptions,
  token: string | null,
): Record<string, string> {
  return {
    Accept: 'application/json',
    'Accept-Language': language,
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
    ...headers,
  };
}

/** The parsed body; undefined for an empty one and for `null`, both of which Plone sends for "nothing to say". */
async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text.trim() === '' || text.trim() === 'null') return undefined;
  const isJson = response.headers.get('Content-Type')?.includes('json') ?? true;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    if (!response.ok) return undefined;
    const message = isJson ? 'The answer is no valid JSON.' : 'The answer is a page, not data.';
    throw malformed(message, response.status);
  }
}

/** Plone redirects moved content without a word; the app wants to know, so that its address follows. */
function refuseRedirect(response: Response, url: string): void {
  if (!response.url || !response.redirected) return;
  const bare = (address: string) => flatten(address.split(/[?#]/, 1)[0] ?? '').replace(/(.)\/$/, '$1');
  const location = bare(response.url);
  if (location === bare(new URL(url, window.location.href).href)) return;
  throw new ApiError({ status: 301, kind: 'redirect', message: 'Moved', location });
}

/** Whether a call that failed was led to a place outside the site, where a browser may go but a call may not. */
async function leadsAway(url: string): Promise<boolean> {
  try {
    const headers = { Accept: 'application/json' };
    const signal = AbortSignal.timeout(usualLimit);
    const response = await fetch(url, { headers, credentials: 'omit', redirect: 'manual', signal });
    return response.type === 'opaqueredirect';
  } catch {
    return false;
  }
}

/** A failed reading call, looked at again: where a redirect leads away, the window is to go there itself. */
async function afterRedirect(failure: unknown, url: string): Promise<unknown> {
  if (!(failure instanceof ApiError) || failure.details.status !== null || !(await leadsAway(url)))
    return failure;
  const { origin, pathname } = new URL(url, window.location.href);
  return new ApiError({ status: 301, kind: 'redirect', message: 'Moved', location: origin + pathname });
}

function failureOf(error: unknown, url: string, callerAborted: boolean): unknown {
  if (error instanceof ApiError || callerAborted) return error;
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  if (name === 'TimeoutError') return new ApiError({ status: 408, kind: 'timeout', message });
  const foreign = new URL(url, window.location.href).origin !== window.location.origin;
  return new ApiError({ status: null, kind: foreign ? 'cross-origin' : 'network', message });
}

async function send(
  url: string,
  options: CallOptions,
  token: string | null,
  signal?: AbortSignal,
): Promise<unknown> {
  const { method, body, mayBeUnderWay, keepalive, withCookies, timeLimit = usualLimit } = options;
  try {
    const early = mayBeUnderWay ? await takeFirstRequest(url, token) : undefined;
    const limit = AbortSignal.timeout(timeLimit);
    const response =
      early ??
      (await fetch(url, {
        method: method ?? 'GET',
        headers: headersOf(options, token),
        body: body === undefined ? null : JSON.stringify(body),
        keepalive: keepalive ?? false,
        credentials: withCookies ? 'same-origin' : 'omit',
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      }));
    refuseRedirect(response, url);
    const answer = await bodyOf(response);
    if (!response.ok) {
      const { status, statusText, headers } = response;
      throw httpError(status, statusText, answer, Number(headers.get('Retry-After')));
    }
    return answer;
  } catch (error) {
    const failure = failureOf(error, url, signal?.aborted ?? false);
    throw method ? failure : await afterRedirect(failure, url);
  }
}

/** The token of the session, if there is one. */
export const presentToken = (): string | null =>
  sessionOf(Cookies.get(sessionCookie), Date.now())?.token ?? null;

/**
 * One call of the API for a path below the site root. Adds base, prefix, token and language; a reading call that is
 * under way already is shared, unless something was written meanwhile. Throws ApiError, or AbortError when `signal` fires.
 */
export async function request<Data>(path: string, options: CallOptions): Promise<Data> {
  const { method, query, language, timeLimit, signal } = options;
  const url = `${apiUrl(path)}${queryString(query)}`;
  const token = presentToken();
  if (method) {
    const answer = await send(url, options, token, signal).finally(stopSharing);
    if (!options.leavesContent) announceWrite(options.changes ?? [path]);
    return answer as Data;
  }
  const key = [url, language, token, timeLimit].join(' ');
  return (await shared(key, (given) => send(url, options, token, given), signal)) as Data;
}
