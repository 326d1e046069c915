import sanitizeHtml from 'sanitize-html';

const tables = ['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];
const media = ['img', 'figure', 'figcaption', 'iframe', 'video', 'audio', 'source', 'track'];
const sections = ['section', 'article', 'header', 'footer', 'aside', 'nav', 'main', 'details', 'summary'];

/**
 * Plone's safe HTML: no scripts, styles, forms, handlers or `javascript:` links; class, style, tables, frames and videos
 * stay.
 */
const rules: sanitizeHtml.IOptions = {
  parseStyleAttributes: false,
  allowedTags: [
    ...sanitizeHtml.defaults.allowedTags,
    ...tables,
    ...media,
    ...sections,
    'h1',
    'del',
    'ins',
    'address',
    'hr',
  ],
  allowedAttributes: {
    '*': ['class', 'style', 'id', 'title', 'lang', 'dir', 'role', 'aria-*', 'tabindex'],
    a: ['href', 'name', 'target', 'rel', 'download', 'hreflang'],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'],
    iframe: ['src', 'width', 'height', 'allow', 'allowfullscreen', 'frameborder', 'loading'],
    video: ['src', 'poster', 'controls', 'width', 'height', 'muted', 'loop', 'preload'],
    audio: ['src', 'controls', 'preload'],
    source: ['src', 'type', 'media', 'srcset'],
    track: ['src', 'kind', 'srclang', 'label', 'default'],
    td: ['colspan', 'rowspan', 'headers'],
    th: ['colspan', 'rowspan', 'scope', 'headers'],
    col: ['span', 'width'],
    colgroup: ['span'],
    ol: ['start', 'type', 'reversed'],
    li: ['value'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel', 'ftp'],
  allowedSchemesByTag: { img: ['http', 'https', 'data'] },
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'object', 'svg', 'form', 'button'],
};

export function safeHtml(html: string): string {
  return sanitizeHtml(html, rules);
}
