import { kindOf, type ElementKind } from '@/components/slate-value/elements';
import { linkDataOf } from '../data';
import type { StoredText } from '../text-calls';
import { formats, hasFormat, isFormat } from '../value/formats';
import { isElement, isList, keptOf, type EditedElement, type EditedNode } from '../value/nodes';
import { openValue } from '../value/open-value';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\u00a0': '&nbsp;',
  '\n': '<br>',
};
const escaped = (text: string, signs: RegExp): string => text.replace(signs, (sign) => escapes[sign] ?? sign);
const written = (text: string): string => escaped(text, /[&<>\u00a0\n]/g);
const attribute = (name: string, value: unknown): string =>
  typeof value === 'string' && value !== '' ? ` ${name}="${escaped(value, /[&<>"\u00a0]/g)}"` : '';

/** Words with the marks that hand-made content has instead of elements. */
function leaf(node: EditedNode): string {
  const marks = formats.filter((format) => hasFormat({ node, wrappers: [] }, format));
  return marks.reduce((html, mark) => `<${mark}>${html}</${mark}>`, written(String(node.text)));
}

type Write = (element: EditedElement) => string;

function link(element: EditedElement): string {
  const { url, data } = linkDataOf(element);
  const facts = attribute('href', url) + attribute('target', data.target) + attribute('rel', data.rel);
  return `<a${facts}>${inside(element)}</a>`;
}

/** The items of a list: what the editor stores beside an item stands in it. */
function items({ children }: EditedElement): string {
  const html: string[] = [];
  for (const child of children) {
    const isNested = isElement(child) && isList(child);
    const before = isNested ? (html.pop()?.slice(0, -'</li>'.length) ?? '<li>') : '<li>';
    const inner = isNested ? node(child) : isElement(child) ? inside(child) : leaf(child);
    html.push(`${before}${inner}</li>`);
  }
  return html.join('');
}

const inside = ({ children }: EditedElement): string => children.map(node).join('');

const own: Write = (element) => `<${element.type}>${inside(element)}</${element.type}>`;

const writers: Readonly<Record<ElementKind, Write>> = {
  paragraph: own,
  heading: own,
  list: (element) => `<${element.type}>${items(element)}</${element.type}>`,
  item: (element) => inside(element),
  quotation: own,
  callout: (element) => `<p class="callout">${inside(element)}</p>`,
  verbatim: own,
  table: own,
  rows: own,
  row: own,
  cell: own,
  link,
  picture: ({ url, alt }) => `<img${attribute('src', url)}${attribute('alt', alt)}>`,
  bare: (element) => inside(element),
};

function node(each: EditedNode): string {
  if (!isElement(each)) return leaf(each);
  if (isFormat(each)) return own(each);
  const kind = kindOf(each.type);
  if (kind) return writers[kind](each);
  return keptOf(each) ? '' : inside(each);
}

/** Rich text as HTML, '' where it says nothing. */
export function writeHtml(value: StoredText): string {
  const html = openValue(value).map(node).join('');
  return html === '<p></p>' ? '' : html;
}
