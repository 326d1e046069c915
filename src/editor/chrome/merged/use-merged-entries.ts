import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { differencesIn, compareStates, type ComparedBlock } from '../../document/compare-states';
import { usePageDocument } from '../../document/hooks';
import { loadContent } from '../../document/load-content';
import { useBlockName } from '../../input/use-block-name';
import { useEditSession } from '../../session/edit-session';
import { differingFields, type DifferingField } from '../history/differing-fields';
import { titleOfField } from '../title-of-field';

type Fields = Readonly<Record<string, unknown>>;

/** A field or a block that somebody else has changed. */
export type MergedEntry = { key: string; title: string } & (
  { field: DifferingField; block?: undefined } | { block: ComparedBlock; field?: undefined }
);

/** Gives what is another in a page with which the work of somebody else was merged, fields first. */
export function useMergedEntries(): (then: Fields, now: Fields) => MergedEntry[] {
  const intl = useIntl();
  const nameOf = useBlockName();
  const { form } = useEditSession();
  const { setup } = usePageDocument().state;
  return useCallback(
    (then, now) => {
      const fields = differingFields(form.fields, then, now);
      const blocks = differencesIn(compareStates(loadContent(then, setup), loadContent(now, setup)));
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
    [intl, nameOf, form, setup],
  );
}
