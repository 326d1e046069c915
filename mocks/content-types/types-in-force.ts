import { AsyncLocalStorage } from 'node:async_hooks';
import type { EditedTypes } from './edited-type';

/** Where the types of the running call's site are kept: a process may serve several sites, as tests do. */
const source = new AsyncLocalStorage<() => EditedTypes | undefined>();

/** Key of the table `settings` under which changed types are kept. */
export const editedTypesKey = 'content-types';

interface Settings {
  setting<T>(key: string): T | undefined;
}

/** Runs work for a site, whose types are looked up afresh whenever they are needed. */
export function withTypesOf<T>(settings: Settings, work: () => T): T {
  return source.run(() => settings.setting<EditedTypes>(editedTypesKey), work);
}

/** Types of the running call's site that were made or changed at runtime. */
export const editedTypes = (): EditedTypes | undefined => source.getStore()?.();
