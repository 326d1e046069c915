import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { pipeline } from 'node:stream/promises';
import { loginAddress, loginPath } from '~mocks/services/shared/require-login';
import { apiPrefix } from '~mocks/http/target';
import { compressor, encodingFor } from './compression';
import { readingHeaders, type PublicReader } from './public-reader';
import { sendFailure } from './node-adapter';
import { headersFromPlone, headersToPlone, isCompressible } from './passing';
import { kindOf } from './plone-paths';
import { refusalOf } from './plone-refusals';

/** Sends Plone's answer to the browser, compressed where Plone has not done so. */
async function passOn(
  answer: IncomingMessage,
  request: IncomingMessage,
  response: ServerResponse,
  locate: (location: string) => string,
): Promise<void> {
  const headers = headersFromPlone(answer, request);
  if (typeof headers.location === 'string') headers.location = locate(headers.location);
  const status = answer.statusCode ?? 502;
  const length = answer.headers['content-length'];
  const size = length === undefined ? undefined : Number(length);
  const encoding = isCompressible(answer, request.method) ? encodingFor(request, size) : undefined;
  if (encoding === undefined) {
    response.writeHead(status, headers);
    await pipeline(answer, response);
    return;
  }
  delete headers['content-length'];
  // It names the bytes as Plone has sent them.
  if (typeof headers.etag === 'string') headers.etag = headers.etag.replace(/^(?!W\/)/, 'W/');
  response.writeHead(status, { ...headers, 'content-encoding': encoding });
  await pipeline(answer, compressor(encoding, size), response);
}

/** How the Plone elsewhere is reached: by virtual hosting, which words its links for us, or as it is. */
type Mode = 'virtual' | 'direct';

function open(url: URL, options: { method: string; headers: OutgoingHttpHeaders }) {
  return url.protocol === 'https:' ? httpsRequest(url, options) : httpRequest(url, options);
}

/** Path behind the site, and whether it goes to the REST API. */
function split(asked: string): { isApi: boolean; inner: string } {
  // Steps upwards are taken here: behind the site's own path they would lead out of it.
  const { pathname, search } = new URL(`http://localhost${asked}`);
  const path = pathname + search;
  const isApi = path.startsWith(`/${apiPrefix}`);
  return { isApi, inner: isApi ? path.slice(apiPrefix.length + 1) : path };
}

/** The address at which the Plone answers a path of ours. */
export function targetOf(api: URL, mode: Mode, ownOrigin: string, path: string): URL {
  const { isApi, inner } = split(path);
  const prefix = isApi ? `/${apiPrefix}` : '';
  const site = api.pathname.replace(/\/$/, '');
  if (mode === 'direct') return new URL(`${api.origin}${site}${prefix}${inner}`);
  const own = new URL(ownOrigin);
  const port = own.port || (own.protocol === 'https:' ? '443' : '80');
  const base = `/VirtualHostBase/${own.protocol.slice(0, -1)}/${own.hostname}:${port}`;
  return new URL(`${api.origin}${base}${site}${prefix}/VirtualHostRoot${inner}`);
}

/** Whether virtual hosting is reachable: then the site's own `@id` is our address. */
async function probe(api: URL, ownOrigin: string): Promise<Mode | undefined> {
  try {
    const url = targetOf(api, 'virtual', ownOrigin, `/${apiPrefix}/@site`);
    const headers = { Accept: 'application/json' };
    const answer = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(10_000) });
    // A server that is just starting may know better later.
    if (answer.status >= 500) return undefined;
    const body: unknown = answer.ok ? await answer.json() : undefined;
    const id = typeof body === 'object' && body !== null && '@id' in body ? body['@id'] : undefined;
    return typeof id === 'string' && id.startsWith(`${ownOrigin}/`) ? 'virtual' : 'direct';
  } catch (error) {
    // An answer that is no JSON is an answer all the same; none at all leaves the question open.
    return error instanceof SyntaxError ? 'direct' : undefined;
  }
}

/**
 * Where a redirect of the Plone leads, as an address of ours: its own base becomes our origin, and a call of the API stays
 * one (behind virtual hosting Plone does not know that it was one). `resolveuid` leads to the page itself.
 */
export function ownLocation(location: string, api: URL, ownOrigin: string, asked: string): string {
  const base = api.href.replace(/\/$/, '');
  const isOfPlone = location.startsWith(base) && /^([/?#]|$)/.test(location.slice(base.length));
  const own = isOfPlone ? ownOrigin + location.slice(base.length) : location;
  const path = own.startsWith(`${ownOrigin}/`) ? own.slice(ownOrigin.length) : undefined;
  if (path === undefined || !split(asked).isApi || split(path).isApi || asked.includes('/resolveuid/'))
    return own;
  return `${ownOrigin}/${apiPrefix}${path}`;
}

/** Origins of ours whose way is remembered; callers name them as they like. */
const mostOrigins = 100;

/** Calls whose answer sets the session's cookie or ends it. */
const ofSession = /\/@log(?:in|out)$/;

/** A picture that a service sends: an `<img>` asks for it, which has the session's cookie alone. */
const picture = /\/@trash\/[0-9a-f]{32}\/thumbnail$/;

/** Milliseconds after which a question of the server's own is given up. */
const patience = 20_000;

interface Caller {
  origin: string;
  address: string;
}

export interface Proxy {
  handle(request: IncomingMessage, response: ServerResponse, caller: Caller): Promise<void>;
  /** The Plone as somebody reads it who is not logged in. */
  publicReader(caller: Caller): PublicReader;
}

/** Hands requests on to a Plone elsewhere, bodies as streams in both directions. */
export function createProxy(api: URL): Proxy {
  const modes = new Map<string, Mode>();

  async function modeFor(ownOrigin: string): Promise<Mode> {
    const known = modes.get(ownOrigin) ?? (await probe(api, ownOrigin));
    if (modes.size >= mostOrigins) modes.clear();
    if (known) modes.set(ownOrigin, known);
    return known ?? 'virtual';
  }

  function ask(url: URL, request: IncomingMessage, address: string): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const [path = ''] = (request.url ?? '/').split('?', 1);
      const keepsSession =
        kindOf(path) === 'view' || ofSession.test(path) || (request.method === 'GET' && picture.test(path));
      const headers = headersToPlone(request, { address, keepsSession });
      const outgoing = open(url, { method: request.method ?? 'GET', headers });
      outgoing.on('response', resolve);
      outgoing.on('error', reject);
      pipeline(request, outgoing).catch(reject);
    });
  }

  return {
    async handle(request, response, { origin, address }) {
      const path = request.url ?? '/';
      const refusal = refusalOf(request, origin);
      if (refusal) return sendFailure(response, refusal.status, refusal.type, refusal.message);
      const { pathname, searchParams } = new URL(origin + path);
      if (pathname === loginPath) {
        const location = loginAddress(origin, searchParams.get('came_from') ?? undefined);
        response.writeHead(302, { location }).end();
        return;
      }
      let answer: IncomingMessage;
      try {
        const mode = await modeFor(origin);
        answer = await ask(targetOf(api, mode, origin, path), request, address);
      } catch {
        sendFailure(response, 502, 'BadGateway', `The content server at ${api.origin} does not answer.`);
        return;
      }
      await passOn(answer, request, response, (location) => ownLocation(location, api, origin, path));
    },
    publicReader: ({ origin, address }) => ({
      async ask(path, language) {
        const url = targetOf(api, await modeFor(origin), origin, `/${apiPrefix}${path}`);
        const headers = { ...readingHeaders(language), 'X-Forwarded-For': address };
        return fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(patience) });
      },
      ownAddress: (location) => ownLocation(location, api, origin, '/'),
    }),
  };
}
