import { originOf } from '@/components/slate-value/nodes';
import { deepEqual } from '@/lib/deep-equal';
import { selectedRange, valueOf } from './offsets';
import { changeOf } from './reported-change';
import type { TextEditing } from './slate-types';
import { reportSlash } from './slash';
import { takeOver } from './take-over';
import type { SelectedRange } from '../document/selection';
import type { StoredText } from './text-calls';
import { textOfValue } from './value/lines';
import { storedValue } from './value/open-value';

/** Keeps a text and what its page stores of it in step. */
export interface Reporter {
  /** What the page knows of the text. */
  stored: () => unknown;
  /** Tells the page what has become of the text and of its caret. */
  report: () => void;
  /** Takes what the page has stored; false where the text has said it itself. */
  take: (value: StoredText) => boolean;
}

export function createReporter(editor: TextEditing, value: StoredText): Reporter {
  let known = { stored: originOf(value), children: editor.children };
  let selected: SelectedRange | undefined;
  return {
    stored: () => known.stored,
    report: () => {
      // A text that is drawn anew, as by undo, may hold the same words in other nodes: that is no step of its own, even where
      // what is stored of them lacks what Slate puts between them.
      const isOther = !deepEqual(editor.children, known.children);
      const stored = isOther ? storedValue(valueOf(editor)) : [];
      const isChanged = isOther && !deepEqual(stored, known.stored);
      if (!isChanged) known.children = editor.children;
      if (isChanged) {
        known = { stored, children: editor.children };
        editor.calls.onStep?.(changeOf(editor), editor.formerly);
        editor.calls.onChange(stored, textOfValue(valueOf(editor)));
        reportSlash(editor);
      }
      editor.formerly = undefined;
      const present = selectedRange(editor);
      if (!present || deepEqual(present, selected)) return;
      selected = present;
      editor.calls.onCaret?.(present, isChanged);
    },
    take: (present) => {
      const stored = originOf(present);
      const isOwn = deepEqual(stored, known.stored);
      known.stored = stored;
      if (isOwn) return false;
      takeOver(editor, present);
      known.children = editor.children;
      selected = selectedRange(editor);
      return true;
    },
  };
}
