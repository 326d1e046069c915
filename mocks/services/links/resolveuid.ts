import { notFound, Redirect, unauthorized } from '~mocks/http/failure';
import { isApiCall } from '~mocks/http/target';
import { mayView, urlOf } from '~mocks/content/perspective';
import type { Call, Service } from '../shared/call';
import { requireLogin } from '../shared/require-login';

/** Leads to the content of a UID, where the reader may view it; what stands behind the UID and the query are kept. */
function resolveuid(call: Call): never {
  const [uid = '', ...rest] = call.rest;
  const item = call.repository.byUid(uid);
  if (!item) throw notFound();
  if (!mayView(call, item))
    throw isApiCall(call.request, call.prefixed) ? unauthorized() : requireLogin(call);
  const path = rest.map((segment) => `/${encodeURIComponent(segment).replaceAll('%40', '@')}`).join('');
  throw new Redirect(301, urlOf(call, item) + path + call.url.search);
}

const anyMethod = {
  get: resolveuid,
  head: resolveuid,
  post: resolveuid,
  patch: resolveuid,
  put: resolveuid,
  delete: resolveuid,
  options: resolveuid,
};

export const resolveuidServices: readonly Service[] = ['resolveuid', '@@resolveuid'].map((name) => ({
  ...anyMethod,
  name,
  isPublic: true,
  takesSegments: true,
  isView: true,
}));
