import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { selectBlocks } from '../document/commands/select-blocks';
import { usePageDocument } from '../document/hooks';
import { headOf, ownersOf, readingOrder } from '../document/layout';
import { blockElement } from '../input/block-element';
import { useEditor, useScreenPart } from '../input/use-editor';
import { useEditSession } from '../session/edit-session';

/** Lets the keys lead through the blocks that are unsaved since an earlier sitting. */
export function useDraftChanges(): void {
  const page = usePageDocument();
  const { focus } = useEditor();
  const { changes } = useEditSession();
  const blocks = useSyncExternalStore(changes.subscribe, changes.blocks);

  const goToChange = (step: 1 | -1) => {
    const order = [...readingOrder(page.state)];
    const head = headOf(page.state.selection);
    // What lies in a block belongs to it.
    const here = head === undefined ? -1 : order.indexOf(ownersOf(page.state, head).at(-1) ?? head);
    const places = changes.blocks().map(({ key }) => ({ key, at: order.indexOf(key) }));
    const inTurn = step === 1 ? places : places.reverse();
    const next = inTurn.find(({ at }) => (at - here) * step > 0) ?? inTurn[0];
    if (!next) return;
    flushSync(() => page.run((state) => selectBlocks(state, [next.key])));
    blockElement(next.key)?.scrollIntoView({ block: 'center', behavior: 'instant' });
    focus.focus(next.key, 'start');
  };
  useScreenPart({ hasChanges: blocks.length > 0, goToChange });
}
