import { flushSync } from 'react-dom';
import { insertBlocks } from '../document/commands/insert-blocks';
import { joinBlocks } from '../document/commands/join-blocks';
import { selectAll, selectBlocks, selectUpTo } from '../document/commands/select-blocks';
import { splitBlock } from '../document/commands/split-block';
import { readingOrder } from '../document/layout';
import { isEmptyText } from '../document/text-block';
import type { BlockKey } from '../document/types';
import type { CaretTarget, TextSpot } from '../document/selection';
import type { TextFlow } from '../rich-text/text-flow';
import { joinValues } from '../rich-text/value/join-values';
import { textOfValue } from '../rich-text/value/lines';
import { openValue, storedValue } from '../rich-text/value/open-value';
import { changeAndFollow, followSelection } from '../input/change-and-follow';
import type { Editor } from '../input/create-editor';
import { rangeActions } from '../input/selection/range-actions';
import { isText } from '../input/selection/text-range';
import { typingSteps } from '../input/typing-steps';
import { redo, undo } from '../input/undo';
import { textBlock, textFields } from './pasted-blocks';
import { takeParts } from './take-parts';

/** Where a text is entered from the one below it or above it: in a column, else at its edge. */
function nearSpot(direction: 'up' | 'down', x: number | undefined): TextSpot {
  if (x === undefined) return direction === 'up' ? 'end' : 'start';
  return { x, line: direction === 'up' ? 'last' : 'first' };
}

/** How the text of a block goes on in the blocks round it. */
export function textFlowOf(editor: Editor, key: BlockKey): Omit<TextFlow, 'text'> {
  const { document, focus: requests, range } = editor;
  const go = (to: BlockKey, place: CaretTarget) => {
    document.run((state) => selectBlocks(state, [to]));
    requests.focus(to, place);
  };
  const neighbour = (step: 1 | -1) => {
    const order = [...readingOrder(document.state)];
    return order[order.indexOf(key) + step];
  };
  const steps = typingSteps(document);
  const valueOf = (each: BlockKey): unknown => document.state.blocks.get(each)?.data['value'];
  return {
    onSplit: (parts, caret) => {
      const group = `split ${key} ${document.version()}`;
      const [first, ...others] = parts;
      if (!first) return false;
      let last = key;
      // The next key is for the new text, however soon it comes: it is drawn before this one is over.
      flushSync(() => {
        others.forEach((part, index) => {
          const kept = index === 0 ? textFields(first) : {};
          document.run((state) => splitBlock(state, last, { kept, following: textBlock(part) }), group);
          last = document.state.selection.blocks[0] ?? last;
        });
      });
      if (last === key || caret.part === 0) return false;
      requests.focus(last, caret.at);
      return true;
    },
    onParts: (parts, caret) => takeParts(editor, key, parts, caret),
    onAddress: (url, isAlone) => {
      if (isAlone && isText(document, key)) editor.screen.offerBlock(key, url);
    },
    onLosses: (losses) => editor.screen.notifyOfLosses(losses),
    onNext: () => {
      const below = neighbour(1);
      const isBeside =
        below !== undefined &&
        document.state.blocks.get(below)?.parent === document.state.blocks.get(key)?.parent;
      if (isBeside && isEmptyText(document.state.blocks.get(below)?.data)) {
        go(below, 'start');
        return;
      }
      changeAndFollow(document, requests, (state) =>
        insertBlocks(state, {
          blocks: [state.setup.initialBlock()],
          target: { after: key },
          means: 'typing',
        }),
      );
    },
    onJoin: (side) => {
      const other = neighbour(side === 'before' ? -1 : 1);
      if (other === undefined || !isText(document, other) || !isText(document, key)) return false;
      const [into, from] = side === 'before' ? [other, key] : [key, other];
      const joined = joinValues(openValue(valueOf(into)), openValue(valueOf(from)));
      if (!joined) return false;
      const value = storedValue(joined.value);
      const fields = { value, plaintext: textOfValue(joined.value) };
      // The caret is put into the joined text, not into what stood there before.
      const isDone = flushSync(() =>
        document.run((state) => joinBlocks(state, { into, from, joined: fields })),
      );
      if (isDone) requests.focus(into, joined.seam);
      return isDone;
    },
    onLeave: (direction, x) => {
      const to = neighbour(direction === 'up' ? -1 : 1);
      if (to !== undefined) go(to, nearSpot(direction, x));
    },
    onExtend: (direction, x) => {
      const order = [...readingOrder(document.state)];
      const at = order.indexOf(key);
      const beyond = direction === 'up' ? order.slice(0, at).reverse() : order.slice(at + 1);
      const parent = document.state.blocks.get(key)?.parent;
      const text = beyond.find(
        (each) => isText(document, each) && document.state.blocks.get(each)?.parent === parent,
      );
      if (text !== undefined && range.extend(text, nearSpot(direction, x))) return;
      const [to] = beyond;
      if (to === undefined) return;
      document.run((state) => selectUpTo(state, to));
      followSelection(document, requests);
    },
    onFormat: (format) => {
      if (!range.present()) return false;
      rangeActions(document, requests, range).format(format);
      return true;
    },
    onStep: steps.onStep,
    onCaret: (selected, isByChange) => {
      steps.onCaret(selected, isByChange);
      range.follow(key, selected);
    },
    onSelectAll: () => void document.run(selectAll),
    onUndo: () => undo(editor),
    onRedo: () => redo(editor),
    onFocus: () => {
      if (!document.state.selection.blocks.includes(key)) document.run((state) => selectBlocks(state, [key]));
    },
  };
}
