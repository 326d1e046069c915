import { flushSync } from 'react-dom';
import { duplicateBlocks, storedBlocks } from '../document/commands/duplicate-blocks';
import { changeEach } from '../document/commands/change-block';
import { insertBlocks } from '../document/commands/insert-blocks';
import { stepBlocks } from '../document/commands/move-blocks';
import { removeBlocks } from '../document/commands/remove-blocks';
import { selectAll, selectBlocks, selectUpTo } from '../document/commands/select-blocks';
import { headOf, outermost, ownersOf, placedIn, readingOrder } from '../document/layout';
import type { PageDocument } from '../document/page-document';
import { canInsert, canMove, canRemove } from '../document/permissions';
import { stepTarget, type Direction } from '../document/step-target';
import type { BlockKey } from '../document/types';
import { moveAndAnnounce } from '../input/announcements/announcer';
import { changeAndFollow } from '../input/change-and-follow';
import type { Editor } from '../input/create-editor';
import { hasLooks, keepLooks, looksFor } from '../input/kept-looks';
import { scrollToBlock } from '../input/scroll-to-block';
import { isTyping } from '../input/typed-into';
import type { Action, Target } from './action';
import { messages } from './messages';

const areMeant = (_editor: Editor, { blocks }: Target) => blocks.length > 0;
const hasBlock = (_editor: Editor, { block }: Target) => block !== undefined;

/** Moves blocks; what had the focus keeps it, and a text its caret. */
function moveBlocks({ document, focus }: Editor, { blocks, block }: Target, direction: Direction): boolean {
  const active = window.document.activeElement;
  const key = block ?? headOf(document.state.selection) ?? '';
  const caret = focus.textAt(key)?.selected?.();
  if (!flushSync(() => moveAndAnnounce(document, (state) => stepBlocks(state, blocks, direction))))
    return false;
  if (isTyping(active) && blocks.length === 1) focus.focus(key, caret ?? 'start');
  else {
    // What is drawn at another place has lost the focus, and what is disabled now can have none.
    if (active instanceof HTMLElement && !isTyping(active)) active.focus();
    if (isTyping(active) || window.document.activeElement !== active) focus.hold(key);
  }
  scrollToBlock(key);
  return true;
}

const moving = (
  direction: Direction,
  { icon, keys }: { icon?: Action['icon']; keys: Action['keys'] },
): Action => ({
  id: `move-${direction}`,
  title: messages[direction],
  ...(icon && { icon }),
  keys,
  scopes: ['text', 'block'],
  isExclusive: true,
  isEnabled: ({ document: { state } }, { blocks }) =>
    blocks.every((key) => canMove(state, key).isAllowed) &&
    stepTarget(state, blocks, direction) !== undefined,
  run: (editor, target) => moveBlocks(editor, target, direction),
});

export const moveUp = moving('up', { icon: 'arrow-up', keys: ['Alt+ArrowUp'] });
export const moveDown = moving('down', { icon: 'arrow-down', keys: ['Alt+ArrowDown'] });
export const moveIn = moving('in', { keys: ['Alt+ArrowRight'] });
export const moveOut = moving('out', { keys: ['Alt+ArrowLeft'] });

export const duplicate: Action = {
  id: 'duplicate',
  title: messages.duplicate,
  icon: 'duplicate',
  keys: ['Mod+D'],
  scopes: ['text', 'block'],
  isExclusive: true,
  isEnabled: areMeant,
  run: ({ document, focus, screen }, { blocks }) => {
    screen.notifyOfSingles(storedBlocks(document.state, blocks));
    return changeAndFollow(document, focus, (state) => duplicateBlocks(state, blocks));
  },
};

export const remove: Action = {
  id: 'remove',
  title: messages.remove,
  icon: 'trash',
  keys: ['Delete', 'Backspace'],
  scopes: ['block'],
  goesFirst: true,
  isEnabled: ({ document: { state } }, { blocks }) => blocks.some((key) => canRemove(state, key).isAllowed),
  run: ({ document, focus }, { blocks }) =>
    changeAndFollow(document, focus, (state) => removeBlocks(state, blocks)),
};

function select({ document, focus }: Editor, to: BlockKey | undefined, focusAs: 'focus' | 'hold'): boolean {
  if (to === undefined) return false;
  document.run((state) => selectBlocks(state, [to]));
  if (focusAs === 'hold') focus.hold(to);
  else focus.focus(to, 'start');
  return true;
}

const going = (id: 'previous' | 'next', step: 1 | -1, key: string): Action => ({
  id,
  title: messages[id],
  keys: [key],
  scopes: ['block'],
  isEnabled: hasBlock,
  run: (editor, { block = '' }) => {
    const order = [...readingOrder(editor.document.state)];
    return select(editor, order[order.indexOf(block) + step], 'focus');
  },
});

const goToPrevious = going('previous', -1, 'ArrowUp');
const goToNext = going('next', 1, 'ArrowDown');

/** The block beside the one that the selection was drawn to last. */
function besideHead({ state }: PageDocument, step: 1 | -1): BlockKey | undefined {
  const head = headOf(state.selection) ?? '';
  const container = state.containers.get(state.blocks.get(head)?.parent ?? '');
  const siblings = container ? placedIn(container) : [];
  return siblings[siblings.indexOf(head) + step];
}

const extending = (id: 'extendUp' | 'extendDown', step: 1 | -1, key: string): Action => ({
  id,
  title: messages[id],
  keys: [key],
  scopes: ['block'],
  isEnabled: hasBlock,
  run: ({ document, focus }) => {
    const to = besideHead(document, step);
    if (to !== undefined) {
      document.run((state) => selectUpTo(state, to));
      focus.hold(to);
    }
    return true;
  },
});

const extendUp = extending('extendUp', -1, 'Shift+ArrowUp');
const extendDown = extending('extendDown', 1, 'Shift+ArrowDown');

/** Never the browser's: it would select the words of the tool as well, and copy them. */
const selectAllBlocks: Action = {
  id: 'selectAll',
  title: messages.selectAll,
  keys: ['Mod+A'],
  scopes: ['block'],
  isEnabled: hasBlock,
  run: ({ document }) => {
    document.run(selectAll);
    return true;
  },
};

/** What is pressed by Enter itself. */
const isPressable = (element: Element | undefined) =>
  element !== undefined && element.closest('button, a, summary, [role="button"]') !== null;

const enter: Action = {
  id: 'enter',
  title: messages.enter,
  keys: ['Enter'],
  scopes: ['block'],
  isEnabled: (_editor, { block, element }) => block !== undefined && !isPressable(element),
  run: (editor, { block = '' }) => {
    if (editor.focus.textAt(block)) return select(editor, block, 'focus');
    return changeAndFollow(editor.document, editor.focus, (state) =>
      insertBlocks(state, { blocks: [state.setup.initialBlock()], target: { after: block } }),
    );
  },
};

const endSelection: Action = {
  id: 'endSelection',
  title: messages.endSelection,
  icon: 'close',
  keys: ['Escape'],
  scopes: ['block'],
  goesFirst: true,
  isEnabled: (_editor, { blocks }) => blocks.length > 1,
  run: (editor, { blocks: [first] }) => select(editor, first, 'hold'),
};

const leave: Action = {
  id: 'leave',
  title: messages.leave,
  keys: ['Escape'],
  scopes: ['field', 'text', 'block'],
  isEnabled: hasBlock,
  run: (editor, { block = '', element }) => {
    const isOnFrame = element === undefined || element.getAttribute('data-block') === block;
    return select(editor, isOnFrame ? ownersOf(editor.document.state, block)[0] : block, 'hold');
  },
};

export const blockMenu: Action = {
  id: 'blockMenu',
  title: messages.blockMenu,
  icon: 'more',
  keys: ['Mod+/'],
  scopes: ['text', 'block'],
  isEnabled: areMeant,
  run: ({ screen }, { blocks }) => {
    screen.showBlockMenu(blocks);
    return true;
  },
};

const inserting = (id: 'insertBefore' | 'insertAfter', icon: Action['icon']): Action => {
  const targetOf = ({ document: { state } }: Editor, blocks: readonly BlockKey[]) => {
    const meant = outermost(state, blocks);
    return id === 'insertBefore' ? { before: meant[0] ?? '' } : { after: meant.at(-1) ?? '' };
  };
  return {
    id,
    title: messages[id],
    ...(icon && { icon }),
    keys: [],
    scopes: [],
    isEnabled: (editor, { blocks }) => {
      const { state } = editor.document;
      return canInsert(state, targetOf(editor, blocks), [state.setup.initialBlock()]).isAllowed;
    },
    run: (editor, { blocks }) =>
      changeAndFollow(editor.document, editor.focus, (state) =>
        insertBlocks(state, { blocks: [state.setup.initialBlock()], target: targetOf(editor, blocks) }),
      ),
  };
};

export const insertBefore = inserting('insertBefore', 'row-before');
export const insertAfter = inserting('insertAfter', 'row-after');

export const copyLooks: Action = {
  id: 'copyLooks',
  title: messages.copyLooks,
  icon: 'brush',
  keys: [],
  scopes: [],
  isEnabled: (_editor, { blocks }) => blocks.length === 1,
  run: ({ document: { state } }, { blocks: [key = ''] }) => {
    const block = state.blocks.get(key);
    if (block) keepLooks(block.data);
    return block !== undefined;
  },
};

export const pasteLooks: Action = {
  id: 'pasteLooks',
  title: messages.pasteLooks,
  icon: 'paste',
  keys: [],
  scopes: [],
  isEnabled: (_editor, { blocks }) => blocks.length > 0 && hasLooks(),
  run: ({ document }, { blocks }) => document.run((state) => changeEach(state, blocks, looksFor)),
};

export const copyLink: Action = {
  id: 'copyLink',
  title: messages.copyLink,
  icon: 'link',
  keys: [],
  scopes: [],
  isEnabled: (_editor, { blocks }) => blocks.length === 1,
  run: ({ screen }, { blocks: [key = ''] }) => {
    screen.copyLinkTo(key);
    return true;
  },
};

export const writeNote: Action = {
  id: 'writeNote',
  title: messages.writeNote,
  icon: 'note',
  keys: [],
  scopes: [],
  isEnabled: (_editor, { blocks }) => blocks.length === 1,
  run: ({ screen }, { blocks }) => {
    screen.showNotes(blocks);
    return true;
  },
};

export const savePattern: Action = {
  id: 'savePattern',
  title: messages.savePattern,
  icon: 'pattern',
  keys: [],
  scopes: [],
  isEnabled: areMeant,
  run: ({ screen }, { blocks }) => {
    screen.savePattern(blocks);
    return true;
  },
};

export const blockActions: readonly Action[] = [
  blockMenu,
  insertBefore,
  insertAfter,
  copyLooks,
  pasteLooks,
  copyLink,
  writeNote,
  savePattern,
  moveUp,
  moveDown,
  moveIn,
  moveOut,
  duplicate,
  remove,
  enter,
  endSelection,
  leave,
  goToPrevious,
  goToNext,
  extendUp,
  extendDown,
  selectAllBlocks,
];
