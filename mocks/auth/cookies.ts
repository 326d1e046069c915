/** Name of Plone's own session cookie, which images and downloads need. */
export const sessionCookie = '__ac';

/** One cookie of a request. */
export function readCookie(headers: Headers, name: string): string | undefined {
  for (const part of (headers.get('cookie') ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at >= 0 && part.slice(0, at).trim() === name)
      return part
        .slice(at + 1)
        .trim()
        .replace(/^"|"$/g, '');
  }
  return undefined;
}

/** Attributes of the cookie at an origin; one of https never goes over anything else. */
const attributes = (origin: string): string =>
  `HttpOnly; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`;

export function setSessionCookie(token: string, origin: string): string {
  return `${sessionCookie}=${token}; Path=/; ${attributes(origin)}`;
}

export function clearSessionCookie(origin: string): string {
  return `${sessionCookie}=deleted; Path=/; Max-Age=0; ${attributes(origin)}`;
}
