import { matches, type KeyPress } from '@/tool/shortcuts/shortcut';
import type { Editor } from '../input/create-editor';
import { isField, isTyping } from '../input/typed-into';
import type { Action, Scope, Target } from './action';
import { allActions } from './all-actions';

interface Place extends Target {
  scope: Scope;
}

/** What keys that go to an element are about: the selected blocks if its own is among them, else its own. */
function placeOf({ document: { state } }: Editor, element: Element | null): Place {
  const block = element?.closest('[data-block]')?.getAttribute('data-block') ?? undefined;
  const selected = state.selection.blocks;
  const scope = isField(element)
    ? 'field'
    : isTyping(element)
      ? 'text'
      : block === undefined
        ? 'page'
        : 'block';
  const blocks = block === undefined || selected.includes(block) ? selected : [block];
  return { scope, blocks, block, element: element ?? undefined };
}

/** Runs what keys are for at a place; whether they are for something there. */
export function pressKeys(
  editor: Editor,
  press: KeyPress,
  place: Place,
  actions: readonly Action[] = allActions,
): boolean {
  const fitting = actions.filter(
    ({ scopes, keys, isNative }) =>
      isNative !== true && scopes.includes(place.scope) && keys.some((each) => matches(each, press)),
  );
  const action = fitting.find(({ isEnabled }) => isEnabled(editor, place));
  const isDone = action?.run(editor, place) === true;
  return isDone || fitting.some(({ isExclusive }) => isExclusive === true);
}

const first = allActions.filter(({ goesFirst }) => goesFirst === true);

/** Hears the keys of the page editor; gives the way to end that. */
export function listenToKeys(editor: Editor): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest('dialog')) return;
    if (pressKeys(editor, event, placeOf(editor, target))) event.preventDefault();
  };
  /** Several blocks are meant as blocks, even if the caret is in one of them. */
  const pressFirst = (event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const place = placeOf(editor, target);
    const { blocks } = editor.document.state.selection;
    if (blocks.length < 2 || place.scope === 'field') return;
    if (!pressKeys(editor, event, { ...place, scope: 'block', blocks }, first)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('keydown', press);
  window.addEventListener('keydown', pressFirst, true);
  return () => {
    window.removeEventListener('keydown', press);
    window.removeEventListener('keydown', pressFirst, true);
  };
}
