import type { Block, BlockDefinition } from './definition';

const known = new WeakMap<Block, { definition: BlockDefinition; data: object }>();

/** What a definition reads of a stored block; read once, for the view and for the page's outline. */
export function dataOf(definition: BlockDefinition, block: Block): object {
  const before = known.get(block);
  if (before?.definition === definition) return before.data;
  const data = definition.shape.read(block);
  known.set(block, { definition, data });
  return data;
}
