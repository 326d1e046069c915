import { settleLink } from './settle-link';

/** What texts are made of; nothing of it runs, fetches, or is read anew in another way. */
const elements = new Set(
  'P BR STRONG B EM I U S SUB SUP UL OL LI DL DT DD H2 H3 H4 H5 H6 BLOCKQUOTE HR SPAN DIV A'.split(' '),
);

const attributes = new Set(['class', 'dir', 'lang', 'title']);
const linkAttributes = new Set(['data-linktype', 'data-val', 'href', 'rel', 'target']);
const address = /^(?:https?:|mailto:|tel:|[/.#?]|resolveuid\/)/i;

function isPlain(node: Node): boolean {
  if (node instanceof Text) return true;
  if (!(node instanceof HTMLElement) || !elements.has(node.tagName)) return false;
  const isLink = node.tagName === 'A';
  return (
    [...node.attributes].every(({ name }) => attributes.has(name) || (isLink && linkAttributes.has(name))) &&
    address.test(node.getAttribute('href') ?? '/') &&
    [...node.childNodes].every(isPlain)
  );
}

/** HTML that holds nothing but the common elements of a text, its links settled; undefined of any other, which is to be sanitised. */
export function plainMarkup(html: string): string | undefined {
  const { head, body } = new DOMParser().parseFromString(html, 'text/html');
  if (![...head.childNodes, ...body.childNodes].every(isPlain)) return undefined;
  body.querySelectorAll('a[href]').forEach(settleLink);
  return body.innerHTML;
}
