import { isSitePath, readAddress } from '~mocks/lib/address';
import type { Perspective } from '../perspective';
import { urlOfPath } from '../perspective';
import { resolveLink } from './references';

/** Absolute URL of a link that a settings form stores: a path, a stored reference, a URL, or a picked item. */
export function siteLink(view: Perspective, stored: unknown): string {
  const first: unknown = Array.isArray(stored) ? stored[0] : stored;
  const link = typeof first === 'object' && first !== null && '@id' in first ? first['@id'] : first;
  if (typeof link !== 'string') return '';
  return isSitePath(link) ? urlOfPath(view, readAddress(link)) : resolveLink(view, link);
}
