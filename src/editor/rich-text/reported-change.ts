import { selectedRange, valueOf } from './offsets';
import type { TextEditing } from './slate-types';
import type { TextChange } from './text-calls';
import { beginsWord } from './value/begins-word';
import { textOfValue } from './value/lines';

/** What kind of change the editor has just gone through: a letter after a space begins a word, so does one over others. */
export function changeOf(editor: TextEditing): TextChange {
  const { changing, operations } = editor;
  editor.changing = undefined;
  if (changing) return changing;
  const [first, ...rest] = operations.filter(({ type }) => type !== 'set_selection');
  if (first?.type === 'insert_text' && rest.length === 0) {
    const end = (selectedRange(editor)?.end ?? 0) - first.text.length;
    const before = textOfValue(valueOf(editor)).charAt(end - 1);
    return beginsWord(before, first.text) ? 'word' : 'typing';
  }
  if (first?.type === 'remove_text' && rest.at(-1)?.type === 'insert_text') return 'word';
  return first?.type === 'remove_text' && rest.every(({ type }) => type === 'remove_text')
    ? 'deleting'
    : 'step';
}
