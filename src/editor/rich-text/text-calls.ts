import type { SelectedRange } from '../document/selection';
import type { Losses, PastedPicture, PastedTable } from './paste/pasted';
import type { Format } from './value/formats';

/** Rich text as it is stored: a list of blocks, of which the editor of a page writes one. */
export type StoredText = readonly unknown[];

/**
 * What a change was, for the page's undo: `typing` and `deleting` go on with what came before them, a `word` begins one,
 * and a `step` stands for itself.
 */
export type TextChange = 'typing' | 'deleting' | 'word' | 'step';

/** A place in one of the parts of a text. */
export interface PartSpot {
  part: number;
  at: 'start' | 'end' | number;
}

/** A block that a text becomes when something is pasted into it. */
export type TextPart =
  { kind: 'text'; value: StoredText } | PastedTable | PastedPicture | { kind: 'separator' };

/** What the editor of a text tells its page, and what it leaves to it. What is missing, the editor does in its own value. */
export interface TextCalls {
  /** A change is about to be told: of what kind, and what was selected before; nothing where undo is to leave the caret. */
  onStep?: (change: TextChange, before: SelectedRange | undefined) => void;
  /** Something else is selected, be it by a change or without one. */
  onCaret?: (selected: SelectedRange, isByChange: boolean) => void;
  onChange: (value: StoredText, plaintext: string) => void;
  /** The text has become several: they take its place, and the caret stands in one of them; true when it has gone there. */
  onSplit?: (parts: readonly StoredText[], caret: PartSpot) => boolean;
  /** As `onSplit`, where some of the parts are no text; false where the page does not take all of them. */
  onParts?: (parts: readonly TextPart[], caret: PartSpot) => boolean;
  /** An address was pasted and is a link now, in a text that says nothing else or in a longer one. */
  onAddress?: (url: string, isAlone: boolean) => void;
  /** Some of what was pasted has not been taken. */
  onLosses?: (losses: Losses) => void;
  /** Backspace at the very start, Delete at the very end; false when there is no text to join. */
  onJoin?: (side: 'before' | 'after') => boolean;
  /** The caret leaves the text, upwards or downwards, in a column or along the line. */
  onLeave?: (direction: 'up' | 'down', x: number | undefined) => void;
  /** The selection is drawn on beyond the text, in a column or along the line. */
  onExtend?: (direction: 'up' | 'down', x: number | undefined) => void;
  /** A format is chosen; true when more than this text is selected, and the page has formatted all of it. */
  onFormat?: (format: Format) => boolean;
  /** What is typed after a slash in an otherwise empty text; null once it is no longer that. */
  onSlash?: (query: string | null) => void;
  /** Enter, Tab or an arrow key for the menu that such a slash has opened; Escape closes it by `onSlash(null)`. */
  onSlashKey?: (key: string) => void;
  /** Something is pasted; true when the page has taken it, as a picture or blocks that were copied. */
  onPaste?: (data: DataTransfer) => boolean;
  /** All is to be selected, and all of the text is already. */
  onSelectAll?: () => void;
  onUndo?: () => void;
  onRedo?: () => void;
  onFocus?: () => void;
  onBlur?: () => void;
}
