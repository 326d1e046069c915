import { words } from './words';
import sanitizeHtml from 'sanitize-html';
import { textBetweenTags } from './html-text';
import { nestsDeeper, withoutComments } from './markup';

const texts = words(`
  a abbr acronym address b bdo big blockquote br cite code dd del dfn div dl dt em h1 h2 h3 h4 h5 h6
  hr i ins kbd li mark ol p pre q rp rt ruby s samp small span strong sub sup time tt u ul var meter
  output progress
`);
const tables = words('table caption colgroup col thead tbody tfoot tr th td');
const media = words('img picture figure figcaption iframe video audio source map canvas');
const sections = words('section article header footer aside nav hgroup details summary dialog');

const attributes = words(`
  role aria-* abbr accesskey align alt autoplay border cellpadding cellspacing cite class clear color
  cols colspan compact controls coords datetime dir frame headers height href hreflang hspace id label
  lang loading longdesc media name nowrap open poster rel rev rows rowspan rules scope shape size
  sizes span src srcset start style summary tabindex target title type usemap valign value vspace
  width
`);

/** What no attribute may hold, not even a style. */
const script = /script:|expression[:(]|data:/;

const isSafe = (value: string): boolean =>
  !script.test(withoutComments(value).replace(/\s/g, '').toLowerCase());

/**
 * Plone's safe HTML: no scripts, styles, forms, handlers or `javascript:` links; class, style, tables, frames and videos
 * stay. Of other tags that are left out the text stays.
 */
const rules: sanitizeHtml.IOptions = {
  parseStyleAttributes: false,
  allowedTags: [...texts, ...tables, ...media, ...sections],
  allowedAttributes: { '*': attributes },
  allowedSchemes: ['http', 'https', 'mailto', 'tel', 'sms', 'callto', 'ftp'],
  transformTags: {
    '*': (tagName, attribs) => ({
      tagName,
      attribs: Object.fromEntries(Object.entries(attribs).filter(([, value]) => isSafe(value))),
    }),
  },
  nonTextTags: ['script', 'style', 'textarea', 'option', 'xmp', 'object', 'embed', 'applet'],
};

/** No page nests so deeply; Plone's parser ends at 255. */
const deepest = 2000;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * Markup with nothing that could act in the site's name, its empty elements written as HTML does. Of tags that are
 * never closed only the text is left.
 */
export function safeHtml(html: string): string {
  if (nestsDeeper(html, deepest)) return escaped(textBetweenTags(html));
  return sanitizeHtml(html, rules).replaceAll(' />', '>');
}
