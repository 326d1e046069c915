import { stringifySetCookie } from 'cookie';

/** Name of Plone's own session cookie, which images and downloads need. */
export const sessionCookie = '__ac';

/** Attributes of the cookie at an origin; one of https never goes over anything else. */
const attributes = (origin: string) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: origin.startsWith('https:') }) as const;

export const setSessionCookie = (token: string, origin: string): string =>
  stringifySetCookie({ name: sessionCookie, value: token, ...attributes(origin) });

export const clearSessionCookie = (origin: string): string =>
  stringifySetCookie({ name: sessionCookie, value: 'deleted', maxAge: 0, ...attributes(origin) });
