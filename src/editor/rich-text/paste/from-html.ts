import { kindOf } from '@/components/slate-value/elements';
import { elementNames, elementsNamedBy, isListType } from '../elements';
import type { EditedElement } from '../value/nodes';
import { wrappersOf } from './inline-of';
import { Lines, listOf, type Place } from './lines';
import type { Loss, Pasted } from './pasted';
import {
  asideOf,
  boldClasses,
  headingLevel,
  isNumber,
  isQuotation,
  isTitle,
  isWordMarker,
  noteOf,
  wordListLevel,
} from './source-signs';
import { holdsData, tableFrom } from './table';

const blockTags = elementsNamedBy(elementNames, 'tags');
const paragraphTags = new Set(
  'P DIV SECTION ARTICLE HEADER FOOTER MAIN ASIDE NAV FIGURE ADDRESS TABLE TR TD TH CAPTION PRE FIGCAPTION DL DT DD'.split(
    ' ',
  ),
);
const dropped = new Set('SCRIPT STYLE TITLE TEMPLATE NOSCRIPT META LINK HEAD'.split(' '));
/** Elements that are lost with all that they hold, each under its name. */
const lost = new Map<string, Loss>(
  (
    [
      ['media', 'IFRAME OBJECT EMBED VIDEO AUDIO'],
      ['forms', 'INPUT SELECT TEXTAREA BUTTON'],
      ['drawings', 'SVG MATH CANVAS'],
    ] as const
  ).flatMap(([loss, tags]) => tags.split(' ').map((tag): [string, Loss] => [tag, loss])),
);
const deepest = 60;
const deepestList = 9;

/** What the whole source says that matters in each of its parts. */
interface Source {
  lines: Lines;
  /** By how much headings go down, so that the first level of the source is the first of a page. */
  shift: number;
  bold: ReadonlySet<string>;
  /** The kinds of lists that Word's items stood in last, by their depth. */
  wordLists: string[];
}

const levels = ['h2', 'h2', 'h2', 'h3', 'h4'];

function headingType(element: Element, { shift }: Source): string | undefined {
  if (isTitle(element)) return 'h2';
  const level = headingLevel(element);
  return level === undefined ? undefined : (levels[level + shift] ?? 'h4');
}

/** The lists round an item of Word, which says only how deep it lies and what sign stands before it. */
function wordLists(element: Element, level: number, { wordLists: known }: Source): EditedElement[] {
  const sign = [...element.querySelectorAll('[style]')].find(isWordMarker)?.textContent ?? '';
  const depth = Math.max(1, Math.min(level, deepestList));
  known[depth - 1] = isNumber(sign) ? 'ol' : 'ul';
  known.length = depth;
  return Array.from({ length: depth }, (_list, index) => listOf((known[index] ??= 'ul')));
}

/** Some programs put each item in a list of one level, and say beside it how deep it is meant. */
function itemLists(element: Element, { lists }: Place): readonly EditedElement[] {
  const named = Number(element.getAttribute('data-aria-level') ?? element.getAttribute('aria-level') ?? 0);
  const missing = Math.min(named, deepestList) - lists.length;
  const last = lists.at(-1) ?? listOf('ul');
  return missing > 0 ? [...lists, ...Array.from({ length: missing }, () => last)] : lists;
}

function placeIn(element: HTMLElement, place: Place, source: Source): Place | undefined {
  const { tagName } = element;
  const deeper = { ...place, depth: place.depth + 1 };
  const level = tagName === 'P' || tagName === 'DIV' ? wordListLevel(element) : undefined;
  if (level !== undefined) return { ...deeper, type: 'p', lists: wordLists(element, level, source) };
  if (/^(P|TABLE|H\d)$/.test(tagName)) source.wordLists.length = 0;
  const heading = headingType(element, source);
  if (heading !== undefined) return { ...deeper, type: place.isInCell ? 'p' : heading };
  if (isQuotation(element)) return { ...deeper, type: 'blockquote', quotation: 'styled' };
  const type = blockTags.get(tagName);
  if (type === undefined) {
    if (!paragraphTags.has(tagName)) return undefined;
    return tagName === 'PRE'
      ? { ...deeper, isVerbatim: true, wrappers: [...place.wrappers, { type: 'code', children: [] }] }
      : deeper;
  }
  if (kindOf(type) === 'item') return { ...deeper, lists: itemLists(element, place) };
  if (!isListType(type)) return { ...deeper, type, ...(type === 'blockquote' && { quotation: element }) };
  return { ...deeper, lists: [...place.lists, listOf(type)] };
}

/** Blanks of the source are one; a single one that holds words together stays. */
const oneBlank = (text: string): string =>
  text.replace(/\s+/g, (blanks) => (blanks === '\u00a0' ? blanks : ' '));

const fileName =
  /^(\S+\.(png|jpe?g|gif|webp|avif|svg|bmp|tiff?|heic)|(image|img|bild|grafik|picture) ?\d*)$/i;

/** A picture of words, as those that stand for a smile, is its words; one that nobody sees is nothing. */
function addPicture(element: HTMLElement, place: Place, { lines }: Source): void {
  const alt = (element.getAttribute('alt') ?? '').trim();
  const [width, height] = ['width', 'height'].map((name) => Number(element.getAttribute(name) ?? NaN));
  if (/^\p{Extended_Pictographic}/u.test(alt)) lines.add(alt, place);
  else if ((width ?? NaN) <= 2 || (height ?? NaN) <= 2) return;
  else if (place.isInCell) lines.lose('pictures');
  else {
    const source = element.getAttribute('src') ?? '';
    if (!/^(https?:\/\/|data:image\/)/i.test(source)) {
      lines.lose('pictures');
      return;
    }
    lines.close(place);
    lines.put({ kind: 'picture', source, alt: fileName.test(alt) ? '' : alt });
  }
}

function addElement(element: HTMLElement, place: Place, source: Source): boolean {
  const { lines } = source;
  const tag = element.tagName.toUpperCase();
  const aside = asideOf(element);
  if (dropped.has(tag) || isWordMarker(element) || aside === 'hidden') return true;
  const loss = aside ?? lost.get(tag);
  const note = tag === 'A' ? noteOf(element) : undefined;
  if (loss !== undefined) lines.lose(loss);
  else if (note) {
    const isRaised = note.isPlace && place.wrappers.every(({ type }) => type !== 'sup');
    const wrappers = isRaised ? [...place.wrappers, { type: 'sup', children: [] }] : place.wrappers;
    lines.add(note.isPlace ? note.number : `${note.number} `, { ...place, wrappers });
  } else if (tag === 'BR') lines.add('\n', place);
  else if (tag === 'IMG') addPicture(element, place, source);
  else if (tag === 'HR') {
    lines.close(place);
    const isOfNotes = element.getAttribute('width') === '33%';
    if (!place.isInCell && !isOfNotes) lines.put({ kind: 'separator' });
  } else if (tag === 'TABLE' && !place.isInCell && holdsData(element as HTMLTableElement)) {
    lines.close(place);
    const caption = element.querySelector('caption');
    if (caption) gather(caption, place, source);
    const { table, losses } = tableFrom(element as HTMLTableElement, source.bold, (cell, isHead) =>
      gathered(
        cell,
        { ...emptyPlace, isInCell: true, isHead },
        { ...source, lines: new Lines(), wordLists: [] },
      ),
    );
    lines.loseAll({ losses });
    if (table) lines.put(table);
  } else return false;
  return true;
}

function gather(node: Node, place: Place, source: Source): void {
  const { lines } = source;
  if (node.nodeType === Node.TEXT_NODE) {
    const words = node.textContent ?? '';
    lines.add(place.isVerbatim ? words : oneBlank(words), place);
    return;
  }
  if (!isHtml(node)) {
    const loss = lost.get(node.nodeName.toUpperCase());
    if (loss) lines.lose(loss);
    return;
  }
  if (place.depth > deepest) {
    lines.lose('form');
    lines.add(oneBlank(node.textContent ?? ''), place);
    return;
  }
  if (addElement(node, place, source)) return;
  const inner = placeIn(node, place, source);
  if (inner) lines.close(place);
  const inline = wrappersOf(node, (loss) => lines.lose(loss));
  const outer = (inner ?? place).wrappers;
  const wrappers = [...outer, ...inline.filter(({ type }) => outer.every((each) => each.type !== type))];
  const next = { ...(inner ?? { ...place, depth: place.depth + 1 }), wrappers };
  for (const child of node.childNodes) gather(child, next, source);
  if (inner) lines.close(next);
}

/** Nodes of another document are no instances of this window's classes. */
const isHtml = (node: Node): node is HTMLElement =>
  node.nodeType === Node.ELEMENT_NODE &&
  'namespaceURI' in node &&
  node.namespaceURI === 'http://www.w3.org/1999/xhtml';

const emptyPlace: Place = { type: 'p', lists: [], wrappers: [], depth: 0 };

function gathered(root: Element, place: Place, source: Source): Pasted {
  for (const child of root.childNodes) gather(child, place, source);
  source.lines.close(place);
  return source.lines.pasted();
}

/** Pasted HTML as parts of a page: text with headings, lists, quotations, links and formats, tables and pictures. */
export function fromHtml(html: string): Pasted {
  const document = new DOMParser().parseFromString(html, 'text/html');
  const source: Source = {
    lines: new Lines(),
    shift: document.querySelector('h1, [role="heading"][aria-level="1"], .MsoHeading1') ? 1 : 0,
    bold: boldClasses(document),
    wordLists: [],
  };
  return gathered(document.body, emptyPlace, source);
}
