import { useContext, useLayoutEffect, useMemo, useRef } from 'react';
import type { SelectedRange } from '../document/selection';
import type { TextChange } from '../rich-text/text-calls';
import { beginsWord } from '../rich-text/value/begins-word';
import { TextFlowContext, type TextFlow } from '../rich-text/text-flow';
import { selectedIn, textIn } from './caret';

interface LineSteps {
  /** A line is about to be changed. */
  begin: (element: HTMLElement, input: Pick<InputEvent, 'inputType' | 'data'>) => void;
  /** It has been. */
  end: (element: HTMLElement) => void;
}

function selectionOf(element: HTMLElement): SelectedRange | undefined {
  const selected = selectedIn(element);
  return selected && { ...selected, isBackward: false };
}

function changeOf(
  element: HTMLElement,
  { start, end }: SelectedRange,
  { inputType, data }: Pick<InputEvent, 'inputType' | 'data'>,
): TextChange {
  if (inputType.startsWith('delete')) return 'deleting';
  if (inputType !== 'insertText' && inputType !== 'insertCompositionText') return 'step';
  return start !== end || beginsWord(textIn(element).charAt(start - 1), data ?? '') ? 'word' : 'typing';
}

/** Tells the page's undo what is typed into a line, so that it goes by words there too. */
export function useLineSteps(flow: TextFlow): LineSteps {
  const { onStep } = useContext(TextFlowContext);
  const latest = useRef({ flow, onStep });
  useLayoutEffect(() => {
    latest.current = { flow, onStep };
  });
  return useMemo(() => {
    /** Where the last change has left the caret. */
    let left: number | undefined;
    let isComposing = false;
    return {
      begin: (element, input) => {
        const { flow: own, onStep: report } = latest.current;
        const before = selectionOf(element);
        const goesOn = isComposing && input.inputType === 'insertCompositionText';
        isComposing = input.inputType === 'insertCompositionText';
        if (!before || goesOn) return;
        // Elsewhere in the line, or in another one of the block, nothing goes on.
        if (before.start !== left || before.end !== left) report?.('step', undefined);
        report?.(changeOf(element, before, input), own.text ? before : undefined);
      },
      end: (element) => {
        const { flow: own } = latest.current;
        const after = selectionOf(element);
        left = after?.end;
        if (after && own.text) own.onCaret?.(after, true);
      },
    };
  }, []);
}
