import type { PageDocument } from '../document/page-document';
import type { TextCalls, TextChange } from '../rich-text/text-calls';

/** Whether a change goes on with what was done before it, so that both are undone together. */
const goesOn = (last: TextChange | undefined, change: TextChange): boolean =>
  (change === 'typing' && (last === 'typing' || last === 'word')) ||
  (change === 'deleting' && last === 'deleting');

/** Tells the page's undo where one step ends and the next begins, and where the caret was before each and after it. */
export function typingSteps(document: PageDocument): Required<Pick<TextCalls, 'onStep' | 'onCaret'>> {
  let last: TextChange | undefined;
  return {
    onStep: (change, before) => {
      if (!goesOn(last, change)) document.sealStep();
      document.keepCaret(before);
      last = change;
    },
    onCaret: (selected, isByChange) => {
      if (!isByChange) {
        last = undefined;
        document.sealStep();
      }
      document.keepCaret(selected);
    },
  };
}
