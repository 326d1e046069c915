import { kindOf } from '@/components/slate-value/elements';
import { elementNames, elementsNamedBy, isListType } from '../elements';
import { fromItems } from '../value/items';
import type { Nested } from '../value/nest';
import type { EditedElement, EditedValue } from '../value/nodes';
import { fromRuns } from '../value/runs';
import { fitted } from '../value/set-block-type';
import { wrappersOf } from './inline-of';

const blockTags = elementsNamedBy(elementNames, 'tags');
const paragraphTags = new Set(['P', 'DIV', 'SECTION', 'ARTICLE', 'TR', 'PRE', 'FIGCAPTION', 'DT', 'DD']);
const dropped = new Set([
  'SCRIPT',
  'STYLE',
  'TITLE',
  'TEMPLATE',
  'NOSCRIPT',
  'SVG',
  'MATH',
  'IFRAME',
  'OBJECT',
]);
const deepest = 60;

interface Place {
  type: string;
  lists: readonly EditedElement[];
  wrappers: readonly EditedElement[];
  depth: number;
}

/** Gathers the lines of a document; a line is closed wherever another block begins or ends. */
class Lines {
  readonly items: Nested[] = [];
  private runs: Nested[] = [];

  add(text: string, place: Place): void {
    this.runs.push({ node: { text }, wrappers: place.wrappers });
  }

  close(place: Place): void {
    const { runs } = this;
    this.runs = [];
    if (!runs.some(({ node }) => typeof node.text === 'string' && node.text.trim() !== '')) return;
    const isItem = place.lists.length > 0;
    const node = fitted({ type: isItem ? 'li' : place.type, children: fromRuns(trimmed(runs)) });
    this.items.push({ node, wrappers: isItem ? place.lists : [] });
  }
}

/** The blanks round a line stand for the layout of its source. */
function trimmed(runs: readonly Nested[]): Nested[] {
  return runs.map(({ node, wrappers }, index) => {
    const text = String(node.text);
    const head = index === 0 ? text.trimStart() : text;
    return { node: { text: index === runs.length - 1 ? head.trimEnd() : head }, wrappers };
  });
}

function placeIn(element: HTMLElement, place: Place): Place | undefined {
  const { tagName } = element;
  const deeper = { ...place, depth: place.depth + 1 };
  const type = blockTags.get(tagName);
  if (type === undefined) return paragraphTags.has(tagName) ? deeper : undefined;
  if (kindOf(type) === 'item') return deeper;
  if (!isListType(type)) return { ...deeper, type };
  return { ...deeper, lists: [...place.lists, { type, children: [] }] };
}

function gather(node: Node, place: Place, lines: Lines): void {
  if (node.nodeType === Node.TEXT_NODE) {
    lines.add((node.textContent ?? '').replace(/\s+/g, ' '), place);
    return;
  }
  if (!isHtml(node)) return;
  const element = node;
  if (dropped.has(element.tagName.toUpperCase())) return;
  if (place.depth > deepest) {
    lines.add(element.textContent ?? '', place);
    return;
  }
  if (element.tagName === 'BR') {
    lines.add('\n', place);
    return;
  }
  const inner = placeIn(element, place);
  if (inner) lines.close(place);
  const wrappers = [...place.wrappers, ...wrappersOf(element)];
  const next = { ...(inner ?? { ...place, depth: place.depth + 1 }), wrappers };
  for (const child of element.childNodes) gather(child, next, lines);
  if (inner) lines.close(next);
}

/** Nodes of another document are no instances of this window's classes. */
const isHtml = (node: Node): node is HTMLElement => node.nodeType === Node.ELEMENT_NODE && 'style' in node;

/** Pasted HTML as rich text: headings, lists, quotations, links and formats; nothing else of it is kept but words. */
export function fromHtml(html: string): EditedValue {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const lines = new Lines();
  const place: Place = { type: 'p', lists: [], wrappers: [], depth: 0 };
  gather(body, place, lines);
  lines.close(place);
  return fromItems(lines.items);
}
