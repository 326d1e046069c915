import { isRecord } from '@/lib/text';
import type { BlockLookup } from '../blocks-context';
import { outlineOf, type Outline } from './outline';

/**
 * The page that blocks stand on, as far as they need it: for visitors it never changes, in the editor it is the document.
 * What is read from it stays the same value until it changes, so that only those who read it are drawn again.
 */
export interface PageStore {
  /** Calls back whenever anything changes; gives the way to end that. */
  subscribe: (onChange: () => void) => () => void;
  /** A field of the page, as stored. */
  field: (name: string) => unknown;
  outline: () => Outline;
}

const neverChanges = () => () => undefined;

/** A page as it was fetched. */
export function createStaticPage(content: unknown, find: BlockLookup): PageStore {
  const fields = isRecord(content) ? content : {};
  let outline: Outline | undefined;
  return {
    subscribe: neverChanges,
    field: (name) => (Object.hasOwn(fields, name) ? fields[name] : undefined),
    outline: () => (outline ??= outlineOf(fields, find)),
  };
}
