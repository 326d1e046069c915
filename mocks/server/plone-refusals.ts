import type { IncomingMessage } from 'node:http';
import { isForeignWrite } from '~mocks/http/same-origin';
import { loginPath } from '~mocks/services/shared/require-login';
import { wordSet } from '~mocks/lib/words';
import { kindOf } from './plone-paths';
import { isReading } from './routes';

interface Refusal {
  status: number;
  type: string;
  message: string;
}

/** Methods that the API has; those of WebDAV are answered by other parts of Plone. */
const methods = wordSet('GET HEAD POST PATCH PUT DELETE OPTIONS');

/**
 * Names that say nothing to Zope but themselves: behind a colon it reads methods to call, before or without it may stand
 * paths, and `__ac` and its kin are logins.
 */
const plainName = /^[a-z\d][\w.-]*$/i;

/** The marked names that the app sends, and the one by which every list of Plone is asked for columns. */
const markedNames = wordSet('Language:list metadata_fields:list portal_type:list review_state:list');

function isKnownName(raw: string): boolean {
  try {
    const name = decodeURIComponent(raw.replaceAll('+', ' '));
    return plainName.test(name) || markedNames.has(name);
  } catch {
    return false;
  }
}

/** Whether every parameter's name is one that Zope takes for nothing else, however it parts them. */
const hasKnownNames = (search: string): boolean =>
  search
    .replace(/^\?/, '')
    .split(/[&;]/)
    .every((pair) => pair === '' || isKnownName(pair.split('=', 1)[0] ?? ''));

/**
 * The one form of each type that the app sends. Zope reads the fields of forms as parameters, and takes for XML-RPC
 * whatever names XML anywhere in its type.
 */
const bodyType = /^application\/(?:json|offset\+octet-stream)(?:; ?charset=utf-8)?$/i;

function isKnownBody({ headers }: IncomingMessage): boolean {
  const type = headers['content-type'];
  if (type !== undefined) return bodyType.test(type);
  // Without a type a body is a form.
  return headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
}

/** WSGI makes underscores of hyphens, so that these would stand for headers that were left out. */
const hasOddHeader = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.some((name, at) => at % 2 === 0 && name.includes('_'));

/**
 * Paths that no content has, but that Plone would not answer as such: it decodes first, so that encoded slashes and dots
 * lead upwards there, and out of the site; what cannot be decoded is a failure of its server.
 */
export function isNoPath(asked: string): boolean {
  const [path = ''] = asked.split('?');
  try {
    return decodeURIComponent(path).split(/[/\\]/).includes('..');
  } catch {
    return true;
  }
}

const badRequest = (message: string): Refusal => ({ status: 400, type: 'BadRequest', message });

/** Why a request is not handed on to a Plone; undefined for one that is. */
export function refusalOf(request: IncomingMessage, origin: string): Refusal | undefined {
  const { url = '/', method = '', headers } = request;
  const [path = ''] = url.split('?', 1);
  const missing = { status: 404, type: 'NotFound', message: `Nothing lies at ${path}.` };
  if (isNoPath(url)) return missing;
  const kind = path === loginPath ? 'view' : kindOf(path);
  if (kind === undefined || !(kind === 'api' ? methods.has(method) : isReading(method))) return missing;
  if (!hasKnownNames(url.slice(path.length))) return badRequest('The address has an odd parameter.');
  if (hasOddHeader(request)) return badRequest('Names of headers have no underscores here.');
  if (isForeignWrite(method, (name) => headers[name], [origin]))
    return { status: 403, type: 'Forbidden', message: 'Pages of other sites may not change anything here.' };
  if (!isKnownBody(request))
    return { status: 415, type: 'UnsupportedMediaType', message: 'The API takes JSON alone, and no forms.' };
  return undefined;
}
