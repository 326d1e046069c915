import type { IncomingMessage } from 'node:http';
import { loginPath } from '~mocks/services/shared/require-login';
import { apiPrefix } from '~mocks/http/target';
import { feedPlaceOf, kindOf, namesView } from './plone-paths';
import { isForSearchEngines } from './sitemap';

export type Route = 'feed' | 'search-engine' | 'cms' | 'view' | 'page' | 'missing';

export const isReading = (method: string | undefined): boolean => method === 'GET' || method === 'HEAD';

/**
 * Who answers a request: the maker of feeds or of lists for search engines, the API, one of the CMS's views, the app's page, or nobody. The embedded CMS takes every call of
 * the API, as Plone does; of a Plone elsewhere nothing is reached but what the site is made of.
 */
export function routeOf(request: IncomingMessage, pathname: string, backend: 'embedded' | 'proxy'): Route {
  const accept = request.headers.accept ?? '*/*';
  const reads = isReading(request.method);
  if (reads && feedPlaceOf(pathname) !== undefined) return 'feed';
  if (reads && isForSearchEngines(pathname)) return 'search-engine';
  if (
    backend === 'embedded' &&
    (pathname.split('/').includes(apiPrefix) || accept.includes('application/json'))
  )
    return 'cms';
  if (pathname === loginPath || namesView(pathname) || pathname.startsWith(`/${apiPrefix}`)) {
    const kind = pathname === loginPath ? 'view' : kindOf(pathname);
    if (kind === 'api') return 'cms';
    return kind === 'view' && reads ? 'view' : 'missing';
  }
  if (!reads) return backend === 'embedded' ? 'cms' : 'missing';
  if (pathname === '/' || accept.includes('text/html')) return 'page';
  const isFile = /\.\w+$/.test(pathname.slice(pathname.lastIndexOf('/') + 1));
  return accept.includes('*/*') && !isFile ? 'page' : 'missing';
}
