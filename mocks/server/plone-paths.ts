import { attributes, isReserved } from '~mocks/content/editing/reserved-names';
import { apiPrefix } from '~mocks/http/target';

/** Names by which Zope reaches what is no content: namespaces, private parts, methods and tools. */
const ofZope = /^(?:@|\+\+|_|aq_|manage(?:_\w*)?$|portal_\w+$|VirtualHost)/;

/** Names of Plone's own pages for content, none of which the site shows. */
const pages = new Set(['view', 'edit', 'Control_Panel']);

/** A field, a size or the name of one picture. */
const isField = (name: string): boolean => /^[a-z\d][\w.-]*$/i.test(name) && !ofZope.test(name);

const isUid = (name: string): boolean => /^[\da-f-]{32,36}$/i.test(name);

/** The name under which a file is saved: anything that Zope does not take for a namespace. */
const isFileName = (name: string): boolean => !/^(?:@@|\+\+)/.test(name);

type Segments = readonly string[];

/** Nothing, a field, or a field and what it says more. */
const fieldAnd =
  (isMore: (name: string) => boolean) =>
  ([field, more, ...others]: Segments): boolean =>
    others.length === 0 && (field === undefined || isField(field)) && (more === undefined || isMore(more));

const nothing = (rest: Segments): boolean => rest.length === 0;
const oneFile = (rest: Segments): boolean => rest.length === 1 && rest.every(isFileName);

/** The feed of a place: the server makes it itself from what the CMS answers to everybody. */
const feedView = '@@rss';

/** Views of the CMS that browsers open without the API prefix, by what may stand behind their names. */
const onContent = new Map([
  ['@@images', fieldAnd(isField)],
  ['@@download', fieldAnd(isFileName)],
  ['@@display-file', fieldAnd(isFileName)],
  [feedView, nothing],
  ['ics_view', nothing],
]);

const onSite = new Map([
  ['@@project-logo', oneFile],
  ['@@site-logo', oneFile],
]);

const uidViews = new Set(['resolveuid', '@@resolveuid']);

const isView = (name: string): boolean => onContent.has(name) || onSite.has(name) || uidViews.has(name);

const isContent = (name: string): boolean =>
  !ofZope.test(name) &&
  !pages.has(name) &&
  !isView(name) &&
  !attributes.has(name) &&
  !isReserved(name, false);

/** What a segment behind a service can never say: it would lead from the service to other objects. */
const leadsOn = /^(?:@@|\+\+|__|aq_|manage_)|^acl_users$/;

/** The segments of a path as Zope reads them, escapes undone first; undefined for one that cannot be a path there. */
function segmentsOf(pathname: string): string[] | undefined {
  try {
    const segments = decodeURIComponent(pathname).split(/[/\\]/);
    const isPath = segments.every((each) => each !== '..' && !/\p{Cc}/u.test(each));
    return isPath ? segments.filter((each) => each !== '' && each !== '.') : undefined;
  } catch {
    return undefined;
  }
}

function isService([name = '', ...rest]: Segments): boolean {
  if (!/^@[a-z][\w.-]*$/i.test(name)) return false;
  return rest.every((each, at) => !leadsOn.test(each) && (each !== 'context' || at === rest.length - 1));
}

/** As both CMSs sign them. */
const previewToken = /^[a-z\d][\w-]*(?:\.[\w-]+)?\.[\w-]{43}$/i;

/** Whether a segment names the address at which a page is seen before it is public. */
export const isPreview = (segment: string): boolean => segment === '@preview';

/** The path without the token by which a page is seen before it is public, and by which its pictures are. */
function withoutPreview(segments: Segments): Segments {
  const at = segments.findIndex(isPreview);
  return at >= 0 && previewToken.test(segments[at + 1] ?? '') ? segments.toSpliced(at, 2) : segments;
}

/** Whether the segments end with one of the views, whole and well formed, behind content or a UID. */
function endsWithView(segments: Segments): boolean {
  const at = segments.findIndex(isView);
  if (at < 0) return false;
  const [name = '', ...rest] = segments.slice(at);
  if (!withoutPreview(segments.slice(0, at)).every(isContent)) return false;
  if (!uidViews.has(name)) return ((at === 0 && onSite.get(name)) || onContent.get(name))?.(rest) ?? false;
  const [uid = '', ...behind] = rest;
  return isUid(uid) && (behind.length === 0 || endsWithView(behind) || behind.every(isContent));
}

/** Whether a segment names one of the views, wherever it stands. */
export const namesView = (pathname: string): boolean => segmentsOf(pathname)?.some(isView) ?? false;

/** What of a CMS a path means, the API below its prefix or a view; undefined for all that is neither. */
export function kindOf(pathname: string): 'api' | 'view' | undefined {
  const segments = segmentsOf(pathname);
  if (!segments) return undefined;
  if (segments[0] !== apiPrefix) return endsWithView(segments) ? 'view' : undefined;
  const inner = segments.slice(1);
  if (endsWithView(inner)) return 'view';
  const isUidOf = uidViews.has(inner[0] ?? '') && isUid(inner[1] ?? '');
  const path = isUidOf ? inner.slice(2) : inner;
  const at = path.findIndex((name) => name.startsWith('@'));
  const content = at < 0 ? path : path.slice(0, at);
  return content.every(isContent) && (at < 0 || isService(path.slice(at))) ? 'api' : undefined;
}

/** Path of the place whose feed is asked for, '' for the site itself; undefined where none is. */
export function feedPlaceOf(pathname: string): string | undefined {
  const segments = segmentsOf(pathname);
  if (segments?.at(-1) !== feedView) return undefined;
  const place = segments.slice(segments[0] === apiPrefix ? 1 : 0, -1);
  return place.every(isContent) ? place.map((name) => `/${encodeURIComponent(name)}`).join('') : undefined;
}

/** Whether a path can name content, and nothing else of a CMS. */
export const namesContent = (pathname: string): boolean => segmentsOf(pathname)?.every(isContent) ?? false;
