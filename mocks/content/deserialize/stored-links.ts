import type { Uid } from '~mocks/repository/types';
import { safeHtml } from '~mocks/lib/safe-html';

type UidOf = (path: string) => Uid | undefined;

/** Keys under which a block keeps a link into the site. */
const linkKeys = new Set(['@id', 'url', 'href', 'preview_image']);

/** A path into the site in its stored form, with the fragment or view behind it; other links stay as they are. */
export function storedLink(link: string, uidOf: UidOf): string {
  if (!link.startsWith('/')) return link;
  const { path = '', rest = '' } = /^(?<path>[^#?]*?)\/?(?<rest>(?:\/@@|#).*)?$/s.exec(link)?.groups ?? {};
  const uid = uidOf(path);
  return uid === undefined ? link : `../../resolveuid/${uid}${rest}`;
}

/** A block, or any value inside it, as it is stored. */
export function storedBlock(value: unknown, uidOf: UidOf, key = ''): unknown {
  if (typeof value === 'string') return linkKeys.has(key) ? storedLink(value, uidOf) : value;
  if (Array.isArray(value)) return value.map((entry) => storedBlock(entry, uidOf, key));
  if (typeof value !== 'object' || value === null) return value;
  const source = value as Record<string, unknown>;
  const kept = Object.entries(source).filter(([name]) => name !== 'image_scales');
  const isUrl = source['@type'] === 'URL';
  const result = Object.fromEntries(
    kept.map(([name, inner]) => [name, storedBlock(inner, uidOf, isUrl && name === 'value' ? 'url' : name)]),
  );
  if (source['@type'] === 'html' && typeof source.html === 'string') result.html = safeHtml(source.html);
  return result;
}

/** Rich text as it is stored: safe, with links by UID. */
export function storedRichText(value: unknown, uidOf: UidOf): unknown {
  const html = typeof value === 'object' && value !== null && 'data' in value ? value.data : value;
  if (typeof html !== 'string') return null;
  const linked = html.replace(
    /\b(href|src)="(\/[^"]*)"/g,
    (_, name: string, link: string) => `${name}="${storedLink(link, uidOf)}"`,
  );
  return { data: safeHtml(linked), 'content-type': 'text/html', encoding: 'utf8' };
}
