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
    const fieldOf = (name: string, block: StoredBlock) => {
      if (!definition || !editor) return undefined;
      return ownOf(blockForm(editor.schema, readOnce(definition.shape, block)).fields, name) as
        Field | undefined;
    };
    const apply = (name: string, value: unknown, isOwn: boolean) =>
      document.run((state) => {
        const block = stored();
        return changeBlock(
          state,
          blockKey,
          changeOf(block, name, value, isOwn ? fieldOf(name, block) : undefined),
        );
      }, `${blockKey} ${name}`);
    const fill = (name: string, before: unknown, value: unknown, isOwn: boolean) =>
      fillTypedTargets({
        before,
        value,
        present: () => valueOf(stored(), name, fieldOf(name, stored())),
        change: (filled) => apply(name, filled, isOwn),
        fetchTarget: (path) => referenceAt(path, { language }),
      });
    return {
      change: (name, value, isOwn) => {
        const before = valueOf(stored(), name, fieldOf(name, stored()));
        apply(name, value, isOwn);
        fill(name, before, value, isOwn);
      },
      changeInPlace: (fields) => {
        const before = stored();
        document.run((state) => changeBlock(state, blockKey, { ...fields }), blockKey);
        for (const [name, value] of Object.entries(fields)) fill(name, before[name], value, true);
      },
    };
  }, [document, language, blockKey, definition, editor]);
}
