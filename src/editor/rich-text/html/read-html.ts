import { kindOf, type ElementKind } from '@/components/slate-value/elements';
import { isFormat } from '../value/formats';
import { openValue } from '../value/open-value';
import type { EditedElement, EditedNode, EditedValue } from '../value/nodes';

const blockKinds: readonly (ElementKind | undefined)[] = ['paragraph', 'heading', 'quotation', 'list'];
const isList = ({ localName }: Element): boolean => kindOf(localName) === 'list';
const isBlock = ({ localName }: Element): boolean => blockKinds.includes(kindOf(localName));

/** Something that the editor has no node for. */
class Inexpressible extends Error {}

/** Refuses whatever an element says beyond these attributes. */
function only(element: Element, ...known: readonly string[]): void {
  if ([...element.attributes].some(({ name }) => !known.includes(name))) throw new Inexpressible();
}

function linkOf(element: Element): EditedElement {
  only(element, 'href', 'target', 'rel');
  const { href, target, rel } = Object.fromEntries(
    [...element.attributes].map(({ name, value }) => [name, value]),
  );
  if (href === undefined) throw new Inexpressible();
  const data = { url: href, ...(target !== undefined && { target }), ...(rel !== undefined && { rel }) };
  return { type: 'link', data, children: inlineOf(element.childNodes) };
}

function inlineOf(nodes: Iterable<Node>): EditedNode[] {
  return [...nodes].map((node): EditedNode => {
    if (node.nodeType === Node.TEXT_NODE)
      return { text: (node.textContent ?? '').replace(/[ \t\r\n\f]+/g, ' ') };
    if (node.nodeType !== Node.ELEMENT_NODE) throw new Inexpressible();
    const element = node as Element;
    if (element.tagName === 'A') return linkOf(element);
    only(element);
    if (element.tagName === 'BR') return { text: '\n' };
    const inline = { type: element.localName, children: inlineOf(element.childNodes) };
    if (!isFormat(inline)) throw new Inexpressible();
    return inline;
  });
}

/** Blanks are one each already; those that do not break are words. */
const withoutEnd = (text: string): string => (text.endsWith(' ') ? text.slice(0, -1) : text);

/** The blanks at the edges of a line stand for the layout of its source. */
function trimmed(nodes: readonly EditedNode[]): EditedNode[] {
  return nodes.map((node, index) => {
    if (typeof node.text !== 'string') return node;
    const head = index === 0 ? node.text.replace(/^ +/, '') : node.text;
    return { ...node, text: index === nodes.length - 1 ? withoutEnd(head) : head };
  });
}

const lineOf = (type: string, nodes: Iterable<Node>): EditedElement => ({
  type,
  children: trimmed(inlineOf(nodes)),
});

const isBlank = (node: Node): boolean => node.nodeType === Node.TEXT_NODE && !node.textContent?.trim();

function itemOf(item: Element): EditedElement[] {
  if (isList(item)) return [listOf(item)];
  if (item.tagName !== 'LI') throw new Inexpressible();
  only(item);
  const parts = [...item.childNodes].filter((node) => !isBlank(node) || node !== item.lastChild);
  const at = parts.findIndex((node) => node instanceof Element && isList(node));
  const [words, inner] =
    at < 0 ? [parts, []] : [parts.slice(0, at), parts.slice(at).filter((node) => !isBlank(node))];
  const nested = inner.map((node) => {
    if (!(node instanceof Element) || !isList(node)) throw new Inexpressible();
    return listOf(node);
  });
  return [lineOf('li', words), ...nested];
}

/** A nested list stands beside the item above it, as the editor stores it. */
function listOf(list: Element): EditedElement {
  only(list);
  return { type: list.tagName.toLowerCase(), children: [...list.children].flatMap(itemOf) };
}

function blockOf(element: Element): EditedElement {
  if (isList(element)) return listOf(element);
  if (element.tagName === 'P' && element.getAttribute('class') === 'callout') {
    only(element, 'class');
    return lineOf('callout', element.childNodes);
  }
  only(element);
  const [inner, ...others] = [...element.childNodes].filter((node) => !isBlank(node));
  const isWrapped = inner instanceof Element && inner.tagName === 'P' && others.length === 0;
  if (element.tagName !== 'BLOCKQUOTE' || !isWrapped)
    return lineOf(element.tagName.toLowerCase(), element.childNodes);
  only(inner);
  return lineOf('blockquote', inner.childNodes);
}

function blocksOf(body: HTMLElement): EditedElement[] {
  const blocks: EditedElement[] = [];
  let run: Node[] = [];
  const close = () => {
    if (!run.every(isBlank)) blocks.push(lineOf('p', run));
    run = [];
  };
  for (const node of body.childNodes) {
    if (node instanceof Element && isBlock(node)) {
      close();
      blocks.push(blockOf(node));
    } else {
      run.push(node);
    }
  }
  close();
  return blocks;
}

/** Stored HTML as the editor edits it; undefined for whatever the editor could not give back, and so would lose. */
export function readHtml(html: string): EditedValue | undefined {
  const { head, body } = new DOMParser().parseFromString(html, 'text/html');
  if (head.childNodes.length > 0 || body.attributes.length > 0) return undefined;
  try {
    return openValue(blocksOf(body));
  } catch (error) {
    if (error instanceof Inexpressible) return undefined;
    throw error;
  }
}
