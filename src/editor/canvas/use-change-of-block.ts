import { useMemo } from 'react';
import type { BlockEditor } from '@/blocks/definition';
import { useLanguage } from '@/i18n/use-language';
import { fillTypedTargets } from '../block-forms/typed-targets';
import { changeBlock } from '../document/commands/change-block';
import { usePageDocument } from '../document/hooks';
import type { BlockKey, StoredBlock } from '../document/types';
import { referenceAt } from '@/tool/object-browser/browse-calls';
import { changeOf, valuesOf } from '@/tool/form/inner-fields';

interface ChangeOfBlock {
  /** Changes a field of the block's form; `isOwn` says whether the block's own form knows it. */
  change: (name: string, value: unknown, isOwn: boolean) => void;
  /** Changes stored fields from within the block. */
  changeInPlace: (fields: object) => void;
}

/** Changes of a block; content whose path was typed gives it what chosen content would. */
export function useChangeOfBlock(blockKey: BlockKey, form: BlockEditor['form']): ChangeOfBlock {
  const document = usePageDocument();
  const language = useLanguage();
  return useMemo(() => {
    const stored = (): StoredBlock => document.state.blocks.get(blockKey)?.data ?? {};
    const valueOf = (name: string, block: StoredBlock) =>
      ({ ...valuesOf(block, [name]), ...form?.values(block) })[name];
    const apply = (name: string, value: unknown, isOwn: boolean) =>
      document.run((state) => {
        const changed = (isOwn && form?.change) || changeOf;
        return changeBlock(state, blockKey, changed(stored(), name, value));
      }, `${blockKey} ${name}`);
    const fill = (name: string, before: unknown, value: unknown, isOwn: boolean) =>
      fillTypedTargets({
        before,
        value,
        present: () => valueOf(name, stored()),
        change: (filled) => apply(name, filled, isOwn),
        fetchTarget: (path) => referenceAt(path, { language }),
      });
    return {
      change: (name, value, isOwn) => {
        const before = valueOf(name, stored());
        apply(name, value, isOwn);
        fill(name, before, value, isOwn);
      },
      changeInPlace: (fields) => {
        const before = stored();
        document.run((state) => changeBlock(state, blockKey, { ...fields }), blockKey);
        for (const [name, value] of Object.entries(fields)) fill(name, before[name], value, true);
      },
    };
  }, [document, language, blockKey, form]);
}
