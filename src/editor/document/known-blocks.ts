import type { KnownBlocks, KnownFields } from '@/api/types/known-blocks';
import type { BlockDefinition } from '@/blocks/definition';
import { emptySlot } from '@/blocks/empty/is-empty-slot';
import { frameShape } from '@/blocks/frame/data';
import { foreignStyles } from '@/blocks/frame/foreign-styles';
import { loadAllBlocks, foreignBlocks, knownBlocks } from '@/blocks/registry';
import type { Shape } from '@/lib/shape';
import { fieldsWithoutEffect } from './fields-without-effect';
import { flagsShape } from './flags';

type Fields = Readonly<Record<string, KnownFields>>;

/** What servers and editors add to stored objects, which says nothing that is not said elsewhere. */
const added = ['@id', '@type', 'block', 'id', 'image_field', 'image_scales', 'key', 'plaintext'];

/** The stored styles that have a look on every block; those of one block stand in its shape. */
const looks = Object.entries(foreignStyles).flat();

const all = (names: readonly string[]): Fields => Object.fromEntries(names.map((name) => [name, true]));

function knownOf({ entry, fields }: Shape<unknown>): KnownFields {
  if (entry !== undefined) return { entry: knownOf(entry) };
  if (fields === undefined) return true;
  return { fields: { ...all(added), ...fieldsOf(fields) } };
}

const fieldsOf = (shapes: Readonly<Record<string, Shape<unknown>>>): Fields =>
  Object.fromEntries(Object.entries(shapes).map(([name, shape]) => [name, knownOf(shape)]));

/** The same with one field more, which lies in objects: `table.sortable`. */
function withField(known: KnownFields, [name = '', ...inner]: readonly string[]): KnownFields {
  if (known === true) return true;
  if ('entry' in known) return { entry: withField(known.entry, [name, ...inner]) };
  const inside = known.fields[name] ?? { fields: {} };
  return { fields: { ...known.fields, [name]: inner.length === 0 ? true : withField(inside, inner) } };
}

function stylesOf({ styles }: Fields): KnownFields {
  const own = styles !== undefined && styles !== true && 'fields' in styles ? styles.fields : {};
  return { fields: { ...all(looks), ...own } };
}

/** The fields of a stored block that have an effect: those of its own shape, of its frame, and what templates say. */
function blockFields({ name, shape, variations }: Pick<BlockDefinition, 'name' | 'shape' | 'variations'>) {
  const own = fieldsOf(shape.fields ?? {});
  const fields: Fields = {
    ...all(added),
    ...fieldsOf(flagsShape.fields ?? {}),
    ...fieldsOf(frameShape.fields ?? {}),
    ...(variations && { variation: true }),
    ...own,
    styles: stylesOf(own),
  };
  return (fieldsWithoutEffect[name] ?? []).reduce<KnownFields>(
    (known, { field }) => withField(known, field.split('.')),
    { fields },
  );
}

/** What is stored of blocks and has an effect, as the shapes of all blocks say it. */
export const knownFieldsOf = (definitions: readonly BlockDefinition[]): KnownBlocks =>
  Object.fromEntries([
    ...definitions.map((definition) => [definition.name, blockFields(definition)] as const),
    [emptySlot, true],
  ]);

/**
 * Of all blocks there are, for the build to write down.
 * @public
 */
export async function allKnownFields(): Promise<KnownBlocks> {
  await loadAllBlocks();
  return knownFieldsOf([...knownBlocks(), ...foreignBlocks()]);
}
