import { flatten, mediaUrl } from '@/api/urls';
import { typeFacts } from '@/lib/content-types';
import { withWholeEscapes } from '@/lib/decoded';
import { isRecord, textOf } from '@/lib/text';
import { isUnresolved, safeUrl } from '@/lib/address';

/** Where a stored link leads, and so how it has to be drawn. */
export type LinkTarget =
  /** A screen of this app. */
  | { kind: 'page'; path: string }
  /** A file, a feed or an anchor of this page: the browser itself follows it. */
  | { kind: 'plain'; href: string }
  | { kind: 'external'; href: string }
  /** Its target is gone, or its scheme is none that a link may have: only the words are shown. */
  | { kind: 'dead' }
  /** No link at all: an error of whoever passed it. */
  | { kind: 'invalid' };

const web = /^https?:/i;
const contact = /^(mailto|tel):/i;
const servedByCms =
  /\/(@@(download|images|display-file|project-logo|rss)|ics_view|rss\.xml|atom\.xml)(?=[/?#]|$)/;
/** A comment is found by the search, but has no page of its own: it belongs to the content above it. */
const comment = /\/\+\+conversation\+\+default\/[^/?#]*/;

function targetOfUrl(stored: string): LinkTarget {
  if (stored.trim() === '') return { kind: 'invalid' };
  const url = safeUrl(stored);
  if (url === undefined || isUnresolved(url)) return { kind: 'dead' };
  if (url.startsWith('#') || contact.test(url)) return { kind: 'plain', href: url };
  const path = flatten(url).replace(comment, '');
  if (web.test(path)) return { kind: 'external', href: path };
  return servedByCms.test(path)
    ? { kind: 'plain', href: mediaUrl(path) }
    : { kind: 'page', path: withWholeEscapes(path) };
}

/** The address that an item of the CMS is reached under; visitors are sent past the item to what it stands for. */
function urlOfItem(item: Record<string, unknown>, isAnonymous: boolean): string {
  const id = textOf(item['@id']);
  if (id === '' || !isAnonymous) return id;
  const remote = textOf(item['getRemoteUrl']) || textOf(item['remoteUrl']);
  // The catalog gives internal targets as an unresolved `../../resolveuid/…`; the item itself leads on to them.
  if (remote !== '' && !isUnresolved(remote)) return remote;
  const isFile = typeFacts(item['@type']).isFile && !id.includes('/@@download');
  return isFile ? `${id.replace(/\/(view)?$/, '')}/@@download/file` : id;
}

/** The address in a stored link: of itself, or of an item, or of the first in a list. */
export function addressOf(to: unknown): string {
  const first: unknown = Array.isArray(to) ? to[0] : to;
  return textOf(isRecord(first) ? first['@id'] : first);
}

/** Reads a link as it is stored: an address, an item of the CMS, or a list of which the first counts. */
export function linkTarget(to: unknown, isAnonymous: boolean): LinkTarget {
  if (Array.isArray(to)) return linkTarget(to[0], isAnonymous);
  if (typeof to === 'string') return targetOfUrl(to);
  return isRecord(to) ? targetOfUrl(urlOfItem(to, isAnonymous)) : { kind: 'invalid' };
}

/** Whether a stored link leads anywhere; blocks ask before they draw something that is one link. */
export function hasLink(to: unknown): boolean {
  const { kind } = linkTarget(to, false);
  return kind !== 'invalid' && kind !== 'dead';
}

/** Whether the content that a stored link was set to is gone, or not this reader's to see. */
export const isDangling = (to: unknown): boolean => isUnresolved(addressOf(to));
