import { blocksBetween } from '../../document/commands/replace-range';
import { selectBlocks, selectUpTo } from '../../document/commands/select-blocks';
import { ownersOf } from '../../document/layout';
import type { PageDocument } from '../../document/page-document';
import type { BlockKey } from '../../document/types';
import { domPointAt } from '../../rich-text/dom-selection';
import type { TextSpot } from '../../document/selection';
import { elementUnder } from '../element-under';
import type { FocusRequests } from '../focus-requests';
import { markTexts, unmarkTexts } from './mark-texts';
import { isText, type TextRange } from './text-range';

interface Reached {
  key: BlockKey;
  spot: TextSpot;
}

const keyOf = (element: Element | null | undefined): BlockKey | undefined =>
  element?.closest('[data-block]')?.getAttribute('data-block') ?? undefined;

/** The text at a point of the window as it is reached from another: over a block that is none, that before it. */
function reachedAt(
  document: PageDocument,
  origin: BlockKey,
  { clientX: x, clientY: y }: MouseEvent,
): Reached | undefined {
  const { state } = document;
  const under = keyOf(elementUnder(x, y));
  if (under === undefined) return undefined;
  const parent = state.blocks.get(origin)?.parent;
  const key = [under, ...ownersOf(state, under)].find((each) => state.blocks.get(each)?.parent === parent);
  if (key === undefined) return undefined;
  const isDown = blocksBetween(state, origin, key).length > 0;
  const way = isDown ? blocksBetween(state, origin, key) : [...blocksBetween(state, key, origin)].reverse();
  const text = way.findLast((each) => isText(document, each)) ?? origin;
  return { key: text, spot: text === under ? { x, y } : isDown ? 'end' : 'start' };
}

/** What is done here is done with what is selected. */
const ofSelection = '.tool-selection, .tool-text, .tool-sidebar';

/** Draws a selection with the pointer from one text over others, and on to where Shift and a click point. */
export function followPointer(document: PageDocument, requests: FocusRequests, range: TextRange): () => void {
  let origin: BlockKey | undefined;
  let reached: Reached | undefined;

  /** Marks what the browser does not: it keeps its own selection within the text where it began. */
  const draw = (from: BlockKey, to: Reached) => {
    const isDown = blocksBetween(document.state, from, to.key).length > 0;
    const keys = isDown
      ? blocksBetween(document.state, from, to.key)
      : blocksBetween(document.state, to.key, from);
    const last = requests.textAt(to.key)?.drawn?.(0);
    const point =
      typeof to.spot === 'object' && 'y' in to.spot ? domPointAt(to.spot.x, to.spot.y) : undefined;
    if (last && point && isDown) last.setEnd(...point);
    else if (last && point) last.setStart(...point);
    const between = keys.slice(1, -1).map((key) => requests.textAt(key)?.drawn?.(0));
    markTexts([...between, last].filter((each) => each !== undefined));
  };

  const move = (event: PointerEvent) => {
    if (origin === undefined || event.buttons !== 1) return;
    const from = origin;
    const to = reachedAt(document, from, event);
    if (!to) return;
    const isOther = to.key !== (reached?.key ?? from);
    reached = to.key === from ? undefined : to;
    if (isOther) {
      document.run((state) => selectBlocks(state, [from]));
      document.run((state) => selectUpTo(state, to.key));
    }
    if (reached) draw(from, reached);
    else if (isOther) unmarkTexts();
  };

  const finish = () => {
    const [from, to] = [origin, reached];
    origin = undefined;
    reached = undefined;
    if (from === undefined || !to) return;
    const selected = requests.textAt(from)?.selected?.();
    if (!selected) return;
    const at = selected.isBackward ? selected.end : selected.start;
    range.extend(to.key, to.spot, { key: from, at });
  };

  let isShifted = false;
  const press = (event: PointerEvent) => {
    isShifted = false;
    const target = event.target instanceof Element ? event.target : null;
    if (event.button !== 0 || event.pointerType === 'touch' || target?.closest(ofSelection)) return;
    const key = target?.closest('.text-editor') ? keyOf(target) : undefined;
    if (event.shiftKey && key !== undefined) {
      const [chosen] = document.state.selection.blocks;
      const isElsewhere = range.present() !== undefined || chosen !== key;
      isShifted = isElsewhere && range.extend(key, { x: event.clientX, y: event.clientY });
      if (isShifted) event.stopPropagation();
      return;
    }
    range.end();
    origin = key !== undefined && isText(document, key) ? key : undefined;
  };
  /** What a shifted click has selected already is not to become a caret. */
  const keep = (event: Event) => {
    if (!isShifted) return;
    event.preventDefault();
    event.stopPropagation();
  };

  window.addEventListener('pointerdown', press, true);
  window.addEventListener('mousedown', keep, true);
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', finish);
  return () => {
    window.removeEventListener('pointerdown', press, true);
    window.removeEventListener('mousedown', keep, true);
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', finish);
  };
}
