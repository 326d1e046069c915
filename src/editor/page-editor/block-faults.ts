import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Fault } from '@/forms/schema';
import type { BlockKey } from '../document/types';

export type FieldFaults = Readonly<Record<string, Fault | undefined>>;

/** What is wrong with the blocks of a page since the last attempt to save it. */
export interface BlockFaults {
  all: () => ReadonlyMap<BlockKey, FieldFaults>;
  put: (faults: ReadonlyMap<BlockKey, FieldFaults>) => void;
  /** Somebody has changed a field: nothing is said of it until the next attempt. */
  mend: (key: BlockKey, field: string) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Faults without that of one field; undefined where none is left. */
export function withoutFault(faults: FieldFaults, name: string): FieldFaults | undefined {
  const others = Object.entries(faults).filter(([each, fault]) => each !== name && fault !== undefined);
  return others.length > 0 ? Object.fromEntries(others) : undefined;
}

export function createBlockFaults(): BlockFaults {
  const listeners = new Set<() => void>();
  let present: ReadonlyMap<BlockKey, FieldFaults> = new Map();
  const put = (faults: ReadonlyMap<BlockKey, FieldFaults>) => {
    if (present.size === 0 && faults.size === 0) return;
    present = faults;
    for (const listener of listeners) listener();
  };
  return {
    all: () => present,
    put,
    mend: (key, field) => {
      const faults = present.get(key);
      if (faults?.[field] === undefined) return;
      const others = withoutFault(faults, field);
      put(
        new Map(
          [...present].flatMap(([each, of]) =>
            each !== key ? [[each, of]] : others ? [[each, others]] : [],
          ),
        ),
      );
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const BlockFaultsContext = createContext<BlockFaults>(createBlockFaults());

/** What is wrong with a block; who asks is drawn again only when that changes. */
export function useFaultsOfBlock(key: BlockKey): FieldFaults | undefined {
  const faults = useContext(BlockFaultsContext);
  return useSyncExternalStore(faults.subscribe, () => faults.all().get(key));
}

/** With how many blocks something is wrong. */
export function useWrongBlocks(): number {
  const faults = useContext(BlockFaultsContext);
  return useSyncExternalStore(faults.subscribe, () => faults.all().size);
}
