import type { BlockKey, BlockNode, ContainerKey, ContainerNode, DocumentState, Selection } from './types';

/** What a command replaces, and nothing else of the page; undefined takes away. */
export interface Change {
  blocks: ReadonlyMap<BlockKey, BlockNode | undefined>;
  containers: ReadonlyMap<ContainerKey, ContainerNode | undefined>;
  fields: ReadonlyMap<string, unknown>;
  selection: Selection;
}

/** The page as its store holds it: the one place that changes it is `applyChange`. */
export interface HeldState extends DocumentState {
  fields: Map<string, unknown>;
  blocks: Map<BlockKey, BlockNode>;
  containers: Map<ContainerKey, ContainerNode>;
  selection: Selection;
}

/** Whether a change is more than another selection. */
export const changesContent = ({ blocks, containers, fields }: Change): boolean =>
  blocks.size + containers.size + fields.size > 0;

function replace<Value>(
  held: Map<string, Value>,
  change: ReadonlyMap<string, Value | undefined>,
): Map<string, Value | undefined> {
  const former = new Map<string, Value | undefined>();
  for (const [key, value] of change) {
    former.set(key, held.get(key));
    if (value === undefined) held.delete(key);
    else held.set(key, value);
  }
  return former;
}

/** Makes a change, at the cost of what it replaces, and gives the one that takes it back. */
export function applyChange(state: HeldState, change: Change): Change {
  const inverse: Change = {
    blocks: replace(state.blocks, change.blocks),
    containers: replace(state.containers, change.containers),
    fields: replace(state.fields, change.fields),
    selection: state.selection,
  };
  state.selection = change.selection;
  return inverse;
}

/** Two changes as one, made in this order. */
export function joinChanges(first: Change, then: Change): Change {
  return {
    blocks: new Map([...first.blocks, ...then.blocks]),
    containers: new Map([...first.containers, ...then.containers]),
    fields: new Map([...first.fields, ...then.fields]),
    selection: then.selection,
  };
}

/** A change in which blocks and fields are stored otherwise; what is not stays the very object it is. */
export function rewriteChange(change: Change, rewritten: <Stored>(stored: Stored) => Stored): Change {
  const blocks = [...change.blocks].map(([key, block]) => {
    if (!block) return [key, block] as const;
    const data = rewritten(block.data);
    return [key, data === block.data ? block : { ...block, data }] as const;
  });
  const fields = [...change.fields].map(([name, value]) => [name, rewritten(value)] as const);
  return { ...change, blocks: new Map(blocks), fields: new Map(fields) };
}
