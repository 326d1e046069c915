import { Redirect } from '~mocks/http/failure';
import type { Target } from '~mocks/http/target';
import { contentPath } from '~mocks/http/target';
import type { Call } from './call';

/** Where Plone sends whoever asks for a view without the right to it. */
export const loginPath = '/acl_users/credentials_cookie_auth/require_login';

export function requireLogin(call: Call): Redirect {
  return new Redirect(302, `${call.base}${loginPath}?came_from=${encodeURIComponent(call.url.href)}`);
}

/** Path below this origin from which the visitor came; the start page for any other address. */
function pathOf(address: string, base: string): string {
  if (!URL.canParse(address, base)) return '/';
  const came = new URL(address, base);
  // Two slashes at its beginning would name another host.
  const path = came.pathname.replace(/^\/+/, '/');
  return came.origin === base ? path + came.search : '/';
}

/** The app's login page, which leads back to where the visitor came from. */
export const loginAddress = (base: string, cameFrom: string | undefined): string =>
  `${base}/login?return_url=${encodeURIComponent(pathOf(cameFrom ?? '/', base))}`;

/** The place itself leads to the app's login page. */
export function loginRedirect(call: Call, target: Target): void {
  if (target.prefixed || contentPath(target.content) !== loginPath) return;
  throw new Redirect(302, loginAddress(call.base, call.parameters.first('came_from')));
}
