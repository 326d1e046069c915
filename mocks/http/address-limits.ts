import { isTooDeep } from '~mocks/lib/path-depth';
import { badRequest, Failure } from './failure';

/** Signs of path and query. Servers in front of Plone take no longer addresses either. */
const longestAddress = 16_384;
const mostParameters = 1000;
const longestName = 200;

const tooLong = (message: string): Failure => new Failure(414, 'RequestURITooLong', message);

/** Refuses an address that nobody needs before anything of it is read. */
export function checkAddress({ pathname, search }: URL): void {
  if (pathname.length + search.length > longestAddress) throw tooLong('The address is too long.');
  if (isTooDeep(pathname)) throw tooLong('The path has too many segments.');
  const pairs = search.slice(1).split('&');
  if (pairs.length > mostParameters)
    throw badRequest(`The address has more than ${mostParameters} parameters.`);
  if (pairs.some((pair) => (pair.split('=', 1)[0] ?? '').length > longestName))
    throw badRequest('The name of a parameter is too long.');
}
