import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a session's token says. */
export interface Claims {
  /** User id. */
  sub: string;
  /** Seconds since the epoch. */
  exp: number;
  fullname: string | null;
  /** That of the account when the token was given; '' where it had none. */
  epoch: string;
  /** Names the session, which one login begins and renewals go on with. */
  sid: string;
}

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const header = encode({ alg: 'HS256', typ: 'JWT' });

const sign = (content: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(content).digest();

/** A JSON Web Token signed with HS256. */
export function signToken(claims: Claims, secret: string): string {
  const content = `${header}.${encode(claims)}`;
  return `${content}.${sign(content, secret).toString('base64url')}`;
}

function readJson(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}

function readClaims(part: string): Claims | undefined {
  const value = readJson(part);
  if (typeof value !== 'object' || value === null) return undefined;
  const { sub, exp, epoch, sid } = value as Partial<Record<keyof Claims, unknown>>;
  if (typeof sub !== 'string' || typeof exp !== 'number') return undefined;
  if (typeof epoch !== 'string' || typeof sid !== 'string') return undefined;
  return { sub, exp, fullname: null, epoch, sid };
}

/** The claims of a token that is ours and has not expired; undefined for every other text. */
export function verifyToken(token: string, secret: string, now: number): Claims | undefined {
  const [head, body, signature, ...more] = token.split('.');
  if (head !== header || body === undefined || signature === undefined || more.length > 0) return undefined;
  const expected = sign(`${head}.${body}`, secret);
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const claims = readClaims(body);
  return claims && claims.exp * 1000 > now ? claims : undefined;
}
