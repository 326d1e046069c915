import { useMemo } from 'react';
import type { BlockDefinition, BlockEditor } from '@/blocks/definition';
import type { Field } from '@/forms/schema';
import { useLanguage } from '@/i18n/use-language';
import { ownOf } from '@/lib/deep-equal';
import { readOnce } from '@/lib/read-once';
import { fillTypedTargets } from '../block-forms/typed-targets';
import { changeBlock } from '../document/commands/change-block';
import { usePageDocument } from '../document/hooks';
import type { BlockKey, StoredBlock } from '../document/types';
import { referenceAt } from '@/tool/object-browser/browse-calls';
import { blockForm } from '@/tool/form/block-form';
import { changeOf, valueOf } from '@/tool/form/field-values';

interface ChangeOfBlock {
  /** Changes a field of the block's form; `isOwn` says whether the block's own form knows it. */
  change: (name: string, value: unknown, isOwn: boolean) => void;
  /** Changes stored fields from within the block. */
  changeInPlace: (fields: object) => void;
}

/** Changes of a block; content whose path was typed gives it what chosen content would. */
export function useChangeOfBlock(
  blockKey: BlockKey,
  definition: BlockDefinition | undefined,
  editor: BlockEditor | null | undefined,
): ChangeOfBlock {
  const document = usePageDocument();
  const language = useLanguage();
  return useMemo(() => {
    const stored = (): StoredBlock => document.state.blocks.get(blockKey)?.data ?? {};
    const fieldOf = (name: string) => {
      if (!definition || !editor) return undefined;
      const { fields } = blockForm(editor.schema, readOnce(definition.shape, stored()));
      return ownOf(fields, name) as Field | undefined;
    };
    const apply = (name: string, value: unknown, field: Field | undefined) =>
      document.run(
        (state) => changeBlock(state, blockKey, changeOf(stored(), name, value, field)),
        `${blockKey} ${name}`,
      );
    /** Gives what was chosen by a typed path what chosen content would; the field is asked for only then. */
    const fill = (
      name: string,
      change: readonly [unknown, unknown],
      field = () => fieldOf(name),
      isOwn = true,
    ) =>
      fillTypedTargets({
        before: change[0],
        value: change[1],
        present: () => valueOf(stored(), name, field()),
        change: (filled) => apply(name, filled, isOwn ? field() : undefined),
        fetchTarget: (path) => referenceAt(path, { language }),
      });
    return {
      change: (name, value, isOwn) => {
        const field = fieldOf(name);
        const before = valueOf(stored(), name, field);
        apply(name, value, isOwn ? field : undefined);
        fill(name, [before, value], () => field, isOwn);
      },
      changeInPlace: (changed) => {
        const before = stored();
        document.run((state) => changeBlock(state, blockKey, { ...changed }), blockKey);
        for (const [name, value] of Object.entries(changed)) fill(name, [before[name], value]);
      },
    };
  }, [document, language, blockKey, definition, editor]);
}
