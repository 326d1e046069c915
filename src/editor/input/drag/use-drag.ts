import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { moveBlocks } from '../../document/commands/move-blocks';
import { usePageDocument } from '../../document/hooks';
import { outermost } from '../../document/layout';
import type { BlockKey } from '../../document/types';
import { moveAndAnnounce } from '../announcements/announcer';
import { blockElement } from '../block-element';
import { landingAt, type Landing } from './landing';
import { scrollAtEdges } from './scroll-at-edges';

/** So far a pointer moves in a click. */
const slack = 4;

interface Point {
  x: number;
  y: number;
}

interface Drag {
  keys: readonly BlockKey[];
  from: Point;
  landing: Landing | undefined;
  isMoving: boolean;
}

/** Dragging a block, and the others that are selected with it; Escape leaves all where it is. */
export function useDrag(key: BlockKey) {
  const document = usePageDocument();
  const drag = useRef<Drag | null>(null);
  const [landing, setLanding] = useState<Landing>();
  /** What is dragged, and where the pointer is with it. */
  const [dragged, setDragged] = useState<{ keys: readonly BlockKey[]; at: Point }>();
  const isDragging = dragged !== undefined;

  const end = () => {
    drag.current = null;
    setLanding(undefined);
    setDragged(undefined);
  };

  useEffect(() => {
    if (!isDragging) return undefined;
    const elements = (drag.current?.keys ?? []).flatMap((each) => blockElement(each) ?? []);
    for (const element of elements) element.dataset['dragged'] = '';
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      end();
    };
    window.addEventListener('keydown', cancel, true);
    return () => {
      window.removeEventListener('keydown', cancel, true);
      for (const element of elements) delete element.dataset['dragged'];
    };
  }, [isDragging]);

  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      // Other blocks stay selected, and no text is.
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      const { blocks } = document.state.selection;
      const keys = blocks.includes(key) ? blocks : [key];
      drag.current = {
        keys,
        from: { x: event.clientX, y: event.clientY },
        landing: undefined,
        isMoving: false,
      };
    },
    onPointerMove: ({ clientX: x, clientY: y }: PointerEvent) => {
      const present = drag.current;
      if (!present) return;
      const distance = Math.hypot(x - present.from.x, y - present.from.y);
      if (!present.isMoving && distance < slack) return;
      present.isMoving = true;
      present.landing = landingAt(document.state, present.keys, { x, y });
      setDragged({ keys: outermost(document.state, present.keys), at: { x, y } });
      setLanding(present.landing);
      scrollAtEdges(y);
    },
    onPointerUp: () => {
      const present = drag.current;
      end();
      if (!present?.landing) return;
      const {
        keys,
        landing: { target },
      } = present;
      moveAndAnnounce(document, (state) => moveBlocks(state, keys, target));
    },
    onPointerCancel: end,
  };
  return { handlers, landing, dragged };
}
