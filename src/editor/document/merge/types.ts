export type Side = 'mine' | 'theirs';
export type Stored = Readonly<Record<string, unknown>>;
/** Fields of the block, or of the page, that a clash is about, as they were written by hand. */
export interface Written {
  fields: Stored;
}
/** What is done about a clash: one side is taken, or, of a block, both, one below the other, or what was made of both. */
export type Choice = Side | 'both' | Written;

/** The same thing as it was before, as one has it oneself, and as somebody else has saved it meanwhile. */
export interface Three<Value> {
  base: Value;
  mine: Value;
  theirs: Value;
}

/** Says that both sides changed the same thing, and which of them is taken. */
export type Ask = () => Side;

/** What both sides changed, each in its own way; a side that is undefined has deleted it. */
export interface Clash {
  id: string;
  /** The name of a field of the page. */
  field?: string;
  /** A block by its stored id, with the ids of the blocks round it, the outermost first. */
  block?: { id: string; path: readonly string[] };
  /**
   * What of the block it is about, where that is not the block itself. `place`: the values are the stored blocks in which
   * it lies, null for the page. `order`: they are lists of stored blocks, which lie in the block, or in the field.
   */
  part?: 'place' | 'order';
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

export interface MergeOptions {
  /** The fields that the form edits. Blocks are merged beside them; all else is what the server says. */
  fields?: ReadonlySet<string>;
}

export interface Merged {
  /** With what only one side changed, and with mine where both changed the same thing. */
  content: Record<string, unknown>;
  clashes: readonly Clash[];
  /** Of what it was merged. */
  sources: Three<Stored> & MergeOptions;
}
