import { bringAllBlocks, knownBlocks } from '@/blocks/registry';
import type { BlockCase } from './registry';

await bringAllBlocks();

/** The values of the field that chooses how a block is drawn; one that is no choice leaves the block as it is. */
async function variationsOf({ name, shape, editor }: ReturnType<typeof knownBlocks>[number]) {
  const schema = (await editor?.())?.schema;
  const { fields } = (typeof schema === 'function' ? schema(shape.read({ '@type': name })) : schema) ?? {};
  const field = (fields as { variation?: { choices?: readonly { value: string }[] } } | undefined)?.variation;
  return field?.choices?.map(({ value }) => value) ?? [undefined];
}

const found = knownBlocks().map(async (block): Promise<BlockCase[]> => {
  const { name, restricted: isRestricted = false } = block;
  return (await variationsOf(block)).map((variation) => ({ name, variation, isRestricted }));
});

export const cases: readonly BlockCase[] = (await Promise.all(found)).flat();
