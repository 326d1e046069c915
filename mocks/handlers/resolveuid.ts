import { notFound, Redirect } from '../http/failure';
import { urlOf } from '../serialize/perspective';
import type { Call, Service } from './call';

/** Leads to the content of a UID, whoever asks; what stands behind the UID and the query are kept. */
function resolveuid(call: Call): never {
  const [uid = '', ...rest] = call.rest;
  const item = call.repository.byUid(uid);
  if (!item) throw notFound();
  const path = rest.map((segment) => `/${encodeURIComponent(segment).replaceAll('%40', '@')}`).join('');
  throw new Redirect(301, urlOf(call, item) + path + call.url.search);
}

const anyMethod = {
  ...{ get: resolveuid, head: resolveuid, post: resolveuid, patch: resolveuid },
  ...{ put: resolveuid, delete: resolveuid, options: resolveuid },
};

export const resolveuidServices: readonly Service[] = ['resolveuid', '@@resolveuid'].map((name) => ({
  ...anyMethod,
  name,
  isPublic: true,
  takesSegments: true,
  isView: true,
}));
