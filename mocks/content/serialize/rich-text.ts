import type { RichText } from '@/api/types/atoms';
import type { Perspective } from '../perspective';
import { resolveLink } from './references';

const linkAttribute = /(?<before>\b(?:href|src)=")(?<link>[^"]*)"/g;

/** HTML with stored links turned into URLs. */
function resolveLinks(view: Perspective, html: string): string {
  if (!html.includes('resolveuid/')) return html;
  return html.replace(linkAttribute, (_, before: string, link: string) => {
    return `${before}${resolveLink(view, link.replaceAll('&amp;', '&')).replaceAll('&', '&amp;')}"`;
  });
}

/** Rich text as a reader gets it. It is made safe when it is stored. */
export function serializeRichText(view: Perspective, value: unknown): RichText | null {
  if (typeof value === 'string')
    return { data: resolveLinks(view, value), 'content-type': 'text/html', encoding: 'utf8' };
  if (typeof value !== 'object' || value === null || !('data' in value)) return null;
  const encoding = 'encoding' in value && typeof value.encoding === 'string' ? value.encoding : 'utf8';
  const type = 'content-type' in value && value['content-type'] === 'text/plain' ? 'text/plain' : 'text/html';
  return {
    data: resolveLinks(view, typeof value.data === 'string' ? value.data : ''),
    'content-type': type,
    encoding,
  };
}
