import { layoutField } from '@/lib/block-containers';
import { deepEqual, ownOf } from '@/lib/deep-equal';
import type { DocumentState } from './types';
import { writeContainer, type NodeSource } from './write-block';

export const sourceOf = ({ blocks, containers }: DocumentState): NodeSource => ({
  block: (key) => blocks.get(key),
  container: (key) => containers.get(key),
});

/** The content item as it is stored. */
export function toContent(state: DocumentState): Record<string, unknown> {
  const source = sourceOf(state);
  const pairs = state.roots.flatMap((key) => {
    const container = state.containers.get(key);
    return container ? Object.entries(writeContainer(source, container)) : [];
  });
  return Object.fromEntries([...state.fields, ...pairs]);
}

/**
 * What a save sends: the fields whose value is another than it was, null for those that are gone. Blocks and their layout
 * are told together, since a server reads each with the other.
 */
export function changedFields(
  state: DocumentState,
  original: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const content = toContent(state);
  const changed = new Set(
    [...new Set([...Object.keys(content), ...Object.keys(original)])].filter(
      (name) => !deepEqual(ownOf(content, name), ownOf(original, name)),
    ),
  );
  for (const key of state.roots) {
    const field = state.containers.get(key)?.keptIn.field;
    if (field === undefined) continue;
    const pair = [field, layoutField(field)];
    if (pair.some((name) => changed.has(name))) for (const name of pair) changed.add(name);
  }
  return Object.fromEntries([...changed].map((name) => [name, ownOf(content, name) ?? null]));
}
