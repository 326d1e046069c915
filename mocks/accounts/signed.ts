import { createHmac, timingSafeEqual } from 'node:crypto';

const sign = (purpose: string, content: string, secret: string): string =>
  createHmac('sha256', secret).update(`${purpose}\n${content}`).digest('base64url');

/** A text that only this server can have made, good for one purpose until `expires`, in milliseconds since the epoch. */
export function signText(purpose: string, name: string, expires: number, secret: string): string {
  const content = `${expires.toString(36)}.${name}`;
  return `${content}.${sign(purpose, content, secret)}`;
}

/** Name and end of a text that was signed for the purpose and is still good; undefined for every other. */
export function readSigned(
  purpose: string,
  text: unknown,
  secret: string | undefined,
  now: number,
): { name: string; expires: number } | undefined {
  if (typeof text !== 'string' || text.length > 1024 || secret === undefined) return undefined;
  const [end = '', name = '', signature = '', ...more] = text.split('.');
  const expected = Buffer.from(sign(purpose, `${end}.${name}`, secret));
  const given = Buffer.from(signature);
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  const expires = Number.parseInt(end, 36);
  return isOurs && more.length === 0 && expires > now ? { name, expires } : undefined;
}
