import { flushSync } from 'react-dom';
import { copyBlocks, readClipboard } from '../../document/clipboard';
import { duplicateBlocks } from '../../document/commands/duplicate-blocks';
import { insertBlocks } from '../../document/commands/insert-blocks';
import { stepBlocks } from '../../document/commands/move-blocks';
import { removeBlocks } from '../../document/commands/remove-blocks';
import { outermost } from '../../document/layout';
import type { PageDocument } from '../../document/page-document';
import { canRemove } from '../../document/permissions';
import type { Direction } from '../../document/step-target';
import { moveAndTell } from '../announcements/announcer';
import { changeAndFollow } from '../change-and-follow';
import type { FocusRequests } from '../focus-requests';
import { keepBlocks, keptBlocks } from './kept-blocks';

/** What can be done with the selected blocks together. */
export interface SelectionActions {
  /** The selected blocks as text for a clipboard, kept for other pages and tabs too. */
  copy: () => string;
  cut: () => string;
  /** Puts blocks after the selected ones, at the end of the page where none is; by default those that were kept. */
  paste: (text?: string) => boolean;
  remove: () => boolean;
  duplicate: () => boolean;
  move: (direction: Direction) => boolean;
}

export function selectionActions(document: PageDocument, requests: FocusRequests): SelectionActions {
  const { state } = document;
  const chosen = () => state.selection.blocks;
  const keep = (text: string) => {
    keepBlocks(text);
    return text;
  };
  const remove = () => changeAndFollow(document, requests, (each) => removeBlocks(each, chosen()));
  return {
    copy: () => keep(copyBlocks(state, chosen())),
    cut: () => {
      const gone = chosen().filter((key) => canRemove(state, key).isAllowed);
      const text = keep(copyBlocks(state, gone));
      remove();
      return text;
    },
    paste: (text = keptBlocks()) => {
      const blocks = readClipboard(text);
      const after = outermost(state, chosen()).at(-1);
      const [root] = state.roots;
      const target = after !== undefined ? { after } : root !== undefined ? { into: root } : undefined;
      if (!blocks || !target) return false;
      if (!flushSync(() => document.run((each) => insertBlocks(each, { blocks, target })))) return false;
      // As a whole: what comes next is done with it, and not within its text.
      requests.hold(chosen().at(-1) ?? '');
      return true;
    },
    remove,
    duplicate: () => document.run((each) => duplicateBlocks(each, chosen())),
    move: (direction) => moveAndTell(document, (each) => stepBlocks(each, chosen(), direction)),
  };
}
