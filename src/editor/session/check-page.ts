import type { BlockLookup } from '@/blocks/blocks-context';
import type { BlockDefinition, BlockEditor } from '@/blocks/definition';
import type { Field } from '@/forms/schema';
import { hasError } from '@/forms/validate';
import { typeOf } from '../document/flags';
import { readingOrder } from '../document/layout';
import type { PageDocument } from '../document/page-document';
import type { BlockKey, StoredBlock } from '../document/types';
import { errorsOfValues } from '@/tool/form/errors-of-values';
import type { BadInput } from '@/tool/widgets/bad-input';
import type { PageBadInputs } from './bad-inputs';
import type { FieldErrors } from './block-errors';
import { settingsOf, type BlockSettings } from './block-settings';

type Fields = Readonly<Record<string, Field>>;

/** A block with which something is wrong. */
export interface WrongBlock {
  key: BlockKey;
  type: string;
  fields: Fields;
  errors: FieldErrors;
}

/** The errors of what stands in controls and is no value, under the names of their fields. */
export function errorsOfInputs(fields: Fields, inputs: ReadonlyMap<string, BadInput>): FieldErrors {
  const nameIn = (id: string) =>
    Object.keys(fields)
      .filter((name) => `${id}-`.startsWith(`field-${name}-`))
      .toSorted((one, other) => other.length - one.length)[0];
  const found = [...inputs].flatMap(([id, { error }]) => {
    const name = nameIn(id);
    return name === undefined ? [] : [[name, error] as const];
  });
  return Object.fromEntries(found);
}

/** What is required and not stored, as in older content, is there where the block itself reads something for it. */
function presentValues({ own, values, data }: BlockSettings): Readonly<Record<string, unknown>> {
  const read = data as Readonly<Record<string, unknown>>;
  const names = Object.keys(own.fields);
  return Object.fromEntries(names.map((name) => [name, values[name] ?? read[name]]));
}

/** What is wrong with a block by its required fields, its own rules, and what stands in its form. */
function errorsOfBlock(settings: BlockSettings, editor: BlockEditor, inputs: ReadonlyMap<string, BadInput>) {
  const { own, fields, data } = settings;
  return {
    ...editor.validate?.(data),
    ...errorsOfValues(own.fields, presentValues(settings)),
    ...errorsOfInputs(fields, inputs),
  };
}

/** The blocks of a page with which something is wrong, in their order. What cannot be fetched to judge by keeps no save. */
export async function wrongBlocks(
  document: PageDocument,
  find: BlockLookup,
  badInputs: PageBadInputs,
): Promise<WrongBlock[]> {
  const editors = new Map<string, Promise<BlockEditor | undefined>>();
  const editorOf = (definition: BlockDefinition) => {
    const known = editors.get(definition.name);
    const fetched = known ?? Promise.resolve(definition.editor?.()).catch(() => undefined);
    editors.set(definition.name, fetched);
    return fetched;
  };
  const check = async (key: BlockKey, stored: StoredBlock): Promise<WrongBlock[]> => {
    const definition = find(typeOf(stored));
    const editor = definition && (await editorOf(definition));
    if (!editor) return [];
    const settings = settingsOf(definition, editor, stored);
    const errors = errorsOfBlock(settings, editor, badInputs.all(key));
    return hasError(errors) ? [{ key, type: definition.name, fields: settings.fields, errors }] : [];
  };
  const { blocks } = document.state;
  const found = [...readingOrder(document.state)].map((key) => check(key, blocks.get(key)?.data ?? {}));
  return (await Promise.all(found)).flat();
}
