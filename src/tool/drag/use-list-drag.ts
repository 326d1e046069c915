import { useId } from 'react';
import './style.css';
import { markedAt, usePointerDrag } from './use-pointer-drag';

/** Lets the entries of a list be dragged to other places of it: each has `place` of its number, and its grip `grab`. */
export function useListDrag(onMove: (from: number, to: number) => void) {
  const list = useId();
  const { dragged, over, grab } = usePointerDrag<number, number>({
    placeAt: (from, point) => {
      const [of, to] = markedAt(point, 'data-drag-place')?.split(' ') ?? [];
      return of === list && Number(to) !== from ? Number(to) : undefined;
    },
    onDrop: onMove,
  });
  return {
    dragged,
    over,
    grab,
    /** What marks an entry as a place of this list, and shows what would come of the drag. */
    placeOf: (index: number) => ({
      'data-drag-place': `${list} ${index}`,
      'data-drag-over':
        dragged === undefined || over !== index ? undefined : index < dragged ? 'before' : 'after',
      'data-dragged': dragged === index ? '' : undefined,
    }),
  };
}
