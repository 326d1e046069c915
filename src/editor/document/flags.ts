import type { Block } from '@/api/types/content';
import { countOf } from '@/lib/count';
import { readOnce } from '@/lib/read-once';
import { flag, record, text, type Read, type Shape } from '@/lib/shape';
import { placedIn } from './layout';
import type {
  BlockKey,
  BlockNode,
  ContainerKey,
  ContainerNode,
  ContainerRules,
  DocumentState,
  StoredBlock,
} from './types';

const names: Shape<readonly string[] | undefined> = {
  read: (stored) => (Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : undefined),
};
const limit: Shape<number | undefined> = { read: countOf };

/** A block's type, and what templates say of it. */
export const flagsShape = record({
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
const noLimits: Limits = { allowedBlocks: undefined, maxLength: Infinity, disableNewBlocks: false };

const rulesFor = (state: DocumentState, block: BlockNode | undefined): ContainerRules =>
  state.setup.rulesOf(block && typeOf(block.data)) ?? noRules;

/** What a template says of what lies in a block. */
function saidBy(block: BlockNode | undefined): Partial<Limits> {
  if (!block) return {};
  const { allowedBlocks, maxLength, maxItemsAllowed, disableNewBlocks } = flagsOf(block.data);
  const most = maxLength ?? maxItemsAllowed;
  return {
    ...(allowedBlocks && { allowedBlocks }),
    ...(most !== undefined && { maxLength: most }),
    ...(disableNewBlocks && { disableNewBlocks }),
  };
}

/** Whether what lies in a container are panels: the form in which accordions and tabs are stored has them under `data`. */
const holdsPanels = (state: DocumentState, container: ContainerNode, owner: BlockNode | undefined): boolean =>
  container.keptIn.within === 'data' || rulesFor(state, owner).panels !== undefined;

/**
 * What a container takes: as its block says, or the type of that. What a block of panels says is said of the blocks in the
 * panels; of the panels themselves only that no new ones come.
 */
export function limitsOf(state: DocumentState, key: ContainerKey): Limits {
  const container = state.containers.get(key);
  if (!container) return noLimits;
  const owner = state.blocks.get(container.owner ?? '');
  const { panels, allowedBlocks, maxLength } = rulesFor(state, owner);
  const rules: Partial<Limits> = { ...(allowedBlocks && { allowedBlocks }), ...(maxLength && { maxLength }) };
  const said = saidBy(owner);
  if (holdsPanels(state, container, owner)) {
    const { disableNewBlocks = false } = said;
    return {
      ...noLimits,
      ...rules,
      ...(panels !== undefined && { allowedBlocks: [panels] }),
      disableNewBlocks,
    };
  }
  const around = state.containers.get(owner?.parent ?? '');
  const holder = state.blocks.get(around?.owner ?? '');
  const isInPanel = around !== undefined && holdsPanels(state, around, holder);
  return { ...noLimits, ...rules, ...(isInPanel && saidBy(holder)), ...said };
}

/** The blocks of containers that keep their last one, and would have none without those given. */
export function lastOnes(state: DocumentState, gone: readonly BlockKey[]): BlockKey[] {
  const parents = new Set(gone.map((key) => state.blocks.get(key)?.parent ?? ''));
  return [...parents].flatMap((parent) => {
    const container = state.containers.get(parent);
    const owner = state.blocks.get(container?.owner ?? '');
    if (!container || !owner || !rulesFor(state, owner).keepsLast) return [];
    const present = placedIn(container);
    return present.every((key) => gone.includes(key)) ? present.slice(0, 1) : [];
  });
}

const isBlock = (data: StoredBlock): data is Block => typeof data['@type'] === 'string';

/** Stored data as a block with a type. The object itself is given where it can be, since what is read of it is kept. */
export const asBlock = (data: StoredBlock): Block => (isBlock(data) ? data : { ...data, '@type': '' });
