import type { BaseEditor } from 'slate';
import type { ReactEditor } from 'slate-react';
import type { SelectedRange } from '../document/selection';
import type { TextCalls, TextChange } from './text-calls';
import type { EditedElement, EditedText } from './value/nodes';
import type { Format } from './value/formats';

/** Slate's editor of one block, with what the block's page wants to be told. */
export interface TextEditing extends BaseEditor, ReactEditor {
  calls: TextCalls;
  /** The language in which it is written. */
  language: string;
  /** Formats that the next typed letter gets, chosen while nothing is selected. */
  pending: readonly Format[] | undefined;
  /** What kind of change is under way, where its operations do not say it. */
  changing: TextChange | undefined;
  /** What was selected before the change that is under way. */
  formerly: SelectedRange | undefined;
  /** Whether what is typed names a block to be inserted, in a menu that may have been closed. */
  slash: 'none' | 'open' | 'dismissed';
  /** Shows the tools of the text, or of a link in it, and gives them the keyboard. */
  openTools: ((tools: 'bar' | 'link') => void) | undefined;
}

declare module 'slate' {
  interface CustomTypes {
    Editor: TextEditing;
    Element: EditedElement;
    Text: EditedText;
  }
}
