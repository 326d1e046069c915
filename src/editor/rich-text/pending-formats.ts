import { selectedRange, valueOf } from './offsets';
import { setValue } from './set-value';
import type { TextEditing } from './slate-types';
import { formats as allFormats, withFormat, withoutFormat, allowsFormat, type Format } from './value/formats';
import { linesOf } from './value/lines';
import { replaceAt } from './value/replace-at';
import { fromRuns, runsRound } from './value/runs';
import { formatsIn } from './value/toggle-inline';

/** The formats that a letter typed now would get. */
export function presentFormats(editor: TextEditing): readonly Format[] {
  const selected = selectedRange(editor);
  if (!selected) return [];
  if (editor.pending && selected.start === selected.end) return editor.pending;
  return formatsIn(valueOf(editor), selected.start, selected.end);
}

/** Chooses a format, or takes it back, for what is typed next. */
export function togglePending(editor: TextEditing, format: Format): void {
  const present = presentFormats(editor);
  editor.pending = present.includes(format)
    ? present.filter((each) => each !== format)
    : [...present, format];
  // With marks, even an empty set, slate-react leaves no letter to the browser.
  editor.marks = {};
  editor.onChange();
}

/** Types a text in formats of its own. */
export function insertFormatted(editor: TextEditing, text: string, chosen: readonly Format[]): void {
  const place = selectedRange(editor)?.start ?? 0;
  const value = valueOf(editor);
  const line = linesOf(value).find(({ start, length }) => place <= start + length);
  if (!line) return;
  const at = place - line.start;
  const { before, inside, after } = runsRound(line.element.children, at, at);
  const neighbour = before.at(-1) ?? after[0];
  const bare = allFormats.reduce(withoutFormat, { node: { text }, wrappers: neighbour?.wrappers ?? [] });
  const allowed = chosen.filter((format) => allowsFormat(line.element, format));
  const run = allowed.reduce(withFormat, bare);
  const children = fromRuns([...before, run, ...inside, ...after]);
  const caret = place + text.length;
  const changed = replaceAt(value, line.path, (element) => [{ ...element, children }]);
  setValue(editor, changed, { start: caret, end: caret, isBackward: false }, 'word');
}
