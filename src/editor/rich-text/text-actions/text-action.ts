import type { NamedAction } from '@/tool/shortcuts/named-action';
import { matches, type KeyPress } from '@/tool/shortcuts/shortcut';
import type { TextEditing } from '../slate-types';

/** Something that an editor can do within a text, by a button of its bar, a menu or keys. */
export interface TextAction extends NamedAction {
  scope: 'text';
  /** Missing for what cannot be on or off. */
  isPressed?: (editor: TextEditing) => boolean;
  /** The page has an action of the same keys, and names them. */
  isOfPage?: true;
  isEnabled: (editor: TextEditing) => boolean;
  run: (editor: TextEditing) => void;
}

/** Runs what keys are for in a text; whether they are for something there. */
export function pressTextKeys(editor: TextEditing, press: KeyPress, actions: readonly TextAction[]): boolean {
  const action = actions.find(
    ({ keys, isEnabled }) => keys.some((each) => matches(each, press)) && isEnabled(editor),
  );
  action?.run(editor);
  return action !== undefined;
}
