import { useContext, useEffect, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { duplicateBlocks } from '../document/commands/duplicate-blocks';
import { insertBlocks } from '../document/commands/insert-blocks';
import { stepBlocks } from '../document/commands/move-blocks';
import { removeBlocks } from '../document/commands/remove-blocks';
import { selectBlocks, selectUpTo } from '../document/commands/select-blocks';
import { usePageDocument } from '../document/hooks';
import { headOf, ownersOf, placedIn, readingOrder } from '../document/layout';
import type { PageDocument } from '../document/page-document';
import { directionOfKey, type Direction } from '../document/step-target';
import type { BlockKey } from '../document/types';
import { moveAndTell } from './announcements/announcer';
import { changeAndFollow } from './change-and-follow';
import { FocusRequestsContext } from './focus-context';
import { isTyping } from './typed-into';

/** Enter is their own. */
const isPressable = (target: EventTarget) =>
  (target as Element).closest('button, a, summary, [role="button"]') !== null;

/** The selected blocks, if this one is among them; else itself. */
const meant = ({ state }: PageDocument, key: BlockKey): readonly BlockKey[] =>
  state.selection.blocks.includes(key) ? state.selection.blocks : [key];

/** The block beside the one that the selection was drawn to last. */
function besideHead({ state }: PageDocument, step: 1 | -1): BlockKey | undefined {
  const head = headOf(state.selection) ?? '';
  const container = state.containers.get(state.blocks.get(head)?.parent ?? '');
  const siblings = container ? placedIn(container) : [];
  return siblings[siblings.indexOf(head) + step];
}

/** What the keys do on a block as a whole: move it, remove it, go to its neighbours, make a text below it. */
export function useBlockKeys(key: BlockKey, element: RefObject<HTMLElement>) {
  const document = usePageDocument();
  const focus = useContext(FocusRequestsContext);
  useEffect(() => (element.current ? focus.stand(key, element.current) : undefined), [focus, key, element]);

  const goTo = (to: BlockKey | undefined, lead: 'focus' | 'hold' = 'focus') => {
    if (to === undefined) return false;
    document.run((state) => selectBlocks(state, [to]));
    if (lead === 'hold') focus.hold(to);
    else focus.focus(to, 'start');
    return true;
  };
  const change = (command: Parameters<PageDocument['run']>[0]) => changeAndFollow(document, focus, command);

  const extend = (step: 1 | -1) => {
    const to = besideHead(document, step);
    if (to === undefined) return true;
    document.run((state) => selectUpTo(state, to));
    focus.hold(to);
    return true;
  };
  const enter = (target: EventTarget) => {
    if (isPressable(target)) return false;
    if (focus.textAt(key)) return goTo(key);
    return change((state) =>
      insertBlocks(state, { blocks: [state.setup.initialBlock()], target: { after: key } }),
    );
  };
  const move = (direction: Direction, target: EventTarget) => {
    const keys = meant(document, key);
    const caret = focus.textAt(key)?.selected?.();
    if (!flushSync(() => moveAndTell(document, (state) => stepBlocks(state, keys, direction)))) return false;
    if (target === element.current || keys.length > 1) focus.hold(key);
    else focus.focus(key, caret ?? 'start');
    return true;
  };

  const onBlock = (event: KeyboardEvent): boolean => {
    switch (event.key) {
      case 'Enter':
        return enter(event.target);
      case 'Backspace':
      case 'Delete':
        return change((state) => removeBlocks(state, meant(document, key)));
      case 'ArrowUp':
      case 'ArrowDown': {
        const step = event.key === 'ArrowUp' ? -1 : 1;
        if (event.shiftKey) return extend(step);
        const order = [...readingOrder(document.state)];
        return goTo(order[order.indexOf(key) + step]);
      }
      case 'Escape':
        return goTo(event.target === element.current ? ownersOf(document.state, key)[0] : key, 'hold');
      default:
        return false;
    }
  };

  return (event: KeyboardEvent): void => {
    if (event.defaultPrevented || (event.target as Element).closest('[data-block]') !== element.current)
      return;
    const direction = directionOfKey(event.key);
    const isModified = event.ctrlKey || event.metaKey;
    const isOnBlock = event.key === 'Escape' || !isTyping(event.target);
    const isDone =
      event.altKey && direction
        ? move(direction, event.target)
        : isModified && event.key.toLowerCase() === 'd'
          ? change((state) => duplicateBlocks(state, meant(document, key)))
          : !isModified && !event.altKey && isOnBlock && onBlock(event);
    if (isDone) event.preventDefault();
  };
}
