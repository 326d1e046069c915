import { messages } from '../tools/messages';
import type { TextAction } from './text-action';

const inserting = (id: 'fixedBlank' | 'softHyphen', sign: string, key: string): TextAction => ({
  id,
  title: messages[id],
  keys: [key],
  scope: 'text',
  isEnabled: () => true,
  run: (editor) => editor.insertText(sign),
});

/** Signs that keyboards lack. */
export const signActions: readonly TextAction[] = [
  inserting('fixedBlank', '\u00a0', 'Mod+Shift+Space'),
  inserting('softHyphen', '\u00ad', 'Mod+;'),
];
