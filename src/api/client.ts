import Cookies from 'js-cookie';
import type { Language } from '@/lib/language';
import { sessionCookie, sessionOf } from '@/lib/session-token';
import { ApiError, httpError, malformed } from './error';
import { takeFirstRequest } from './first-request';
import { shared } from './in-flight';
import { apiUrl, flatten } from './urls';
import { announceWrite } from './writes';

/** Milliseconds after which a call without an answer is given up. */
const timeLimit = 30_000;

export type QueryValue = string | number | boolean | readonly string[] | null | undefined;

export interface CallOptions {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Lists are repeated; null, undefined and '' are left out. */
  query?: Readonly<Record<string, QueryValue>>;
  body?: unknown;
  language: Language;
  signal?: AbortSignal | undefined;
  /** Says of a call that is no GET that it changes no content; otherwise menus and known pages are renewed after it. */
  leavesContent?: true;
  /** Says of a page's content call that the page's inline script may have sent it already. */
  mayBeUnderWay?: true;
  /** Sends and takes cookies: for login and logout alone, which set and clear the server's own. */
  withCookies?: boolean;
}

/** A query string with its question mark, '' for no parameters. Lists repeat their name. */
export function queryString(query: CallOptions['query'] = {}): string {
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

function headersOf(options: CallOptions, token: string | null): Record<string, string> {
  return {
    Accept: 'application/json',
    'Accept-Language': options.language,
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(options.body !== undefined && { 'Content-Type': 'application/json' }),
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
    const signal = AbortSignal.timeout(timeLimit);
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
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return new ApiError({ status: 408, kind: 'timeout', message: error.message });
  }
  const foreign = new URL(url, window.location.href).origin !== window.location.origin;
  const message = error instanceof Error ? error.message : String(error);
  return new ApiError({ status: null, kind: foreign ? 'cross-origin' : 'network', message });
}

async function send(
  url: string,
  options: CallOptions,
  token: string | null,
  signal?: AbortSignal,
): Promise<unknown> {
  try {
    const early = options.mayBeUnderWay ? await takeFirstRequest(url, token) : undefined;
    const limit = AbortSignal.timeout(timeLimit);
    const response =
      early ??
      (await fetch(url, {
        method: options.method ?? 'GET',
        headers: headersOf(options, token),
        body: options.body === undefined ? null : JSON.stringify(options.body),
        credentials: options.withCookies ? 'same-origin' : 'omit',
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      }));
    refuseRedirect(response, url);
    const body = await bodyOf(response);
    if (!response.ok) throw httpError(response.status, response.statusText, body);
    return body;
  } catch (error) {
    const failure = failureOf(error, url, signal?.aborted ?? false);
    throw options.method === undefined ? await afterRedirect(failure, url) : failure;
  }
}

/**
 * One call of the API for a path below the site root. Adds base, prefix, token and language; a reading call that is
 * under way already is shared. Throws ApiError, or AbortError when `signal` fires.
 */
export async function request<Data>(path: string, options: CallOptions): Promise<Data> {
  const url = `${apiUrl(path)}${queryString(options.query)}`;
  const token = sessionOf(Cookies.get(sessionCookie), Date.now())?.token ?? null;
  if (options.method !== undefined && options.method !== 'GET') {
    const answer = await send(url, options, token, options.signal);
    if (!options.leavesContent) announceWrite([path]);
    return answer as Data;
  }
  const key = [url, options.language, token].join(' ');
  return (await shared(key, (signal) => send(url, options, token, signal), options.signal)) as Data;
}
