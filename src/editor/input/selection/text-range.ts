import { textType } from '@/blocks/text-type';
import { blocksBetween } from '../../document/commands/replace-range';
import { selectBlocks, selectUpTo } from '../../document/commands/select-blocks';
import { typeOf } from '../../document/flags';
import type { PageDocument } from '../../document/page-document';
import type { BlockKey } from '../../document/types';
import type { HeldRange, SelectedRange, TextPoint, TextSpot } from '../../document/selection';
import type { FocusRequests } from '../focus-requests';
import { markTexts, unmarkTexts } from './mark-texts';

/**
 * What is selected over several texts. The caret is in one of them, which the browser itself marks from its edge to the
 * caret; only the rest is marked here. So every key that moves a caret with Shift does so here too.
 */
export interface TextRange {
  present: () => (HeldRange & { first: TextPoint; last: TextPoint; isBackward: boolean }) | undefined;
  /** Draws the selection on, from where it began, to a place of another text; false where it does not reach. */
  extend: (to: BlockKey, spot: TextSpot, from?: TextPoint) => boolean;
  /** The caret has moved in a text. */
  follow: (key: BlockKey, selected: SelectedRange) => void;
  restore: (held: HeldRange) => void;
  /** Marks anew what is selected, once the texts have been drawn anew. */
  draw: () => void;
  end: () => void;
}

const headOf = ({ start, end, isBackward }: SelectedRange): number => (isBackward ? start : end);
const tailOf = ({ start, end, isBackward }: SelectedRange): number => (isBackward ? end : start);

export function createTextRange(document: PageDocument, requests: FocusRequests): TextRange {
  /** `blocks` are those that are selected for its sake: once others are, it is over. */
  let range:
    { anchor: TextPoint; head: BlockKey; isBackward: boolean; blocks: readonly BlockKey[] } | undefined;
  /** The text that the selection would begin in. */
  const begun = (): TextPoint | undefined => {
    const [key] = document.state.selection.blocks;
    const selected = key === undefined ? undefined : requests.textAt(key)?.selected?.();
    return key !== undefined && selected && isText(document, key) ? { key, at: tailOf(selected) } : undefined;
  };

  const self: TextRange = {
    present: () => {
      const selected = range && requests.textAt(range.head)?.selected?.();
      if (!range || !selected) return undefined;
      const { anchor, isBackward } = range;
      const head = { key: range.head, at: headOf(selected) };
      const [first, last] = isBackward ? [head, anchor] : [anchor, head];
      return { anchor, head, first, last, isBackward };
    },
    extend: (to, spot, from) => {
      const anchor = from ?? range?.anchor ?? begun();
      if (!anchor || !isText(document, to)) return false;
      const isBackward = blocksBetween(document.state, to, anchor.key).length > 0;
      const isReached = isBackward || blocksBetween(document.state, anchor.key, to).length > 0;
      if (!isReached) return false;
      range = undefined;
      document.run((state) => selectBlocks(state, [anchor.key]));
      document.run((state) => selectUpTo(state, to));
      const { blocks } = document.state.selection;
      if (to !== anchor.key) range = { anchor, head: to, isBackward, blocks };
      const edge = isBackward ? 'end' : 'start';
      requests.focus(to, { from: range ? edge : anchor.at, to: spot });
      self.draw();
      return true;
    },
    follow: (key, selected) => {
      if (!range) return;
      const length = requests.textAt(key)?.drawn?.(0).toString().length ?? 0;
      const isAtEdge = range.isBackward ? tailOf(selected) >= length : tailOf(selected) === 0;
      if (key !== range.head || !isAtEdge) self.end();
    },
    restore: ({ anchor, head }) => void self.extend(head.key, head.at, anchor),
    draw: () => {
      if (!range) return unmarkTexts();
      const { anchor, head, isBackward } = range;
      const keys = isBackward
        ? blocksBetween(document.state, head, anchor.key).slice(1, -1)
        : blocksBetween(document.state, anchor.key, head).slice(1, -1);
      const own = requests.textAt(anchor.key)?.drawn;
      const ranges = [
        isBackward ? own?.(0, anchor.at) : own?.(anchor.at),
        ...keys.map((key) => requests.textAt(key)?.drawn?.(0)),
      ];
      markTexts(ranges.filter((each) => each !== undefined));
    },
    end: () => {
      const former = range;
      range = undefined;
      unmarkTexts();
      if (former && document.state.selection.blocks === former.blocks)
        document.run((state) => selectBlocks(state, [former.head]));
    },
  };
  document.subscribe('selection', '', () => {
    if (range && document.state.selection.blocks !== range.blocks) self.end();
  });
  return self;
}

/** Whether a block is a text on which a selection can be drawn on from another. */
export const isText = ({ state }: PageDocument, key: BlockKey): boolean =>
  typeOf(state.blocks.get(key)?.data ?? {}) === textType;
