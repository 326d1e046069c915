import { useContext, type KeyboardEvent, type RefObject } from 'react';
import { duplicateBlocks } from '../document/commands/duplicate-blocks';
import { insertBlocks } from '../document/commands/insert-blocks';
import { moveBlocks } from '../document/commands/move-blocks';
import { removeBlocks } from '../document/commands/remove-blocks';
import { selectBlocks } from '../document/commands/select-blocks';
import { usePageDocument } from '../document/hooks';
import { ownersOf, readingOrder } from '../document/layout';
import type { PageDocument } from '../document/page-document';
import { directionOfKey, stepTarget } from '../document/step-target';
import type { BlockKey } from '../document/types';
import { FocusRequestsContext } from './focus-context';

const isTyping = (target: EventTarget) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable="true"]') !== null;

/** Enter is their own. */
const isPressable = (target: EventTarget) =>
  (target as Element).closest('button, a, summary, [role="button"]') !== null;

/** The selected blocks, if this one is among them; else itself. */
const meant = ({ state }: PageDocument, key: BlockKey): readonly BlockKey[] =>
  state.selection.blocks.includes(key) ? state.selection.blocks : [key];

/** What the keys do on a block as a whole: move it, remove it, go to its neighbours, make a text below it. */
export function useBlockKeys(key: BlockKey, element: RefObject<HTMLElement>) {
  const document = usePageDocument();
  const focus = useContext(FocusRequestsContext);

  const goTo = (to: BlockKey | undefined) => {
    if (to === undefined) return false;
    document.run((state) => selectBlocks(state, [to]));
    focus.focus(to, 'start');
    return true;
  };

  const onBlock = (event: KeyboardEvent): boolean => {
    switch (event.key) {
      case 'Enter':
        return (
          !isPressable(event.target) &&
          document.run((state) =>
            insertBlocks(state, { blocks: [state.setup.initialBlock()], target: { after: key } }),
          ) &&
          goTo(document.state.selection.blocks[0])
        );
      case 'Backspace':
      case 'Delete':
        return document.run((state) => removeBlocks(state, meant(document, key)));
      case 'ArrowUp':
      case 'ArrowDown': {
        const order = [...readingOrder(document.state)];
        return goTo(order[order.indexOf(key) + (event.key === 'ArrowUp' ? -1 : 1)]);
      }
      case 'Escape':
        return goTo(ownersOf(document.state, key)[0]);
      default:
        return false;
    }
  };

  return (event: KeyboardEvent): void => {
    if (event.defaultPrevented || (event.target as Element).closest('[data-block]') !== element.current)
      return;
    const direction = directionOfKey(event.key);
    const isModified = event.ctrlKey || event.metaKey;
    const move = () => {
      const keys = meant(document, key);
      const target = direction && stepTarget(document.state, keys, direction);
      const isMoved = target !== undefined && document.run((state) => moveBlocks(state, keys, target));
      if (isMoved) focus.focus(key, 'start');
      return isMoved;
    };
    const isDone =
      event.altKey && direction
        ? move()
        : isModified && event.key.toLowerCase() === 'd'
          ? document.run((state) => duplicateBlocks(state, meant(document, key)))
          : !isModified && !event.altKey && !isTyping(event.target) && onBlock(event);
    if (isDone) event.preventDefault();
  };
}
