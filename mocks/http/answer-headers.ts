import { filePolicy } from './media-type';

/** What is sent for one user is for no cache. */
export const forOneAlone = 'private, no-store';

/** Headers without which no answer leaves: none of them is a page of the site, and some are for one user alone. */
export function guardAnswer(response: Response, { isPersonal }: { isPersonal: boolean }): Response {
  const { headers } = response;
  headers.set('X-Content-Type-Options', 'nosniff');
  if (!headers.has('Content-Security-Policy'))
    headers.set('Content-Security-Policy', filePolicy(headers.get('Content-Type') ?? ''));
  if (!headers.has('Cache-Control') && (isPersonal || headers.has('Set-Cookie')))
    headers.set('Cache-Control', forOneAlone);
  return response;
}
