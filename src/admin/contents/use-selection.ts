import { useCallback, useRef, useState, useEffect } from 'react';
import type { FolderRow } from '@/api/folder-contents';

type Selected = ReadonlyMap<string, FolderRow>;

const none: Selected = new Map();
const byPath = (rows: readonly FolderRow[]): Selected => new Map(rows.map((row) => [row.path, row]));

/** Which items of a folder are chosen, also those on other pages. With Shift all between two are. */
export function useSelection(rows: readonly FolderRow[]) {
  const [selected, setSelected] = useState(none);
  const shown = useRef(rows);
  const last = useRef<string>();
  useEffect(() => {
    shown.current = rows;
    // What is shown anew is chosen as it is now.
    setSelected((before) => {
      const present = byPath(rows);
      const isSame = ([path, row]: [string, FolderRow]) => (present.get(path) ?? row) === row;
      if ([...before].every(isSame)) return before;
      return new Map([...before].map(([path, row]) => [path, present.get(path) ?? row]));
    });
  }, [rows]);

  const toggle = useCallback((row: FolderRow, isRange: boolean) => {
    const all = shown.current;
    const at = all.findIndex(({ path }) => path === row.path);
    const from = isRange ? all.findIndex(({ path }) => path === last.current) : at;
    const between = from < 0 ? [row] : all.slice(Math.min(from, at), Math.max(from, at) + 1);
    last.current = row.path;
    setSelected((before) => {
      const next = new Map(before);
      const isOn = !before.has(row.path);
      for (const each of between) {
        if (isOn) next.set(each.path, each);
        else next.delete(each.path);
      }
      return next;
    });
  }, []);
  const choose = (which: 'all' | 'none' | 'invert') =>
    setSelected((before) => {
      if (which === 'none') return none;
      const present = byPath(rows);
      if (which === 'all') return new Map([...before, ...present]);
      const others = [...before].filter(([path]) => !present.has(path));
      return new Map([...others, ...byPath(rows.filter(({ path }) => !before.has(path)))]);
    });
  // Only a change of what is chosen or shown draws the table anew.
  const toggleAll = useCallback(
    () =>
      setSelected((before) =>
        rows.every(({ path }) => before.has(path)) ? none : new Map([...before, ...byPath(rows)]),
      ),
    [rows],
  );
  return {
    selected,
    toggle,
    toggleAll,
    choose,
    take: (all: readonly FolderRow[]) => setSelected(byPath(all)),
    clear: () => setSelected(none),
  };
}
