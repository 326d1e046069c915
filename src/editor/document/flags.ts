import { countOf } from '@/lib/count';
import { readOnce } from '@/lib/read-once';
import { flag, record, text, type Read, type Shape } from '@/lib/shape';
import { ownersOf } from './layout';
import type { BlockKey, ContainerKey, ContainerRules, DocumentState, StoredBlock } from './types';

const names: Shape<readonly string[] | undefined> = {
  read: (stored) => (Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : undefined),
};
const limit: Shape<number | undefined> = { read: countOf };

/** A block's type, and what templates say of it. */
const flagsShape = record({
  '@type': text(),
  fixed: flag(),
  required: flag(),
  readOnly: flag(),
  readOnlySettings: flag(),
  readOnlyTitles: flag(),
  disableNewBlocks: flag(),
  disableInnerButtons: flag(),
  placeholder: text(),
  instructions: text(),
  allowedBlocks: names,
  maxLength: limit,
  maxItemsAllowed: limit,
});
export type Flags = Read<typeof flagsShape>;

export const flagsOf = (block: StoredBlock): Flags => readOnce(flagsShape, block);
export const typeOf = (block: StoredBlock): string => flagsOf(block)['@type'];

/** What may be put into a container. */
export interface Limits {
  allowedBlocks: readonly string[] | undefined;
  maxLength: number;
  disableNewBlocks: boolean;
}

const noRules: ContainerRules = {};

/** What a block says of what lies in it, and, where it is a panel, what the block round it says of its panels. */
export function limitsOf(state: DocumentState, key: ContainerKey): Limits {
  const owner = state.containers.get(key)?.owner;
  const block = owner === undefined ? undefined : state.blocks.get(owner);
  const ownRules = state.setup.rulesOf(block && typeOf(block.data)) ?? noRules;
  const flags = block && flagsOf(block.data);
  if (ownRules.panels !== undefined)
    return {
      allowedBlocks: [ownRules.panels],
      maxLength: ownRules.maxLength ?? Infinity,
      disableNewBlocks: flags?.disableNewBlocks === true,
    };
  const holder = owner === undefined ? undefined : panelHolder(state, owner);
  const holderFlags = holder && flagsOf(holder.data);
  return {
    allowedBlocks: flags?.allowedBlocks ?? holderFlags?.allowedBlocks ?? ownRules.allowedBlocks,
    maxLength: flags?.maxLength ?? flags?.maxItemsAllowed ?? ownRules.maxLength ?? Infinity,
    disableNewBlocks: flags?.disableNewBlocks === true || holderFlags?.disableNewBlocks === true,
  };
}

function panelHolder(state: DocumentState, panel: BlockKey): { data: StoredBlock } | undefined {
  const [owner] = ownersOf(state, panel);
  const holder = owner === undefined ? undefined : state.blocks.get(owner);
  return holder && state.setup.rulesOf(typeOf(holder.data))?.panels !== undefined ? holder : undefined;
}
