import { deepEqual } from '@/lib/deep-equal';
import type { Change } from '../change';
import { loadContent } from '../load-content';
import type { DocumentState } from '../types';

/** What another state of things replaces of the present one; what is the same stays the very object it is. */
function replaced<Value>(
  present: ReadonlyMap<string, Value>,
  next: ReadonlyMap<string, Value>,
): Map<string, Value | undefined> {
  const gone = [...present.keys()].filter((key) => !next.has(key)).map((key) => [key, undefined] as const);
  const changed = [...next].filter(([key, value]) => !deepEqual(present.get(key), value));
  return new Map<string, Value | undefined>([...gone, ...changed]);
}

/**
 * Makes the page hold other content, such as that of a draft or of what somebody else has saved. What is the same in both
 * stays as it is, with all that is drawn of it. Lists of blocks of which the page has none are left out.
 */
export function takeContent(
  state: DocumentState,
  content: Readonly<Record<string, unknown>>,
): Change | undefined {
  const next = loadContent(content, state.setup);
  const change = {
    blocks: replaced(state.blocks, next.blocks),
    containers: replaced(state.containers, next.containers),
    fields: replaced(state.fields, next.fields),
  };
  if (change.blocks.size + change.containers.size + change.fields.size === 0) return undefined;
  const { selection } = state;
  const isKept = selection.blocks.every((key) => next.blocks.has(key));
  return { ...change, selection: isKept ? selection : { blocks: [] } };
}
