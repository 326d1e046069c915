import type { IncomingMessage } from 'node:http';

/** Views of the CMS that browsers open without the API prefix. */
const views = new Set([
  '@@images',
  '@@download',
  '@@display-file',
  '@@project-logo',
  '@@rss',
  'ics_view',
  'resolveuid',
  'acl_users',
]);

export type Route = 'cms' | 'view' | 'page' | 'missing';

const isReading = (method: string | undefined): boolean => method === 'GET' || method === 'HEAD';

/** Who answers a request: the API, one of the CMS's views, the app's page, or nobody. */
export function routeOf(request: IncomingMessage, pathname: string): Route {
  const segments = pathname.split('/');
  const accept = request.headers.accept ?? '*/*';
  if (segments.includes('++api++') || accept.includes('application/json')) return 'cms';
  if (segments.some((segment) => views.has(segment))) return 'view';
  if (!isReading(request.method)) return 'cms';
  if (pathname === '/' || accept.includes('text/html')) return 'page';
  const isFile = /\.\w+$/.test(segments.at(-1) ?? '');
  return accept.includes('*/*') && !isFile ? 'page' : 'missing';
}
