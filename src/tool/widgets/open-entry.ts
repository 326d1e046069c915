import { createListeners } from '@/lib/listeners';
import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';

/** The entry that stands open in a list of objects, so that the page can show the very same. */
interface OpenEntry {
  /** Id of the list's control. */
  id: string;
  index: number;
}

export interface OpenEntries {
  get: () => OpenEntry | undefined;
  set: (entry: OpenEntry | undefined) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createOpenEntries(): OpenEntries {
  let open: OpenEntry | undefined;
  const { subscribe, notify } = createListeners();
  return {
    get: () => open,
    set: (entry) => {
      open = entry;
      notify();
    },
    subscribe,
  };
}

export const OpenEntriesContext = createContext<OpenEntries>(createOpenEntries());

/** Tells which entry of a list is open, as long as the list is there. */
export function useReportOpen(id: string, index: number): void {
  const entries = useContext(OpenEntriesContext);
  useEffect(() => {
    if (index < 0) return undefined;
    entries.set({ id, index });
    return () => {
      if (entries.get()?.id === id) entries.set(undefined);
    };
  }, [entries, id, index]);
}

/** Place of the entry that is open in the form's list of that name; undefined when none is. */
export function useOpenEntry(field: string): number | undefined {
  const entries = useContext(OpenEntriesContext);
  const open = useSyncExternalStore(entries.subscribe, entries.get);
  return open?.id === `field-${field}` ? open.index : undefined;
}
