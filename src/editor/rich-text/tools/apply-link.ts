import { linkDataOf } from '../data';
import { selectedRange, valueOf } from '../offsets';
import type { SelectedRange } from '../../document/selection';
import { setValue } from '../set-value';
import type { TextEditing } from '../slate-types';
import { linesOf } from '../value/lines';
import type { EditedElement } from '../value/nodes';
import { replaceAt } from '../value/replace-at';
import { fromRuns, runsRound } from '../value/runs';
import { linkAt, removeLink, setLink, type LinkData } from '../value/set-link';

export interface PresentLink {
  link: EditedElement;
  url: string;
  isNewWindow: boolean;
  start: number;
  end: number;
}

/** The link round what is selected. */
export function presentLink(editor: TextEditing): PresentLink | undefined {
  const selected = selectedRange(editor);
  if (!selected) return undefined;
  const place = selected.start === selected.end ? selected.start : selected.start + 1;
  const found = linkAt(valueOf(editor), place);
  if (!found || found.end < selected.end) return undefined;
  const { url, isNewWindow } = linkDataOf(found.link);
  return { ...found, url, isNewWindow };
}

/** A link over nothing selected gets words of its own. */
function withWords(editor: TextEditing, place: number, words: string): void {
  const line = linesOf(valueOf(editor)).find(({ start, length }) => place <= start + length);
  if (!line) return;
  const { before, inside, after } = runsRound(line.element.children, place - line.start, place - line.start);
  const children = fromRuns([...before, { node: { text: words }, wrappers: [] }, ...inside, ...after]);
  editor.children = replaceAt(valueOf(editor), line.path, (element) => [{ ...element, children }]);
}

/** Links what is selected, or changes the link round it; what else is stored on that stays. */
export function applyLink(
  editor: TextEditing,
  target: { url: string; title: string; isNewWindow: boolean },
): void {
  const selected = selectedRange(editor);
  if (!selected) return;
  const present = presentLink(editor);
  let range: SelectedRange = present ? { ...present, isBackward: false } : selected;
  if (range.start === range.end) {
    withWords(editor, range.start, target.title);
    range = { ...range, end: range.start + target.title.length };
  }
  const former = present ? linkDataOf(present.link).data : {};
  const stored: LinkData = { ...former, url: target.url };
  if (target.isNewWindow) stored.target = '_blank';
  else delete stored.target;
  const caret =
    selected.start === selected.end ? { ...selected, start: range.end, end: range.end } : selected;
  setValue(editor, setLink(valueOf(editor), range.start, range.end, stored), caret);
}

export function dropLink(editor: TextEditing): void {
  const present = presentLink(editor);
  const selected = selectedRange(editor);
  if (present && selected)
    setValue(editor, removeLink(valueOf(editor), present.start, present.end), selected);
}
