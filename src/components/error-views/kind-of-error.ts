import type { RemoteError } from '@/lib/remote';

/** The views that exist; every failure is shown by one of them. */
export type ErrorKind =
  'not-found' | 'unauthorized' | 'forbidden' | 'timeout' | 'server' | 'refused' | 'cross-origin';

const kinds: Readonly<Record<number, ErrorKind>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  408: 'timeout',
  // What a proxy says when the server behind it does not answer.
  502: 'refused',
  504: 'refused',
};

/**
 * The view for a failure: by its status, for an unknown one that of 404; without a status by what went wrong. Plone says
 * 401 to logged-in users too, for whom another login would change nothing.
 */
export function kindOfError({ kind, status }: RemoteError, isLoggedIn: boolean): ErrorKind {
  if (kind === 'timeout') return 'timeout';
  if (kind === 'network') return 'refused';
  if (kind === 'malformed') return 'server';
  if (kind === 'cross-origin' || status === null) return 'cross-origin';
  if (status === 401 && isLoggedIn) return 'forbidden';
  return kinds[status] ?? (status >= 500 ? 'server' : 'not-found');
}
