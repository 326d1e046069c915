import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { ComparedBlock } from '../../document/compare-states';
import { useBlockName } from '../../input/use-block-name';
import { useEditSession } from '../../session/edit-session';
import { differingFields, type DifferingField } from '../history/differing-fields';
import { titleOfField } from '../title-of-field';

type Fields = Readonly<Record<string, unknown>>;

/** A field or a block that somebody else has changed. */
export type MergedEntry = { key: string; title: string } & (
  { field: DifferingField; block?: undefined } | { block: ComparedBlock; field?: undefined }
);

/** A page before and after the work of somebody else was merged with it, and the blocks in which the two differ. */
interface TwoPages {
  then: Fields;
  now: Fields;
  blocks: readonly ComparedBlock[];
}

/** Gives what is another in a page with which the work of somebody else was merged, fields first. */
export function useMergedEntries(): (pages: TwoPages) => MergedEntry[] {
  const intl = useIntl();
  const nameOf = useBlockName();
  const { form } = useEditSession();
  return useCallback(
    ({ then, now, blocks }) => {
      const fields = differingFields(form.fields, then, now);
      return [
        ...fields.map((field) => ({
          key: `field ${field.name}`,
          title: titleOfField(intl, field.name, field.field),
          field,
        })),
        ...blocks.map((block) => ({
          key: `${block.kind} ${block.kind === 'removed' ? block.id : block.key}`,
          title: nameOf(block.kind === 'removed' ? block.then : block.now),
          block,
        })),
      ];
    },
    [intl, nameOf, form],
  );
}
