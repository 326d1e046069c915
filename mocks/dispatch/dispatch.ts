import { randomBytes } from 'node:crypto';
import { anonymous } from '~mocks/accounts/sessions';
import { checkAddress } from '~mocks/http/address-limits';
import { guardAnswer } from '~mocks/http/answer-headers';
import { Failure, forbidden, notFound, Redirect, unauthorized } from '~mocks/http/failure';
import { emptyResponse, jsonResponse } from '~mocks/http/json';
import { negotiateLanguage } from '~mocks/http/language';
import { Parameters } from '~mocks/http/parameters';
import { isForeignWrite } from '~mocks/http/same-origin';
import type { Target } from '~mocks/http/target';
import { apiPrefix, contentPath, isApiCall, parseTarget } from '~mocks/http/target';
import type { Replaced } from '~mocks/repository/recent-writes';
import { mayView } from '~mocks/content/perspective';
import { columnNames } from '~mocks/content/serialize/metadata';
import { languageRules } from '~mocks/settings/languages';
import type { Call, Handler, Service } from '~mocks/services/shared/call';
import type { FileStore } from '~mocks/storage/types';
import { contentService } from './content';
import { expanders } from './expanders';
import { failureResponse } from './failure-response';
import { previewService } from './preview';
import { loginRedirect, requireLogin } from '~mocks/services/shared/require-login';
import { linkBehind } from '~mocks/services/shared/preview-tokens';
import { serviceByName } from './services';

export type Dispatcher = Pick<
  Call,
  | 'repository'
  | 'hiddenPaths'
  | 'sessions'
  | 'write'
  | 'recentWrites'
  | 'present'
  | 'mailer'
  | 'feeds'
  | 'limits'
  | 'report'
  | 'solr'
> & {
  files: FileStore;
  /** See `CmsOptions`. */
  publicUrl: string | undefined;
};

const verbs = ['get', 'post', 'patch', 'put', 'delete', 'options'] as const;

const isVerb = (name: string): name is (typeof verbs)[number] => (verbs as readonly string[]).includes(name);

/** Language of the content that a path leads to, as far as it does, or of the closest above that has one. */
function contentLanguage({ repository }: Dispatcher, { content }: Target): string | undefined {
  let language: string | undefined;
  for (let length = 1; length <= content.length; length += 1) {
    const item = repository.byPath(contentPath(content.slice(0, length)));
    if (!item) break;
    language = item.language || language;
  }
  return language;
}

function noteWrite(call: Call, replaced: readonly Replaced[]): void {
  const about = `${call.url.pathname} ${call.request.method}`;
  const id = randomBytes(8).toString('hex');
  call.recentWrites.note({ id, by: call.viewer.id, about, time: call.now, replaced });
}

/** A call whose changes are noted as its own. */
function withNotedWrites({ write }: Dispatcher, frame: Omit<Call, 'write'>): Call {
  const call: Call = {
    ...frame,
    write: (work) => write(work, (replaced) => noteWrite(call, replaced)),
  };
  return call;
}

/** A call before its content is known; anonymous until somebody is needed. */
function prepare(
  dispatcher: Dispatcher,
  request: Request,
  target: Target,
  address: string,
  now: number,
): Call {
  const requested = new URL(request.url);
  const url = new URL(requested);
  url.pathname = requested.pathname.replace(`/${apiPrefix}`, '').replace(/\/{2,}/g, '/') || '/';
  const parameters = new Parameters(requested.searchParams);
  const { repository } = dispatcher;
  const rules = languageRules(repository);
  return withNotedWrites(dispatcher, {
    ...dispatcher,
    expanders,
    request,
    url,
    parameters,
    address,
    now,
    item: repository.root,
    viewer: anonymous,
    base: requested.origin,
    publicUrl: dispatcher.publicUrl ?? requested.origin,
    language: negotiateLanguage(target.content, request.headers, {
      ...rules,
      content: rules.readsContent ? contentLanguage(dispatcher, target) : undefined,
    }),
    metadataFields: columnNames(parameters.all('metadata_fields')),
    rest: target.rest,
    prefixed: target.prefixed,
  });
}

/** Whereto content has moved that a path led to; undefined for content that has not. */
function movedTo({ repository }: Call, target: Target): string | undefined {
  const moved = repository.redirectOf(contentPath(target.content));
  // Plone takes a service on an address that begins with the old one for a loop.
  const isLoop = target.service !== undefined && moved?.startsWith(contentPath(target.content)) === true;
  return isLoop ? undefined : moved;
}

/** Whether a viewer may know whereto content has moved. */
function mayFollow(call: Call, moved: string, { service, rest }: Target): boolean {
  const item = call.repository.byPath(moved);
  if (!item || mayView(call, item)) return true;
  // A preview link says where its page is, as long as it shows it.
  return service === previewService.name && linkBehind(call, item, rest[0]) !== undefined;
}

/** Content that has moved leads to its new place, service and query kept; who may not view it is not told whereto. */
function redirectMoved(call: Call, target: Target, moved: string): Failure | Redirect {
  if (!mayFollow(call, moved, target))
    return isApiCall(call.request, call.prefixed) ? unauthorized() : requireLogin(call);
  const status = call.request.method === 'GET' ? 302 : 307;
  if (!moved.startsWith('/')) return new Redirect(status, moved + call.url.search);
  const prefix = target.prefixed ? `/${apiPrefix}` : '';
  const service = target.service === undefined ? [] : [target.service, ...target.rest];
  const behind = service.map((segment) => `/${encodeURIComponent(segment).replaceAll('%40', '@')}`).join('');
  return new Redirect(status, `${call.base}${prefix}${encodeURI(moved)}${behind}${call.url.search}`);
}

function missing({ repository }: Call, { content, service, rest }: Target): Failure {
  const known = content.findIndex((_, at) => !repository.byPath(contentPath(content.slice(0, at + 1))));
  return notFound(content.length - known - 1 + (service === undefined ? 0 : 1 + rest.length));
}

function handlerFor(service: Service, method: string): Handler | undefined {
  if (method === 'HEAD')
    return typeof service.head === 'function' ? service.head : service.head ? service.get : undefined;
  const name = method.toLowerCase();
  return isVerb(name) ? service[name] : undefined;
}

function findHandler(service: Service, { item, rest }: Call, method: string): Handler {
  const exists = !service.rootOnly || item.parent === null;
  const handler = handlerFor(service, method);
  if (!exists || !handler) throw notFound(rest.length);
  if (rest.length > 0 && !service.takesSegments) throw notFound(rest.length - 1);
  if (typeof service.takesSegments === 'function') service.takesSegments(rest);
  return handler;
}

/** What the URL names on the item: the content itself, or one of its services. */
function resolveHandler(
  call: Call,
  target: Target,
  { method, isApi }: { method: string; isApi: boolean },
): { handler: Handler; service: Service } {
  if (target.service === undefined) {
    if (!isApi) throw notFound();
    return { handler: findHandler(contentService, call, method), service: contentService };
  }
  const service = serviceByName(target.service);
  if (!service || (!isApi && !service.isView)) throw notFound(target.rest.length);
  return { handler: findHandler(service, call, method), service };
}

/** The method that a browser wants to use from a page of another origin; undefined when it does not ask for that. */
function preflightedMethod({ method, headers }: Request): string | undefined {
  if (method !== 'OPTIONS' || !headers.has('origin')) return undefined;
  return headers.get('access-control-request-method') ?? '';
}

/** Refuses what may not be asked; undefined for a browser that only asks whether it may be. */
function admit(call: Call, target: Target): { handler: Handler; service: Service } | undefined {
  const { method, headers } = call.request;
  const isApi = isApiCall(call.request, target.prefixed);
  const preflighted = preflightedMethod(call.request);
  if (preflighted !== undefined) {
    resolveHandler(call, target, { method: preflighted, isApi: true });
    return undefined;
  }
  const found = resolveHandler(call, target, { method, isApi });
  if (isForeignWrite(method, (name) => headers.get(name), [call.base, call.publicUrl]))
    throw forbidden('Pages of other sites may not change anything here.');
  return found;
}

/** Whether a browser that shows what is asked for is known by its cookie. */
function readsCookie({ rest, request }: Call, service: Service): boolean {
  const isShown = service.isView === true || service.isPicture?.(rest) === true;
  return isShown && (request.method === 'GET' || request.method === 'HEAD');
}

async function answer(call: Call, handler: Handler): Promise<Response> {
  const result = await handler(call);
  const response =
    result instanceof Response ? result : result === undefined ? emptyResponse() : jsonResponse(result);
  if (isUnlisted(call)) response.headers.set('X-Robots-Tag', 'noindex');
  return response;
}

/** Whether search engines are asked to leave out what the call is about. */
const isUnlisted = (call: Call): boolean => call.item.fields.seo_noindex === true && mayView(call, call.item);

/** What the path names. Content may be called like a service that there is not: then the name means the content. */
function targetOf({ repository }: Dispatcher, pathname: string): Target | undefined {
  const target = parseTarget(pathname);
  if (target?.service === undefined || serviceByName(target.service)) return target;
  const content = [...target.content, target.service];
  if (!repository.byPath(contentPath(content))) return target;
  const [service, ...rest] = target.rest;
  return { ...target, content, service, rest };
}

/** The same path with the API prefix once where it stands several times in a row. */
const withOnePrefix = (pathname: string): string =>
  `/${pathname
    .split('/')
    .filter((segment) => segment !== '')
    .filter((segment, at, all) => segment !== apiPrefix || all[at - 1] !== apiPrefix)
    .join('/')}`;

/** Headers only, as HEAD asks. */
async function withoutBody(response: Response): Promise<Response> {
  await response.body?.cancel();
  return new Response(null, { status: response.status, headers: response.headers });
}

/** Answers one request; never throws. */
export async function dispatch(
  dispatcher: Dispatcher,
  request: Request,
  address: string,
  now: number,
): Promise<Response> {
  const url = new URL(request.url);
  try {
    checkAddress(url);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return jsonResponse({ type: error.type, message: error.message, context: null }, error.status);
  }
  const target = targetOf(dispatcher, url.pathname);
  const empty: Target = { content: [], service: undefined, rest: [], prefixed: true, doubled: false };
  let call = prepare(dispatcher, request, target ?? empty, address, now);
  const isApi = isApiCall(request, call.prefixed);
  const identify = async (reads: { cookie: boolean }) => {
    const viewer = await call.sessions.viewerOf(request.headers, { ...call, readsCookie: reads.cookie });
    call = withNotedWrites(dispatcher, { ...call, viewer });
  };
  let response: Response;
  try {
    if (!target) throw notFound();
    if (target.doubled) throw new Redirect(302, call.base + withOnePrefix(url.pathname));
    loginRedirect(call, target);
    const item = call.repository.byPath(contentPath(target.content));
    if (!item) {
      const moved = movedTo(call, target);
      if (moved === undefined) throw missing(call, target);
      if (!mayFollow(call, moved, target)) await identify({ cookie: !isApi });
      throw redirectMoved(call, target, moved);
    }
    call = withNotedWrites(dispatcher, { ...call, item });
    const found = admit(call, target);
    if (found) {
      await identify({ cookie: readsCookie(call, found.service) });
      if (!found.service.isPublic && !mayView(call, item)) throw isApi ? unauthorized() : requireLogin(call);
    }
    response = found ? await answer(call, found.handler) : emptyResponse();
  } catch (error) {
    response = failureResponse(call, target ?? empty, error, { isApi, report: dispatcher.report });
  }
  guardAnswer(response, { isPersonal: call.viewer.id !== null });
  return request.method === 'HEAD' ? withoutBody(response) : response;
}
