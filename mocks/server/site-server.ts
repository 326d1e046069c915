import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { readCookie } from '~mocks/http/cookies';
import { announcesTooMuch, sendFailure, sendResponse, toRequest } from './node-adapter';
import type { Cms } from '~mocks/cms';
import { accepts } from './compression';
import { networkOf } from '~mocks/accounts/network';
import type { Answers } from './answers';
import { createAnswers } from './answers';
import { createDescribedPages, type HeadMaker } from './described-pages';
import type { Edge } from './edge';
import { createEdge } from './edge';
import { sendFeed } from './send-feed';
import { embeddedReader, type PublicReader } from './public-reader';
import type { Page } from './page';
import { makePage } from './page';
import { isPreview } from './plone-paths';
import type { Proxy } from './proxy';
import type { Route } from './routes';
import { routeOf } from './routes';
import type { PageConfig } from './site-config';
import type { StaticFiles } from './static-files';
import { answerSearchEngine } from './sitemap';
import { listStaticFiles, sendStaticFile } from './static-files';

/** What answers calls of the API. */
export type Backend = { cms: Cms } | { proxy: Proxy };

export interface Site {
  /** The app's page as it is to be served now. */
  page: () => Promise<Page>;
  files: StaticFiles;
}

/** The built app with its configuration filled in, anew whenever that has changed. */
export async function readSite(
  folder: string,
  configOf: () => PageConfig | Promise<PageConfig>,
): Promise<Site> {
  const template = await readFile(join(folder, 'index.html'), 'utf8');
  let made: { from: string; page: Page } | undefined;
  async function page(): Promise<Page> {
    const config = await configOf();
    const from = JSON.stringify(config);
    if (made?.from !== from) made = { from, page: makePage(template, config) };
    return made.page;
  }
  return { page, files: await listStaticFiles(folder) };
}

/** What of the visitor's device no page asks for, and no page that is embedded may. */
const unused = [
  'camera',
  'microphone',
  'geolocation',
  'payment',
  'usb',
  'serial',
  'hid',
  'midi',
  'display-capture',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** The address of a page that is not public is nobody else's business. */
const ofPreview = { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' };

function sendPage(page: Page, request: IncomingMessage, response: ServerResponse, status = 200): void {
  const isCompressed = accepts(request, 'gzip');
  const bytes = isCompressed ? page.compressed : Buffer.from(page.html);
  response.writeHead(status, {
    ...(isCompressed ? { 'Content-Encoding': 'gzip' } : {}),
    Vary: 'Accept-Encoding, Accept, Cookie',
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': bytes.byteLength,
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': page.policy,
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': unused,
    ...(pathnameOf(request)?.split('/').some(isPreview) && ofPreview),
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

async function askBackend(
  backend: Backend,
  request: IncomingMessage,
  response: ServerResponse,
  { origin, address, answers }: { origin: string; address: string; answers: Answers },
): Promise<void> {
  if ('proxy' in backend) return backend.proxy.handle(request, response, { origin, address });
  const path = request.url ?? '/';
  const url = origin + (path.startsWith('/') ? path : `/${path}`);
  const answer = await backend.cms.fetch(toRequest(request, url), { address });
  await sendResponse(request, response, answer, (bytes) => answers.hold(response, bytes));
}

const publicReader = (backend: Backend, caller: { origin: string; address: string }): PublicReader =>
  'proxy' in backend ? backend.proxy.publicReader(caller) : embeddedReader(backend.cms, caller);

/** Path of a request as browsers mean it; undefined when it is none. */
function pathnameOf(request: IncomingMessage): string | undefined {
  const base = 'http://localhost';
  const path = request.url ?? '/';
  if (!path.startsWith('/') || !URL.canParse(base + path)) return undefined;
  return new URL(base + path).pathname;
}

const notOurs = ({ headers }: IncomingMessage): string =>
  `This server does not answer as "${headers.host ?? ''}". Its operator names the site's address by --public-url.`;

/** Methods that a request to the CMS cannot even have. */
const unsupported = new Set(['CONNECT', 'TRACE', 'TRACK']);

/** Whether a call may change content; listings whose question is too long for an address are asked for by POST. */
const mayChange = ({ method }: IncomingMessage, pathname: string): boolean =>
  !['GET', 'HEAD', 'OPTIONS'].includes(method ?? '') && !pathname.endsWith('/@querystring-search');

/** Answers every request of one port: app, files and API. */
export function createSiteHandler(
  site: Site,
  backend: Backend,
  edge: Edge = createEdge(),
  { answers = createAnswers(), heads }: { answers?: Answers; heads?: HeadMaker | undefined } = {},
) {
  const described = heads && createDescribedPages(heads);

  /** The app's page, which says to everybody what the CMS says to everybody; whoever is logged in gets it bare. */
  async function visit(
    request: IncomingMessage,
    response: ServerResponse,
    caller: { origin: string; address: string },
  ): Promise<void> {
    const page = await site.page();
    const { pathname, search } = new URL(caller.origin + (request.url ?? '/'));
    const isLoggedIn = readCookie(new Headers({ cookie: request.headers.cookie ?? '' }), 'auth_token');
    const reader = publicReader(backend, caller);
    const visited = isLoggedIn
      ? undefined
      : await described?.visit({ pathname, search, origin: caller.origin, reader, page });
    if (visited && 'location' in visited) {
      response.writeHead(visited.status, { Location: visited.location, 'Cache-Control': 'no-cache' }).end();
      return;
    }
    sendPage(visited?.page ?? page, request, response, visited?.status);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const origin = edge.originOf(request);
    if (origin === undefined) return sendFailure(response, 421, 'MisdirectedRequest', notOurs(request));
    const pathname = pathnameOf(request);
    if (pathname === undefined) return sendFailure(response, 400, 'BadRequest', 'This is no path.');
    if (announcesTooMuch(request))
      return sendFailure(response, 413, 'RequestEntityTooLarge', 'The request body is too large.');
    if (unsupported.has(request.method ?? ''))
      return sendFailure(response, 404, 'NotFound', 'There is no such method.');
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    const file = isReading ? site.files.get(pathname) : undefined;
    if (file && (await sendStaticFile(file, pathname, request, response))) return;
    const route: Route = routeOf(request, pathname, 'proxy' in backend ? 'proxy' : 'embedded');
    const caller = { origin, address: edge.addressOf(request) };
    if (route === 'feed') return sendFeed(request, response, caller.origin, publicReader(backend, caller));
    if (route === 'search-engine') {
      const { config } = await site.page();
      const reader = publicReader(backend, caller);
      return sendResponse(request, response, await answerSearchEngine({ pathname, origin, config, reader }));
    }
    if (route === 'page') return visit(request, response, caller);
    if (route === 'missing') return sendFailure(response, 404, 'NotFound', `Nothing lies at ${pathname}.`);
    if (described && mayChange(request, pathname)) response.once('close', described.changing());
    return askBackend(backend, request, response, { ...caller, answers });
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    answers.watch(response, networkOf(edge.addressOf(request)));
    try {
      await answer(request, response);
    } catch (error) {
      if (response.headersSent || response.destroyed) response.destroy();
      else sendFailure(response, 500, 'InternalServerError', error instanceof Error ? error.message : '');
    }
  };
}
