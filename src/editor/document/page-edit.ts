import type { Change } from './change';
import type { BlockKey, BlockNode, ContainerKey, ContainerNode, DocumentState, Selection } from './types';

/** Collects what a command changes; what it reads is the page with these changes made. */
export interface Edit {
  state: DocumentState;
  block: (key: BlockKey) => BlockNode | undefined;
  container: (key: ContainerKey) => ContainerNode | undefined;
  setBlock: (block: BlockNode) => void;
  setContainer: (container: ContainerNode) => void;
  dropBlock: (key: BlockKey) => void;
  dropContainer: (key: ContainerKey) => void;
  setField: (name: string, value: unknown) => void;
  select: (selection: Selection) => void;
  /** All of it; undefined where nothing was changed. */
  change: () => Change | undefined;
}

export function createEdit(state: DocumentState): Edit {
  const blocks = new Map<BlockKey, BlockNode | undefined>();
  const containers = new Map<ContainerKey, ContainerNode | undefined>();
  const fields = new Map<string, unknown>();
  let selection: Selection | undefined;

  const block = (key: BlockKey) => (blocks.has(key) ? blocks.get(key) : state.blocks.get(key));
  const container = (key: ContainerKey) =>
    containers.has(key) ? containers.get(key) : state.containers.get(key);

  return {
    state,
    block,
    container,
    setBlock: (node) => blocks.set(node.key, node),
    setContainer: (node) => containers.set(node.key, node),
    dropBlock: (key) => blocks.set(key, undefined),
    dropContainer: (key) => containers.set(key, undefined),
    setField: (name, value) => fields.set(name, value),
    select: (chosen) => {
      selection = chosen;
    },
    change: () => {
      if (blocks.size + containers.size + fields.size === 0 && selection === undefined) return undefined;
      return { blocks, containers, fields, selection: existing(selection ?? state.selection) };
    },
  };

  function existing(chosen: Selection): Selection {
    if (chosen.blocks.every((key) => block(key))) return chosen;
    return { blocks: chosen.blocks.filter((key) => block(key)) };
  }
}
