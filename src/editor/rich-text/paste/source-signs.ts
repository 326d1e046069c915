import { safeUrl } from '@/lib/address';

/* What programs say of their content in ways of their own, where HTML has none or they do not use it. */

const styleOf = (element: Element): string => element.getAttribute('style') ?? '';

/** The depth of a paragraph that Word means as an item of a list; undefined for all others. */
export function wordListLevel(element: Element): number | undefined {
  const found = /mso-list:[^;]{0,40}?\blevel(\d)/i.exec(styleOf(element));
  return found ? Number(found[1]) : undefined;
}

/** The sign that Word writes before an item, with the blanks after it. */
export const isWordMarker = (element: Element): boolean => /mso-list:\s*ignore/i.test(styleOf(element));

const numberSigns = /^\(?([\d]{1,4}|[ivxlc]{1,6}|[a-z]{1,2})[.)]/i;

/** Whether the sign before an item counts it. */
export const isNumber = (sign: string): boolean => numberSigns.test(sign.trim());

const bulletSigns = /^\s*[·•▪▫‣◦∙●○■□➢✓\uf0b7\uf0a7\uf0d8]\s+/;

/** How long the bullet is that some programs write before an item as words; 0 for a line that has none. */
export const bulletLength = (line: string): number => bulletSigns.exec(line)?.[0].length ?? 0;

/** Ways back from a note, and the links by which wikis let their headings be edited. */
const isWayOfSource = (element: Element): boolean =>
  element.classList.contains('mw-editsection') ||
  (element.tagName === 'A' &&
    noteOrigins.test(element.getAttribute('href') ?? '') &&
    /^[\s\ufe0e↑↩^]*$/.test(element.textContent ?? ''));

/** Parts that a program puts beside its text. */
export function asideOf(element: Element): 'comments' | 'contents' | 'revisions' | 'hidden' | undefined {
  const style = styleOf(element);
  if (element.classList.contains('msocomanchor')) return 'comments';
  // Its page numbers say nothing on a page, and its links lead to names that only its file has.
  if (/\bMsoToc[1-9]\b/i.test(element.className)) return 'contents';
  if (element.tagName === 'DEL' && element.hasAttribute('datetime')) return 'revisions';
  if (isWayOfSource(element)) return 'hidden';
  if (
    /mso-element:\s*comment-list|mso-hide:\s*all|display:\s*none|visibility:\s*hidden/i.test(style) ||
    element.hasAttribute('hidden')
  )
    return 'hidden';
  return undefined;
}

const noteTargets = /#(_?ftn\d|_?edn\d|sdfootnote\d+sym|sdendnote\d+sym|ftnt\d|cite_note|fn[:\d-])/i;
const noteOrigins = /#(_?ftnref|_?ednref|sdfootnote\d+anc|sdendnote\d+anc|ftnt_ref|cite_ref|fnref)/i;

/** The number of a footnote, at its place in the text or before its words. */
export function noteOf(element: Element): { number: string; isPlace: boolean } | undefined {
  const href = element.getAttribute('href') ?? '';
  const number = (element.textContent ?? '').replace(/[[\]\s]/g, '');
  if (!/^[\divxlc*]{1,6}$/i.test(number)) return undefined;
  if (noteOrigins.test(href)) return { number, isPlace: false };
  return noteTargets.test(href) ? { number, isPlace: true } : undefined;
}

/** The level of a heading, by its element or what stands for it. */
export function headingLevel(element: Element): number | undefined {
  const byTag = /^H([1-6])$/.exec(element.tagName)?.[1];
  if (byTag !== undefined) return Number(byTag);
  if (element.getAttribute('role') === 'heading') return Number(element.getAttribute('aria-level') ?? 2) || 2;
  const byClass = /\bMsoHeading([1-9])\b/.exec(element.className)?.[1];
  return byClass === undefined ? undefined : Number(byClass);
}

export const isTitle = (element: Element): boolean => element.classList.contains('MsoTitle');
export const isQuotation = (element: Element): boolean =>
  element.classList.contains('MsoQuote') || element.classList.contains('MsoIntenseQuote');

/** Services that put an address of their own round another one, and the parameter that holds it. */
const wrappings: readonly [RegExp, string][] = [
  [/^(www\.)?google\.[a-z.]{2,6}$/, 'q'],
  [/^(www\.)?google\.[a-z.]{2,6}$/, 'url'],
  [/\.safelinks\.protection\.outlook\.com$/, 'url'],
  [/^(l|lm)\.facebook\.com$/, 'u'],
  [/^deref-(web|gmx)\.(de|net)$/, 'redirectUrl'],
];

/**
 * The address that a link leads to in the end, when a service stands between; undefined when it must not be followed, or
 * leads on from a page that nobody knows.
 */
export function linkTarget(href: string): string | undefined {
  const url = safeUrl(href);
  if (url === undefined || !/^[a-z]+:/i.test(url)) return undefined;
  if (!/^https?:/i.test(url) || !URL.canParse(url)) return url;
  const { hostname, pathname, searchParams } = new URL(url);
  const isRedirect = !/google\./.test(hostname) || pathname === '/url';
  for (const [host, name] of isRedirect ? wrappings : []) {
    const inner = host.test(hostname) ? searchParams.get(name) : null;
    if (inner !== null && /^(https?|mailto):/i.test(inner)) return safeUrl(inner);
  }
  return url;
}

/** Classes that Excel's style sheet makes bold; it says so nowhere else. */
export function boldClasses(document: Document): ReadonlySet<string> {
  const rules = [...document.querySelectorAll('style')].flatMap((style) =>
    (style.textContent ?? '').slice(0, 200_000).split('}'),
  );
  const bold = rules.filter((rule) => /font-weight:\s*(700|bold)/i.test(rule));
  return new Set(bold.flatMap((rule) => [...rule.matchAll(/\.(xl\d{1,6})\b/g)].map(([, name = '']) => name)));
}
