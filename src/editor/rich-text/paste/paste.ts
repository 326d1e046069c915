import { Editor } from 'slate';
import { selectedRange, valueOf } from '../offsets';
import { setValue, splitInto } from '../set-value';
import type { TextEditing } from '../slate-types';
import type { TextPart } from '../text-calls';
import { applyLink, presentLink } from '../tools/apply-link';
import { linkUrl } from '@/tool/widgets/link-url';
import { addressOf } from '../value/addresses';
import { lengthOfValue } from '../value/lines';
import { isElement, type EditedValue } from '../value/nodes';
import { storedValue } from '../value/open-value';
import { joined, openedWith, pasteValue } from '../value/paste-value';
import { isInTable, splitValue } from '../value/split-value';
import { fromHtml } from './from-html';
import { fromText, partsOfText, tableFromText } from './from-text';
import { isMarkdown } from './from-markdown';
import { ownFragment } from './own-fragment';
import { asText, pastedText, type Pasted, type PastedPart, type PastedTable } from './pasted';
import { takesPlainPaste } from './plain-paste';

/** What is longer is pasted as its words alone. */
const longest = 2_000_000;

/** More blocks than anybody looks through. */
const mostBlocks = 1000;

const countOf = ({ parts }: Pasted): number =>
  parts.reduce((count, part) => count + (part.kind === 'text' ? part.value.length : 1), 0);

/** Editors of source put their colours round it, which say nothing of what it means. */
function isSource(data: DataTransfer, html: string): boolean {
  if (data.types.includes('vscode-editor-data')) return true;
  const start = html.slice(0, 2000).replace(/<(?:html|head|body|meta|!--)[^>]{0,500}>|\s/gi, '');
  return /^<pre/i.test(start) && isMarkdown(data.getData('text/plain'));
}

/** A line that was copied with the blanks at its edges keeps them; HTML tells none of those. */
function withEdges(pasted: Pasted, words: string): Pasted {
  const [part, ...more] = pasted.parts;
  const [line, ...others] = part?.kind === 'text' ? part.value : [];
  if (!line || line.type !== 'p' || more.length + others.length > 0 || /[\r\n]/.test(words)) return pasted;
  const [head, tail] = [/^ (?=\S)/.test(words) ? ' ' : '', /\S $/.test(words) ? ' ' : ''];
  if (head + tail === '') return pasted;
  const last = line.children.length - 1;
  const children = line.children.map((child, at) =>
    !isElement(child)
      ? { ...child, text: `${at === 0 ? head : ''}${child.text}${at === last ? tail : ''}` }
      : child,
  );
  return { ...pasted, parts: [{ kind: 'text', value: [{ ...line, children }] }] };
}

/** What lies in a clipboard: what an editor has copied, else HTML, else words. */
function pastedOf(data: DataTransfer): Pasted {
  const written = data.getData('application/x-slate-fragment');
  const html = data.getData('text/html');
  const own = written !== '' && written.length <= longest ? ownFragment(written) : undefined;
  const isLost = written !== '' && !own;
  const isRich = !isLost && html !== '' && html.length <= longest && !isSource(data, html);
  const rich = own ? pastedText(own) : isRich ? fromHtml(html) : undefined;
  const count = rich ? countOf(rich) : 0;
  if (rich && count > 0 && count <= mostBlocks)
    return own ? rich : withEdges(rich, data.getData('text/plain'));
  if (isLost || count > mostBlocks || html.length > longest)
    return { ...pastedText(fromText(data.getData('text/plain'))), losses: { form: 1 } };
  const words = partsOfText(data.getData('text/plain'));
  return words.parts.length === 0 && rich ? rich : words;
}

/** The table that a clipboard holds and nothing else, for the cells of another one. */
export function tableOf(data: DataTransfer): PastedTable | undefined {
  const [only, ...more] = pastedOf(data).parts;
  if (only?.kind === 'table' && more.length === 0) return only;
  return tableFromText(data.getData('text/plain'));
}

/** An address over words links them, and is a link of its own elsewhere; false where it is none. */
function pasteAddress(editor: TextEditing, text: string): boolean {
  const selected = selectedRange(editor);
  const words = text.trim();
  const url = addressOf(words) === undefined ? undefined : linkUrl(words);
  if (!selected || url === undefined) return false;
  const isCollapsed = selected.start === selected.end;
  if (isCollapsed && presentLink(editor)) return false;
  const isAlone = isCollapsed && lengthOfValue(valueOf(editor)) === 0;
  applyLink(editor, { url, title: words, isNewWindow: false });
  if (isCollapsed) editor.calls.onAddress?.(url, isAlone);
  return true;
}

const textParts = (value: EditedValue): TextPart[] =>
  value.map((element) => ({ kind: 'text', value: storedValue([element]) }));

/** Hands blocks to the page, with the text before them and the text after; false where it does not take them. */
function pasteParts(editor: TextEditing, parts: readonly PastedPart[], start: number, end: number): boolean {
  if (!editor.calls.onParts || parts.every(({ kind }) => kind === 'text')) return false;
  const [before, after] = splitValue(valueOf(editor), start, end);
  const [first, last] = [parts[0], parts.at(-1)];
  const handed: TextPart[] = parts.flatMap((part) => {
    if (part.kind !== 'text') return [part];
    const opened = part === first ? openedWith(before, part.value) : part.value;
    return textParts(part === last ? joined(opened, after) : opened);
  });
  if (first?.kind !== 'text' && lengthOfValue(before) > 0) handed.unshift(...textParts(before));
  const caretText = last?.kind === 'text' ? last.value.slice(-1) : undefined;
  if (last?.kind !== 'text' && lengthOfValue(after) > 0) handed.push(...textParts(after));
  const at = caretText ? lengthOfValue(caretText) : 'start';
  return editor.calls.onParts(handed, { part: handed.length - 1, at });
}

/** Pastes as text what text can hold; several blocks, and what is no text, go to the page, where it takes some. */
export function pasteData(editor: TextEditing, data: DataTransfer): void {
  const isPlain = takesPlainPaste();
  if (editor.calls.onPaste?.(data)) return;
  const selected = selectedRange(editor);
  if (!selected) return;
  const former = valueOf(editor);
  const words = data.getData('text/plain');
  if (isInTable(former, selected.start)) {
    editor.changing = 'step';
    Editor.insertText(editor, words);
    return;
  }
  if (!isPlain && pasteAddress(editor, words)) return;
  const pasted = isPlain ? pastedText(fromText(words)) : pastedOf(data);
  if (pasteParts(editor, pasted.parts, selected.start, selected.end)) {
    editor.calls.onLosses?.(pasted.losses);
    return;
  }
  const { value: text, losses } = asText(pasted);
  if (text.length > 0) {
    const { value, caret } = pasteValue(former, selected.start, selected.end, text);
    if (value.length > 1 && editor.calls.onSplit) splitInto(editor, value, caret);
    else setValue(editor, value, { start: caret, end: caret, isBackward: false });
  }
  editor.calls.onLosses?.(losses);
}
