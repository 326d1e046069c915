import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from './addresses';

export const mostBytes = 1024 * 1024;
export const mostRedirects = 3;
const mostMilliseconds = 8000;

/** The feed could not be had. */
export class FetchFailed extends Error {
  override name = 'FetchFailed';
}

/** Its server says that there is no such feed. */
export class FeedMissing extends FetchFailed {
  override name = 'FeedMissing';
}

export interface FetchOptions {
  /** Hosts that may have a private address, in small letters. */
  allowedHosts: ReadonlySet<string>;
  /** Time for everything, redirects included. */
  milliseconds?: number;
}

function parsed(address: string, base?: URL): URL {
  let url: URL;
  try {
    url = new URL(address, base);
  } catch {
    throw new FetchFailed('The address is malformed.');
  }
  if (!/^https?:$/.test(url.protocol) || url.hostname === '')
    throw new FetchFailed('Only addresses of the web are fetched.');
  return url;
}

/** An address of the host. It is the one that is connected to: a second answer of the name server changes nothing. */
async function resolved({ hostname }: URL, allowedHosts: ReadonlySet<string>): Promise<LookupAddress> {
  const host = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  const family = isIP(host);
  const found =
    family > 0
      ? [{ address: host, family }]
      : await lookup(host, { all: true }).catch(() => {
          throw new FetchFailed('The host is unknown.');
        });
  const [first] = found;
  if (!first) throw new FetchFailed('The host is unknown.');
  if (!allowedHosts.has(host) && !found.every(({ address }) => isPublicAddress(address)))
    throw new FetchFailed('The host is not public.');
  return first;
}

async function ask(url: URL, to: LookupAddress, signal: AbortSignal): Promise<IncomingMessage> {
  const send = url.protocol === 'https:' ? requestSecure : requestPlain;
  const sent = send(url, {
    signal,
    agent: false,
    headers: { 'User-Agent': 'research-portal feed reader', 'Accept-Encoding': 'identity' },
    lookup: (_host, { all }, found) => (all ? found(null, [to]) : found(null, to.address, to.family)),
  });
  sent.end();
  const [answer] = (await once(sent, 'response', { signal })) as [IncomingMessage];
  return answer;
}

async function bodyOf(answer: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > mostBytes) throw new FetchFailed('The feed is too large.');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** One address: its body, or where it leads on. */
async function fetchOnce(
  url: URL,
  { allowedHosts }: FetchOptions,
  signal: AbortSignal,
): Promise<Buffer | URL> {
  const answer = await ask(url, await resolved(url, allowedHosts), signal);
  try {
    const { statusCode = 0, headers } = answer;
    if (statusCode === 200) return await bodyOf(answer);
    if (statusCode === 404 || statusCode === 410) throw new FeedMissing('The feed is gone.');
    if ([301, 302, 303, 307, 308].includes(statusCode) && headers.location !== undefined)
      return parsed(headers.location, url);
    throw new FetchFailed(`The server answers ${statusCode}.`);
  } finally {
    answer.destroy();
  }
}

/** Fetches what an editor named as address of a feed, and nothing of the network that only this server reaches. */
export async function fetchFeed(address: string, options: FetchOptions): Promise<Buffer> {
  const signal = AbortSignal.timeout(options.milliseconds ?? mostMilliseconds);
  let url = parsed(address);
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    let answer: Buffer | URL;
    try {
      answer = await fetchOnce(url, options, signal);
    } catch (error) {
      throw error instanceof FetchFailed ? error : new FetchFailed('The server does not answer.');
    }
    if (!(answer instanceof URL)) return answer;
    url = answer;
  }
  throw new FetchFailed('Too many redirects.');
}
