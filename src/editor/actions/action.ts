import type { NamedAction } from '@/tool/shortcuts/named-action';
import type { BlockKey } from '../document/types';
import type { Editor } from '../input/create-editor';

/** Where the keys go: to a control of a form, to a text, to a block as a whole, or to nothing of these. */
export type Scope = 'field' | 'text' | 'block' | 'page';

/** What an action is about. */
export interface Target {
  /** The blocks that are meant: those that are selected, or one that an action is called at. */
  blocks: readonly BlockKey[];
  /** The block that has the keys. */
  block?: BlockKey | undefined;
  /** The element that has them. */
  element?: Element | undefined;
}

/** Something that an editor can do, by a button, a menu or keys. */
export interface Action extends NamedAction {
  /** Where its keys are heard. */
  scopes: readonly Scope[];
  /** The browser hears its keys itself, and asks for what is to be copied or pasted. */
  isNative?: true;
  /** Its keys are heard before the texts hear of them, as long as several blocks are selected. */
  goesFirst?: true;
  /** Its keys do nothing else there, even while it can do nothing: a browser would go back or save a file. */
  isExclusive?: true;
  isEnabled: (editor: Editor, target: Target) => boolean;
  /** False where nothing came of it. */
  run: (editor: Editor, target: Target) => boolean;
}

/** Runs an action on the selected blocks, or on those that are named. */
export function runAction(
  editor: Editor,
  action: Action,
  blocks: readonly BlockKey[] = editor.document.state.selection.blocks,
): boolean {
  const target = { blocks };
  return action.isEnabled(editor, target) && action.run(editor, target);
}
