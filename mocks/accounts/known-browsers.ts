import { randomBytes } from 'node:crypto';
import { stringifySetCookie } from 'cookie';
import { readCookie } from '~mocks/http/cookies';
import { readSigned, signText } from './signed';

const name = 'portal-browser';
const purpose = 'known-browser';

/** Ninety days, which every login prolongs. */
const lifetime = 90 * 24 * 60 * 60;

const encoded = (account: string): string => Buffer.from(account).toString('base64url');

/** The browser that a request's cookie names, if this server has signed it for the account. */
export function knownBrowser(
  headers: Headers,
  account: string,
  secret: string | undefined,
  now: number,
): string | undefined {
  const [id, owner] = readSigned(purpose, readCookie(headers, name), secret, now)?.name.split('~') ?? [];
  return owner === encoded(account) ? id : undefined;
}

/** The cookie by which a browser is known from now on: it opens nothing, and says who has logged in to this server alone. */
export function browserCookie(
  { account, id = randomBytes(12).toString('base64url') }: { account: string; id?: string | undefined },
  secret: string,
  { now, origin }: { now: number; origin: string },
): string {
  return stringifySetCookie({
    name,
    value: signText(purpose, `${id}~${encoded(account)}`, now + lifetime * 1000, secret),
    maxAge: lifetime,
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: origin.startsWith('https:'),
  });
}
