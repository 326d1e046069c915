import { insertBlocks } from '../document/commands/insert-blocks';
import { selectBlocks } from '../document/commands/select-blocks';
import { placedIn } from '../document/layout';
import { isEmptyText } from '../document/text-block';
import { blockElement } from './block-element';
import { changeAndFollow, followSelection } from './change-and-follow';
import type { Editor } from './create-editor';

/** The sheet that the page is written on, where no block stands. */
const sheet = '.tool-editor__sheet, .tool-editor__sheet > .tool-blocks';

/** Starts a text below the last block where the sheet is clicked there; an empty one that stands there is meant itself. */
function startBelow({ document, focus }: Editor, { target, clientY }: MouseEvent): boolean {
  if (!(target instanceof Element) || !target.matches(sheet)) return false;
  const container = document.state.containers.get(document.state.roots[0] ?? '');
  const last = container && placedIn(container).at(-1);
  const bottom = last === undefined ? undefined : blockElement(last)?.getBoundingClientRect().bottom;
  if (last === undefined || bottom === undefined || clientY <= bottom) return false;
  if (isEmptyText(document.state.blocks.get(last)?.data)) {
    document.run((state) => selectBlocks(state, [last]));
    followSelection(document, focus);
    return true;
  }
  return changeAndFollow(document, focus, (state) =>
    insertBlocks(state, { blocks: [state.setup.initialBlock()], target: { after: last }, means: 'typing' }),
  );
}

/** Hears clicks below the last block; gives the way to end that. */
export function listenBelow(editor: Editor): () => void {
  // A selection that is drawn out of a text ends here as a click, too.
  let hasBegun = false;
  const press = ({ target }: Event) => {
    hasBegun = target instanceof Element && target.matches(sheet);
  };
  const click = (event: MouseEvent) => {
    if (hasBegun) startBelow(editor, event);
  };
  window.addEventListener('pointerdown', press);
  window.addEventListener('click', click);
  return () => {
    window.removeEventListener('pointerdown', press);
    window.removeEventListener('click', click);
  };
}
