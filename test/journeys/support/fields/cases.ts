import type { Field } from '@/forms/schema';
import { loadAllBlocks, knownBlocks } from '@/blocks/registry';
import { blockForm } from '@/tool/form/block-form';
import type { BlockCase } from './registry';

await loadAllBlocks();

type Variation = Extract<Field, { widget: 'choice' }>;

/** What the field that chooses how a block is drawn can be set to; undefined where it is left as it is. */
async function variationsOf({ name, shape, editor }: ReturnType<typeof knownBlocks>[number]) {
  const schema = (await editor?.())?.schema;
  const { fields, fieldsets } = blockForm(
    schema ?? { fields: {}, fieldsets: [] },
    shape.read({ '@type': name }),
  );
  const isShown = fieldsets.some((set) => set.fields.includes('variation'));
  if (!isShown) return [undefined];
  const { choices, isRequired } = fields['variation'] as Variation;
  return [...(isRequired ? [] : [undefined]), ...choices.map(({ value }) => value)];
}

const found = knownBlocks().map(async (block): Promise<BlockCase[]> => {
  const { name, restricted: isRestricted = false } = block;
  return (await variationsOf(block)).map((variation) => ({ name, variation, isRestricted }));
});

export const cases: readonly BlockCase[] = (await Promise.all(found)).flat();
