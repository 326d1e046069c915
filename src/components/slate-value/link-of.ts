import { addressOf, hasLink } from '@/components/universal-link/link-target';
import { decodeMail } from '@/lib/mail';
import { isRecord, recordsOf, textOf } from '@/lib/text';
import type { LinkElement } from './nodes';

interface Link {
  url: string;
  openInNewTab: boolean;
  title?: string;
}

const recordOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

function mailto(value: unknown): string {
  const { email_address, email_subject } = recordOf(value);
  const address = textOf(email_address).replace(/^mailto:/i, '');
  const subject = textOf(email_subject);
  return address && `mailto:${address}${subject && `?subject=${encodeURIComponent(subject)}`}`;
}

/** Links of the first slate editor keep their target by kind, each kind in an object of its own. */
function legacyUrl(link: Record<string, unknown>): string {
  const internal = recordsOf(recordOf(link.internal).internal_link)[0];
  return textOf(internal?.['@id']) || textOf(recordOf(link.external).external_link) || mailto(link.email);
}

/** Addresses may be stored in the portal's encoded form, which has no `@`. */
const readable = (url: string): string =>
  /^mailto:[^@?]+$/i.test(url) ? `mailto:${decodeMail(url.slice('mailto:'.length))}` : url;

const isFileAddress = (url: string): boolean => /^(https?:|\/|\.)/i.test(url) && !url.includes('/@@');

/** Where a `link` or legacy `a` leads; undefined when its target is gone or must not be followed. */
export function linkOf(node: LinkElement): Link | undefined {
  const data = recordOf(node.data);
  const legacy = recordOf(data.link);
  const url = addressOf(data.url).trim() || addressOf(node.url).trim() || legacyUrl(legacy);
  if (!hasLink(url)) return undefined;
  const target = textOf(data.target) || textOf(node.target) || textOf(recordOf(legacy.external).target);
  const title = textOf(data.title);
  return {
    url: data.download && isFileAddress(url) ? `${url.replace(/\/$/, '')}/@@download/file` : readable(url),
    openInNewTab: target === '_blank',
    ...(title && { title }),
  };
}
