import { createContext, useContext, useSyncExternalStore } from 'react';
import type { FieldError } from '@/forms/schema';
import { createListeners } from '@/lib/listeners';
import type { BlockKey } from '../document/types';

export type FieldErrors = Readonly<Record<string, FieldError | undefined>>;

/** What is wrong with the blocks of a page since the last attempt to save it. */
export interface BlockErrors {
  all: () => ReadonlyMap<BlockKey, FieldErrors>;
  put: (errors: ReadonlyMap<BlockKey, FieldErrors>) => void;
  /** Somebody has changed a field: nothing is said of it until the next attempt. */
  clearError: (key: BlockKey, field: string) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Errors without that of one field; undefined where none is left. */
export function withoutError(errors: FieldErrors, name: string): FieldErrors | undefined {
  const others = Object.entries(errors).filter(([each, error]) => each !== name && error !== undefined);
  return others.length > 0 ? Object.fromEntries(others) : undefined;
}

export function createBlockErrors(): BlockErrors {
  const { subscribe, notify } = createListeners();
  let present: ReadonlyMap<BlockKey, FieldErrors> = new Map();
  const put = (errors: ReadonlyMap<BlockKey, FieldErrors>) => {
    if (present.size === 0 && errors.size === 0) return;
    present = errors;
    notify();
  };
  return {
    all: () => present,
    put,
    clearError: (key, field) => {
      const errors = present.get(key);
      if (errors?.[field] === undefined) return;
      const others = withoutError(errors, field);
      put(
        new Map(
          [...present].flatMap(([each, of]) =>
            each !== key ? [[each, of]] : others ? [[each, others]] : [],
          ),
        ),
      );
    },
    subscribe,
  };
}

export const BlockErrorsContext = createContext<BlockErrors>(createBlockErrors());

/** What is wrong with a block; who asks is drawn again only when that changes. */
export function useErrorsOfBlock(key: BlockKey): FieldErrors | undefined {
  const errors = useContext(BlockErrorsContext);
  return useSyncExternalStore(errors.subscribe, () => errors.all().get(key));
}

/** With how many blocks something is wrong. */
export function useWrongBlocks(): number {
  const errors = useContext(BlockErrorsContext);
  return useSyncExternalStore(errors.subscribe, () => errors.all().size);
}
