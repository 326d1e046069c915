import { useRef, useState, type PointerEvent } from 'react';
import type { FolderRow } from '@/api/folder-contents';
import { movedRows } from './moved-rows';

interface Drag {
  path: string;
  from: number;
  to: number;
}

/**
 * Lets a row be dragged by its grip to another place among those that are shown: while it hangs there the rows stand as
 * they would, and where it is dropped is told.
 */
export function useDrag(rows: readonly FolderRow[], onDrop: (row: FolderRow, delta: number) => void) {
  const [drag, setDrag] = useState<Drag>();
  const latest = useRef<Drag>();

  const grab = (event: PointerEvent<HTMLElement>, row: FolderRow) => {
    if (event.button !== 0) return;
    const grip = event.currentTarget;
    const element = grip.closest('tr');
    const from = rows.findIndex(({ path }) => path === row.path);
    if (!element || from < 0) return;
    event.preventDefault();
    grip.focus();
    const height = element.offsetHeight || 48;
    const start = event.clientY + window.scrollY;
    const { pointerId } = event;
    grip.setPointerCapture(pointerId);
    const put = (next: Drag | undefined) => {
      latest.current = next;
      setDrag(next);
    };
    put({ path: row.path, from, to: from });
    const move = (moved: globalThis.PointerEvent) => {
      const steps = Math.round((moved.clientY + window.scrollY - start) / height);
      const to = Math.max(0, Math.min(rows.length - 1, from + steps));
      if (latest.current && latest.current.to !== to) put({ path: row.path, from, to });
      // Near an edge the page goes along.
      if (moved.clientY < 60) window.scrollBy(0, -12);
      else if (moved.clientY > window.innerHeight - 60) window.scrollBy(0, 12);
    };
    const listening = new AbortController();
    const end = (isDropped: boolean) => {
      listening.abort();
      const last = latest.current;
      put(undefined);
      if (isDropped && last && last.to !== last.from) onDrop(row, last.to - last.from);
    };
    const { signal } = listening;
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', () => end(true), { signal });
    window.addEventListener('pointercancel', () => end(false), { signal });
    window.addEventListener(
      'keydown',
      (pressed) => {
        if (pressed.key === 'Escape') end(false);
      },
      { signal },
    );
  };

  return {
    dragged: drag?.path,
    shown: drag ? movedRows(rows, drag.from, drag.to) : rows,
    grab,
  };
}
