import { safeHtml } from './safe-html';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const linkable = /(?<url>https?:\/\/[^\s<>"]+)|(?<mail>[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/g;

/** Plain text as HTML: addresses become links, lines stay lines. */
function intelligentHtml(text: string): string {
  let html = '';
  let end = 0;
  for (const match of text.matchAll(linkable)) {
    const { url, mail } = match.groups ?? {};
    const shown = escapeHtml(match[0]);
    const link = url
      ? `<a href="${shown}" rel="nofollow">${shown}</a>`
      : `<a href="mailto:${mail}">${shown}</a>`;
    html += escapeHtml(text.slice(end, match.index)) + link;
    end = match.index + match[0].length;
  }
  return (html + escapeHtml(text.slice(end))).replaceAll('\n', '<br>');
}

/** A comment's text as it is told: raw where it is plain, else as HTML without harm. */
export function commentText(text: string, contentType: string): { data: string; 'mime-type': string } {
  if (contentType === 'text/plain') return { data: text, 'mime-type': 'text/plain' };
  const html = contentType === 'text/html' ? safeHtml(text) : intelligentHtml(text);
  return { data: html, 'mime-type': 'text/html' };
}
