import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { scrollAtEdges } from './scroll-at-edges';

/** So far a pointer moves in a click. */
const slack = 4;

interface Point {
  x: number;
  y: number;
}

interface PointerDragParts<Item, Place> {
  /** The place under the pointer that takes what is dragged. */
  placeAt: (item: Item, point: Point) => Place | undefined;
  onDrop: (item: Item, place: Place) => void;
  /** The focus stays where it is: by default the grip gets it, whose keys then go on. */
  keepsFocus?: boolean;
}

interface PointerDrag<Item, Place> {
  /** What is dragged, and the place that would take it. */
  dragged: Item | undefined;
  over: Place | undefined;
  /** Where the pointer is with it. */
  at: Point | undefined;
  /** Takes hold of something by its grip, whose style has to keep touches from scrolling. */
  grab: (event: PointerEvent<HTMLElement>, item: Item) => void;
}

/**
 * Lets something be dragged by its grip with mouse, pen or finger. At the edges what lies round it scrolls, Escape
 * leaves all as it is, and a mere click drags nothing.
 */
export function usePointerDrag<Item, Place>(parts: PointerDragParts<Item, Place>): PointerDrag<Item, Place> {
  const [drag, setDrag] = useState<{ item: Item; place: Place | undefined; at: Point }>();
  const given = useRef(parts);
  useEffect(() => {
    given.current = parts;
  });
  const stop = useRef<() => void>();
  useEffect(() => () => stop.current?.(), []);

  const grab = (event: PointerEvent<HTMLElement>, item: Item) => {
    if (event.button !== 0 || !event.isPrimary) return;
    event.preventDefault();
    const grip = event.currentTarget;
    grip.setPointerCapture(event.pointerId);
    if (!given.current.keepsFocus) grip.focus({ preventScroll: true });
    const from = { x: event.clientX, y: event.clientY };
    let at = from;
    let frame = 0;
    let isMoving = false;
    let place: Place | undefined;
    const look = () => {
      place = given.current.placeAt(item, at);
      setDrag({ item, place, at });
    };
    const scroll = () => {
      if (scrollAtEdges(grip, at.y)) look();
      frame = requestAnimationFrame(scroll);
    };
    const listening = new AbortController();
    const { signal } = listening;
    const end = (isDropped: boolean) => {
      listening.abort();
      cancelAnimationFrame(frame);
      stop.current = undefined;
      setDrag(undefined);
      if (isDropped && isMoving && place !== undefined) given.current.onDrop(item, place);
    };
    stop.current = () => end(false);
    window.addEventListener(
      'pointermove',
      ({ clientX: x, clientY: y }) => {
        at = { x, y };
        if (!isMoving && Math.hypot(x - from.x, y - from.y) < slack) return;
        if (!isMoving) scroll();
        isMoving = true;
        look();
      },
      { signal },
    );
    window.addEventListener('pointerup', () => end(true), { signal });
    window.addEventListener('pointercancel', () => end(false), { signal });
    window.addEventListener(
      'keydown',
      (pressed) => {
        if (pressed.key !== 'Escape') return;
        // Of what lies round it nothing is closed.
        pressed.preventDefault();
        pressed.stopPropagation();
        end(false);
      },
      { signal, capture: true },
    );
  };
  return { dragged: drag?.item, over: drag?.place, at: drag?.at, grab };
}

/** What is marked by an attribute, under a point or round what lies there. */
export const markedAt = ({ x, y }: Point, attribute: string): string | undefined =>
  document.elementFromPoint(x, y)?.closest(`[${attribute}]`)?.getAttribute(attribute) ?? undefined;
