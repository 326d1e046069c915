import type { BlockDefinition, BlockEditor } from '@/blocks/definition';
import { readOnce } from '@/lib/read-once';
import type { StoredBlock } from '../document/types';
import { blockForm, type BlockForm } from '@/tool/form/block-form';
import { framedForm } from '@/tool/form/frame-form';
import { valuesOf } from '@/tool/form/field-values';
import { helpedFields } from './block-helps';

/** What the side form of a block shows. */
export interface BlockSettings extends BlockForm {
  /** What the shape of the block reads of it. */
  data: object;
  /** The fields of the block itself, without those that all blocks share. */
  own: BlockForm;
  /** What is stored, by field. */
  values: Readonly<Record<string, unknown>>;
}

export function settingsOf(
  { shape }: BlockDefinition,
  editor: BlockEditor,
  stored: StoredBlock,
): BlockSettings {
  const data = readOnce(shape, stored);
  const own = blockForm(editor.schema, data);
  const { fields, fieldsets } = framedForm(own, stored);
  return { data, own, fields: helpedFields(fields), fieldsets, values: valuesOf(stored, fields) };
}
