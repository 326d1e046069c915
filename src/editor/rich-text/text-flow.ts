import { createContext, type Ref } from 'react';
import type { TextCalls } from './text-calls';
import type { TextEditorHandle } from './text-editor';

/** How a block's text goes on in the blocks round it: what the page gives the block that holds it. */
export interface TextFlow extends Omit<TextCalls, 'onChange'> {
  /** Gets the text, to put the caret in it. */
  text?: Ref<TextEditorHandle>;
  /** Enter in a text of one line: the page goes on with a new text below. */
  onNext?: () => void;
}

/** How a further text of a block goes on: the page leads the caret to the first one alone. */
export function flowOfFurtherText({ text: _text, onCaret: _onCaret, onStep, ...rest }: TextFlow): TextFlow {
  return { ...rest, onStep: (change) => onStep?.(change, undefined) };
}

export const TextFlowContext = createContext<TextFlow>({});
