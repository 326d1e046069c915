import { selectedRange, valueOf } from './offsets';
import { presentFormats } from './pending-formats';
import type { TextEditing } from './slate-types';
import { linesOf, textOfNode } from './value/lines';
import { quotationMark } from './value/quotation-marks';

/** The sign that is meant by one that was typed, in the language of the text; undefined where it is meant itself, as in code. */
export function meantSign(editor: TextEditing, typed: string): string | undefined {
  if (typed !== '"' && typed !== "'") return undefined;
  const selected = selectedRange(editor);
  const place = selected?.start ?? 0;
  const line = linesOf(valueOf(editor)).find(({ start, length }) => place <= start + length);
  if (!line || line.element.type === 'pre' || presentFormats(editor).includes('code')) return undefined;
  const before = textOfNode(line.element).slice(0, place - line.start);
  // Within code that is about to be marked by its signs nothing is changed either.
  if ((before.match(/`/g)?.length ?? 0) % 2 === 1) return undefined;
  return quotationMark(typed, before, editor.language);
}
