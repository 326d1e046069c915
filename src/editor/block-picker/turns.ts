import type { Contents, TurnedBlock, TurnedForm } from '@/blocks/turning';
import type { Words } from '@/forms/schema';
import { deepEqual, ownOf } from '@/lib/deep-equal';
import { readOnce } from '@/lib/read-once';
import { blockForm } from '@/tool/form/block-form';
import { hasFormats } from '../block-forms/turned-text';
import { storedBlocks } from '../document/commands/duplicate-blocks';
import { canTurn } from '../document/commands/turn-blocks';
import { typeOf } from '../document/flags';
import { outermost } from '../document/layout';
import type { BlockKey, DocumentState, StoredBlock } from '../document/types';
import type { EditedDefinition } from './edited-definitions';

/** What some blocks can become. */
export interface Turn {
  /** Of the block that it makes. */
  type: string;
  form: TurnedForm;
  blocks: readonly StoredBlock[];
  /** The names of what is left behind; `formats` for those of the words. */
  lost: readonly (Words | 'formats')[];
}

type Find = (type: string) => EditedDefinition | undefined;

function contentsOf(found: EditedDefinition | undefined, stored: StoredBlock): Partial<Contents> {
  const gives = found?.editor.turning?.gives ?? {};
  const data = found ? readOnce(found.definition.shape, stored) : {};
  const contents = Object.entries(gives).map(([name, { of }]) => [name, of(data)] as const);
  return Object.fromEntries(contents.filter(([, value]) => value !== undefined));
}

const isVoid = (value: unknown): boolean =>
  value === undefined || value === '' || value === false || (Array.isArray(value) && value.length === 0);

/** The fields of a block's own form that say something, and that no content which goes along is stored in. */
function lostOf(
  found: EditedDefinition | undefined,
  { stored, contents }: TurnedBlock,
  form: TurnedForm,
): Words[] {
  const isWhole = form.takes !== undefined || (form.isHolder && contents.title === undefined);
  if (!found || isWhole) return [];
  const { definition, editor } = found;
  const data = readOnce(definition.shape, stored) as Readonly<Record<string, unknown>>;
  const blank = definition.shape.read({ ...editor.defaults?.() }) as Readonly<Record<string, unknown>>;
  const gives = Object.entries(editor.turning?.gives ?? {});
  const going = gives.filter(([name]) => form.needs === name || form.keeps?.includes(name as keyof Contents));
  const kept = new Set<string>(going.flatMap(([, { fields }]) => [...fields]));
  return Object.entries(blockForm(editor.schema, data).fields).flatMap(([name, { title }]) => {
    const value = ownOf(data, name);
    const isUsual = isVoid(value) || deepEqual(value, ownOf(blank, name));
    return kept.has(name) || isUsual ? [] : [title];
  });
}

const fits = ({ needs, takes, atLeast = 1 }: TurnedForm, blocks: readonly TurnedBlock[]): boolean =>
  blocks.length >= atLeast &&
  blocks.every(
    ({ type, contents }) =>
      (takes === undefined || takes.includes(type)) && (needs === undefined || contents[needs] !== undefined),
  );

/** Everything that blocks of one container can become; what is the same already is none of it. */
export function turnsOf(
  state: DocumentState,
  keys: readonly BlockKey[],
  forms: readonly EditedDefinition[],
): Turn[] {
  const find: Find = (type) => forms.find(({ definition }) => definition.name === type);
  const meant = outermost(state, keys);
  const stored = storedBlocks(state, meant);
  const blocks = stored.map((block): TurnedBlock => {
    const type = typeOf(block);
    return { type, stored: block, contents: contentsOf(find(type), block) };
  });
  return forms.flatMap(({ definition, editor }) =>
    (editor.turning?.forms ?? []).flatMap((form) => {
      const isSame = blocks.every(
        ({ type, stored: block }) =>
          type === definition.name && form.isPresent?.(readOnce(definition.shape, block)) === true,
      );
      if (blocks.length === 0 || isSame || !fits(form, blocks)) return [];
      const made = form.makes(blocks);
      // Blocks that are edited alike say the same: each makes its own type alone.
      if (made[0]?.['@type'] !== definition.name || !canTurn(state, meant, made)) return [];
      const fields = blocks.flatMap((block) => lostOf(find(block.type), block, form));
      const losesFormats = form.isPlain && blocks.some(({ contents: { text = [] } }) => hasFormats(text));
      const lost = [...new Map(fields.map((title) => [JSON.stringify(title), title])).values()];
      return [
        {
          type: definition.name,
          form,
          blocks: made,
          lost: losesFormats ? ['formats' as const, ...lost] : lost,
        },
      ];
    }),
  );
}
