import { Redirect } from '../http/failure';
import type { Target } from '../http/target';
import { contentPath } from '../http/target';
import type { Call } from './call';

/** Where Plone sends whoever asks for a view without the right to it. */
const loginPath = '/acl_users/credentials_cookie_auth/require_login';

export function requireLogin(call: Call): Redirect {
  return new Redirect(302, `${call.base}${loginPath}?came_from=${encodeURIComponent(call.url.href)}`);
}

/** Path below this origin from which the visitor came; the start page for any other address. */
function origin(call: Call): string {
  const address = call.parameters.first('came_from') ?? '/';
  if (!URL.canParse(address, call.base)) return '/';
  const came = new URL(address, call.base);
  // Two slashes at its beginning would name another host.
  const path = came.pathname.replace(/^\/+/, '/');
  return came.origin === call.url.origin ? path + came.search : '/';
}

/** The place itself leads to the app's login page. */
export function loginRedirect(call: Call, target: Target): void {
  if (target.prefixed || contentPath(target.content) !== loginPath) return;
  throw new Redirect(302, `${call.base}/login?return_url=${encodeURIComponent(origin(call))}`);
}
