import { parseCookie } from 'cookie';

/** One cookie of a request, without the quotes in which some clients put it. */
export function readCookie(headers: Headers, name: string): string | undefined {
  return parseCookie(headers.get('cookie') ?? '')[name]?.replace(/^"|"$/g, '');
}
