import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { differencesIn, compareStates, type ComparedBlock } from '../../document/compare-states';
import { typeOf } from '../../document/flags';
import { usePageDocument } from '../../document/hooks';
import { loadContent } from '../../document/load-content';
import { wordsOf } from '../../document/words-of';
import { useBlockTitle } from '../../input/use-block-title';
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
  const titleOf = useBlockTitle();
  const { form } = useEditSession();
  const { setup } = usePageDocument().state;
  return useCallback(
    (then, now) => {
      const fields = differingFields(form.fields, then, now);
      const blocks = differencesIn(compareStates(loadContent(then, setup), loadContent(now, setup)));
      const nameOf = (block: ComparedBlock) => {
        const stored = block.kind === 'removed' ? block.then : block.now;
        const words = wordsOf({ data: stored });
        return words === '' ? titleOf(typeOf(stored)) : `${titleOf(typeOf(stored))}: ${words}`;
      };
      return [
        ...fields.map((field) => ({
          key: `field ${field.name}`,
          title: titleOfField(intl, field.name, field.field),
          field,
        })),
        ...blocks.map((block) => ({
          key: `${block.kind} ${block.kind === 'removed' ? block.id : block.key}`,
          title: nameOf(block),
          block,
        })),
      ];
    },
    [intl, titleOf, form, setup],
  );
}
