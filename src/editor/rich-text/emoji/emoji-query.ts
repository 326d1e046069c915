import { Transforms } from 'slate';
import { presentFormats } from '../pending-formats';
import { rangeAt, selectedRange, valueOf } from '../offsets';
import type { TextEditing } from '../slate-types';
import { linesOf, textOfNode } from '../value/lines';

/** What is typed after a colon that begins a word, and where both stand. */
export interface EmojiQuery {
  words: string;
  start: number;
  end: number;
}

/** What is asked for at the caret: two letters behind a colon at least, so that no time of day and no ratio asks. */
export function emojiQuery(editor: TextEditing): EmojiQuery | undefined {
  const selected = selectedRange(editor);
  if (!selected || selected.start !== selected.end) return undefined;
  const place = selected.start;
  const line = linesOf(valueOf(editor)).find(({ start, length }) => place <= start + length);
  if (!line || line.element.type === 'pre' || presentFormats(editor).includes('code')) return undefined;
  const before = textOfNode(line.element).slice(0, place - line.start);
  const typed = /(?:^|[\s(„“‚‘"'])(:(\p{L}[\p{L}-]{1,20}))$/u.exec(before);
  const [, whole, words] = typed ?? [];
  if (whole === undefined || words === undefined) return undefined;
  return { words, start: place - whole.length, end: place };
}

/** Puts a sign where it was asked for. */
export function putEmoji(editor: TextEditing, { start, end }: EmojiQuery, sign: string): void {
  Transforms.select(editor, rangeAt(editor, { start, end, isBackward: false }));
  editor.insertText(sign);
}

type PressKey = (key: string) => boolean;
const listening = new WeakMap<TextEditing, PressKey>();

/** Hears the keys of a text first, as long as signs are offered in it. */
export function listenForEmoji(editor: TextEditing, press: PressKey): () => void {
  listening.set(editor, press);
  return () => {
    if (listening.get(editor) === press) listening.delete(editor);
  };
}

export const pressForEmoji = (editor: TextEditing, key: string): boolean =>
  listening.get(editor)?.(key) ?? false;
