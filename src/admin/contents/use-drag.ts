import type { PointerEvent } from 'react';
import type { FolderRow } from '@/api/folder-contents';
import { usePointerDrag } from '@/tool/drag/use-pointer-drag';
import { movedRows } from './moved-rows';

interface Dragged {
  row: FolderRow;
  from: number;
  /** Height of a row, and where on the page the pointer took hold of it. */
  height: number;
  start: number;
}

/**
 * Lets a row be dragged by its grip to another place among those that are shown: while it hangs there the rows stand as
 * they would, and where it is dropped is told.
 */
export function useDrag(rows: readonly FolderRow[], onDrop: (row: FolderRow, delta: number) => void) {
  const { dragged, over, grab } = usePointerDrag<Dragged, number>({
    placeAt: ({ from, height, start }, { y }) => {
      const steps = Math.round((y + window.scrollY - start) / height);
      return Math.max(0, Math.min(rows.length - 1, from + steps));
    },
    onDrop: ({ row, from }, to) => {
      if (to !== from) onDrop(row, to - from);
    },
  });
  return {
    dragged: dragged?.row.path,
    shown: dragged && over !== undefined ? movedRows(rows, dragged.from, over) : rows,
    grab: (event: PointerEvent<HTMLElement>, row: FolderRow) => {
      const element = event.currentTarget.closest('tr');
      const from = rows.findIndex(({ path }) => path === row.path);
      if (!element || from < 0) return;
      grab(event, { row, from, height: element.offsetHeight || 48, start: event.clientY + window.scrollY });
    },
  };
}
