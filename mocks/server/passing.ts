import { wordSet } from '~mocks/lib/words';
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { sessionCookie } from '~mocks/accounts/cookies';
import { forOneAlone } from '~mocks/http/answer-headers';
import { filePolicy } from '~mocks/http/media-type';
import { isText, varying } from './compression';

const hopByHop = wordSet(`
  connection keep-alive proxy-connection proxy-authenticate proxy-authorization transfer-encoding
  upgrade te trailer host
`);

/** What only a proxy may say of a caller: believed from anybody, it would word Plone's links and pass its limits. */
const ofProxies = /^(?:x-forwarded\b.*|forwarded|x-real-ip|x-client-ip|true-client-ip)$/;

const passing = (headers: IncomingHttpHeaders): OutgoingHttpHeaders => {
  const named = new Set((headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()));
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !hopByHop.has(name) && !named.has(name)),
  );
};

/** Cookies for the Plone elsewhere: it takes `__ac_name` and `__ac_password` for a login, from wherever they come. */
const cookiesToPlone = (cookies: string, keepsSession: boolean): string =>
  cookies
    .split(';')
    .filter((each) => {
      const name = each.split('=', 1)[0]?.trim() ?? '';
      return name === sessionCookie ? keepsSession : !name.startsWith(sessionCookie);
    })
    .join(';')
    .trim();

/** Headers of a request for the Plone elsewhere. Its session's cookie opens views alone, and ends with the session. */
export function headersToPlone(
  { headers }: IncomingMessage,
  { address, keepsSession }: { address: string; keepsSession: boolean },
): OutgoingHttpHeaders {
  const passed = Object.entries(passing(headers)).filter(([name]) => !ofProxies.test(name));
  const sent: OutgoingHttpHeaders = { ...Object.fromEntries(passed), 'x-forwarded-for': address };
  if (headers.cookie === undefined) return sent;
  const cookie = cookiesToPlone(headers.cookie, keepsSession);
  delete sent.cookie;
  return cookie === '' ? sent : { ...sent, cookie };
}

const isPersonal = ({ headers }: IncomingMessage): boolean =>
  headers.authorization !== undefined || (headers.cookie ?? '').includes(`${sessionCookie}=`);

/** Headers of Plone's answer for the browser: it is none of the app's pages, whatever Plone makes of it. */
export function headersFromPlone(answer: IncomingMessage, request: IncomingMessage): OutgoingHttpHeaders {
  const { headers } = answer;
  const sent: OutgoingHttpHeaders = { ...passing(headers), 'x-content-type-options': 'nosniff' };
  sent['content-security-policy'] ??= filePolicy(headers['content-type'] ?? '');
  if (isPersonal(request)) sent['cache-control'] ??= forOneAlone;
  if (isText(headers['content-type'])) sent.vary = varying(headers.vary, 'Accept-Encoding');
  return sent;
}

/** Whether an answer is one that may be compressed on its way. */
export function isCompressible(
  { statusCode, headers }: IncomingMessage,
  method: string | undefined,
): boolean {
  const hasBody = method !== 'HEAD' && statusCode !== 204 && statusCode !== 206 && statusCode !== 304;
  const isEncoded = (headers['content-encoding'] ?? 'identity') !== 'identity';
  const isFixed = /\bno-transform\b/.test(headers['cache-control'] ?? '');
  return hasBody && !isEncoded && !isFixed && isText(headers['content-type']);
}
