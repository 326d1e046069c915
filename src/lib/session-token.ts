import { textFromBase64 } from './base64';
import { decodedPart } from './decoded';

/** Name of the client's own cookie that holds the JWT. The server never reads it. */
export const sessionCookie = 'auth_token';

export interface Session {
  token: string;
  userId: string;
  fullname: string | null;
  /** Milliseconds since the epoch. */
  expires: number;
}

function payloadOf(token: string): unknown {
  const base64 = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
  return JSON.parse(textFromBase64(base64));
}

/** What a JWT says of its user; null when it is expired at `now` (milliseconds) or unreadable. Not verified: the server does. */
export function sessionOf(token: string | undefined, now: number): Session | null {
  if (!token) return null;
  try {
    // What is no object has none of them, or throws.
    const { sub, exp, fullname } = payloadOf(token) as Record<string, unknown>;
    if (typeof sub !== 'string' || typeof exp !== 'number' || exp * 1000 <= now) return null;
    return {
      token,
      userId: sub,
      fullname: typeof fullname === 'string' ? fullname : null,
      expires: exp * 1000,
    };
  } catch {
    return null;
  }
}

/** One cookie's value out of a `document.cookie` string; undefined also for one with a broken escape. */
export function cookieIn(cookies: string, name: string): string | undefined {
  const entry = cookies.split('; ').find((part) => part.startsWith(`${name}=`));
  return entry && decodedPart(entry.slice(name.length + 1));
}
