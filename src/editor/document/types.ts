import type { KeptIn } from '@/lib/block-containers';
import type { Caret } from './selection';

/** Names a block of the page being edited: its stored id, or one made of it where another block of the page has that id. */
export type BlockKey = string;
/** Names a list of blocks: the page's own, and each that a block holds. */
export type ContainerKey = string;

/** A block as it is stored; what it holds may be anything. */
export type StoredBlock = Readonly<Record<string, unknown>>;

export interface BlockNode {
  key: BlockKey;
  /** The id that it is stored under in its container; another container may have the same. */
  id: string;
  parent: ContainerKey;
  /** What is stored of it, without the blocks inside it. */
  data: StoredBlock;
  containers: readonly ContainerKey[];
}

/** An entry of a stored layout that names no block: nothing is stored under it, or it occurred before. */
export interface Gap {
  stored: unknown;
}

export interface ContainerNode {
  key: ContainerKey;
  /** The block that holds it; the page's own has none. */
  owner: BlockKey | undefined;
  keptIn: KeptIn;
  items: readonly (BlockKey | Gap)[];
  /** Stored, yet not laid out. */
  orphans: Readonly<Record<string, unknown>>;
  /** What the layout holds beside its items. */
  rest: Readonly<Record<string, unknown>>;
}

export interface Selection {
  blocks: readonly BlockKey[];
  /** Where a selection of several began. */
  anchor?: BlockKey | undefined;
  /** Where in the text of the block, or over the texts of several; left out where blocks are meant as wholes. */
  caret?: Caret | undefined;
}

/** What a type of block says of the blocks inside it; what is stored on the block goes before. */
export interface ContainerRules {
  allowedBlocks?: readonly string[];
  maxLength?: number;
  /** It holds panels of this type alone: what is stored on it about blocks is said of those in the panels. */
  panels?: string;
  /** The last block in it can be neither removed nor moved away. */
  keepsLast?: true;
}

export interface Setup {
  /** The rules of a `@type`; of the page itself for undefined. */
  rulesOf: (type: string | undefined) => ContainerRules | undefined;
  /** Whether a page has one block of a `@type` and takes no second. */
  isSingle: (type: string) => boolean;
  /** What an emptied page is given, so that there is a place to type. */
  initialBlock: () => StoredBlock;
  newId: () => string;
}

/** The page being edited. Its nodes are never changed, only replaced. */
export interface DocumentState {
  setup: Setup;
  fields: ReadonlyMap<string, unknown>;
  blocks: ReadonlyMap<BlockKey, BlockNode>;
  containers: ReadonlyMap<ContainerKey, ContainerNode>;
  /** The page's own containers; the first is the one that pages show. */
  roots: readonly ContainerKey[];
  selection: Selection;
}
