import { valueOf } from './offsets';
import type { TextEditing } from './slate-types';
import { textOfValue } from './value/lines';

/** What is typed after the slash in a text that is nothing else. */
function slashQuery(editor: TextEditing): string | undefined {
  const [only, ...others] = valueOf(editor);
  if (only?.type !== 'p' || others.length > 0) return undefined;
  const text = textOfValue([only]);
  return /^\/\S*$/u.test(text) ? text.slice(1) : undefined;
}

/** Tells the page of a slash at the start, until it is gone; one whose menu was closed stays a slash. */
export function reportSlash(editor: TextEditing): void {
  const { onSlash } = editor.calls;
  if (!onSlash) return;
  const query = slashQuery(editor);
  if (query === undefined) {
    if (editor.slash === 'open') onSlash(null);
    editor.slash = 'none';
  } else if (editor.slash !== 'dismissed') {
    editor.slash = 'open';
    onSlash(query);
  }
}

const keys = new Set(['ArrowUp', 'ArrowDown', 'Enter', 'Tab', 'Escape']);

/** Hands a key to the menu that the slash has opened. */
export function pressForSlash(editor: TextEditing, key: string): boolean {
  if (editor.slash !== 'open' || !keys.has(key)) return false;
  if (key === 'Escape') {
    editor.slash = 'dismissed';
    editor.calls.onSlash?.(null);
  } else {
    editor.calls.onSlashKey?.(key);
  }
  return true;
}
