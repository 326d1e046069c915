import type { Hit } from '../../find/hits';
import { matchesIn, type Query } from '../../find/matches';
import { blockElement } from '../../input/block-element';

const all = 'tool-found';
const current = 'tool-found-current';

/** What ends a line: words on both sides of it do not belong together. */
const lines = 'p, li, h1, h2, h3, h4, h5, h6, td, th, figcaption, blockquote, dt, dd, div';
/** The tool's own words in a block. */
const tools = '.tool-blockbar, .tool-block__add, .tool-grip, .tool-slash, .tool-prompt, [aria-hidden="true"]';

/** Where words are drawn in a block, without the blocks in it. */
function rangesIn(frame: HTMLElement, query: Query): Range[] {
  const pieces: { node: Text; start: number }[] = [];
  let text = '';
  let line: Element | null = null;
  const walker = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement } = node;
    if (parentElement?.closest('[data-block]') !== frame || parentElement.closest(tools)) continue;
    const own = parentElement.closest(lines);
    if (own !== line) text += '\n';
    line = own;
    pieces.push({ node: node as Text, start: text.length });
    text += (node as Text).data;
  }
  const pointAt = (place: number) => {
    const piece = pieces.findLast(({ start }) => start <= place);
    return piece ? ([piece.node, Math.min(place - piece.start, piece.node.length)] as const) : undefined;
  };
  return matchesIn(text, query).flatMap(({ start, end }) => {
    const [from, last] = [pointAt(start), pointAt(end - 1)];
    if (!from || !last) return [];
    const range = document.createRange();
    range.setStart(...from);
    range.setEnd(last[0], last[1] + 1);
    return [range];
  });
}

/** Marks what was found where it is drawn; gives where the current one is, if it is drawn at all. */
export function markHits(hits: readonly Hit[], at: number, query: Query): Range | undefined {
  const hit = hits[at];
  const keys = [...new Set(hits.map(({ block }) => block))].filter((key) => key !== undefined);
  const byBlock = new Map(
    keys.map((key) => {
      const frame = blockElement(key);
      return [key, frame ? rangesIn(frame, query) : []] as const;
    }),
  );
  // Fields of the page are drawn by blocks that show them.
  const title = document.querySelector<HTMLElement>('.tool-editor__sheet .block-editor-title');
  const inTitle = title ? rangesIn(title, query) : [];
  const ofHit =
    hit?.block === undefined
      ? hit?.path[0] === 'title'
        ? inTitle[hit.index]
        : undefined
      : byBlock.get(hit.block)?.[hit.index];
  if ('highlights' in CSS) {
    const others = [...inTitle, ...[...byBlock.values()].flat()].filter((range) => range !== ofHit);
    CSS.highlights.set(all, new Highlight(...others));
    if (ofHit) CSS.highlights.set(current, new Highlight(ofHit));
    else CSS.highlights.delete(current);
  }
  return ofHit;
}

export function unmarkHits(): void {
  if (!('highlights' in CSS)) return;
  CSS.highlights.delete(all);
  CSS.highlights.delete(current);
}
