import { isRecord } from '~mocks/lib/is-record';
type Json = Readonly<Record<string, unknown>>;

/** The blocks in a block, with their layout: those in its `data` where there are some, else its own, as Plone walks them. */
export function nestedBlocks({ data, blocks, blocks_layout: layout }: Json): {
  blocks: unknown;
  layout: unknown;
} {
  if (isRecord(data) && isRecord(data.blocks)) return { blocks: data.blocks, layout: data.blocks_layout };
  return { blocks, layout };
}
