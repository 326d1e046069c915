import { useLayoutEffect } from 'react';
import { listenForPlainPaste } from '../rich-text/paste/plain-paste';
import type { Editor } from '../input/create-editor';
import { listenBelow } from '../input/listen-below';
import { listenToWriting } from '../input/listen-to-writing';
import { listenToRange } from '../input/selection/listen-to-range';
import { listenToKeys } from './keymap';
import { listenToClipboard } from './listen-to-clipboard';

/** Hears keys, pointer and clipboard; gives the way to end that. */
export function listenToInput(editor: Editor): () => void {
  // What is selected over several texts goes before blocks.
  const ends = [
    listenToRange(editor),
    listenToKeys(editor),
    listenToClipboard(editor),
    listenForPlainPaste(),
    listenBelow(editor),
    listenToWriting(),
  ];
  return () => ends.forEach((end) => end());
}

/** Hears them as long as the page is edited, from its first drawing on: whoever sees it may press a key. */
export function useInput(editor: Editor): void {
  useLayoutEffect(() => listenToInput(editor), [editor]);
}
