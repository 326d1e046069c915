import { useEffect, type PointerEvent } from 'react';
import { usePointerDrag } from '@/tool/drag/use-pointer-drag';
import { moveBlocks } from '../../document/commands/move-blocks';
import { usePageDocument } from '../../document/hooks';
import { outermost } from '../../document/layout';
import type { BlockKey } from '../../document/types';
import { moveAndAnnounce } from '../announcements/announcer';
import { blockElement } from '../block-element';
import { landingAt, type Landing } from './landing';

/** Dragging a block, and the others that are selected with it; Escape leaves all where it is. */
export function useDrag(key: BlockKey) {
  const document = usePageDocument();
  const {
    dragged: keys,
    over: landing,
    at,
    grab,
  } = usePointerDrag<readonly BlockKey[], Landing>({
    placeAt: (moved, point) => landingAt(document.state, moved, point),
    onDrop: (moved, { target }) => {
      moveAndAnnounce(document, (state) => moveBlocks(state, moved, target));
    },
    // Other blocks stay selected, and no text is.
    keepsFocus: true,
  });

  useEffect(() => {
    if (!keys) return undefined;
    const elements = keys.flatMap((each) => blockElement(each) ?? []);
    for (const element of elements) element.dataset['dragged'] = '';
    return () => {
      for (const element of elements) delete element.dataset['dragged'];
    };
  }, [keys]);

  return {
    grab: (event: PointerEvent<HTMLElement>) => {
      const { blocks } = document.state.selection;
      grab(event, blocks.includes(key) ? blocks : [key]);
    },
    landing,
    /** What is dragged, and where the pointer is with it. */
    dragged: keys && at && { keys: outermost(document.state, keys), at },
  };
}
