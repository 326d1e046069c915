import { escaped } from '~mocks/lib/escaped';
import { safeHtml } from '~mocks/lib/safe-html';

/**
 * Plain text as HTML: lines stay lines, indents stay indents. Plone makes links of addresses and takes them away again.
 */
function intelligentHtml(text: string): string {
  const indented = escaped(text).replace(/^\s+/gm, (space) => space.replaceAll(' ', '\u00a0'));
  return indented.replaceAll('\n', '<br>');
}

/** A comment's text as it is told: raw where it is plain, else as HTML without harm. */
export function commentText(text: string, contentType: string): { data: string; 'mime-type': string } {
  if (contentType === 'text/plain') return { data: text, 'mime-type': 'text/plain' };
  const html = contentType === 'text/html' ? safeHtml(text) : intelligentHtml(text);
  return { data: html, 'mime-type': 'text/html' };
}
