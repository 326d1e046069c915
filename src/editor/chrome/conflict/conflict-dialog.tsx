import { useState } from 'react';
import { FormattedMessage, FormattedTime, useIntl } from 'react-intl';
import { Dialog } from '@/components/dialog/dialog';
import type { Field } from '@/forms/schema';
import { isRecord } from '@/lib/text';
import { mayKeepBoth } from '../../document/merge/keep-both';
import type { Choice, Clash, Side } from '../../document/merge/types';
import { useBlockTitle } from '../../input/use-block-title';
import { useEditor } from '../../input/use-editor';
import { useEditSession } from '../../session/edit-session';
import type { Conflict } from '../../session/saving/create-saving';
import { savedAt, typeOfBlock } from './data';
import { messages } from './messages';
import { SideValue } from './side-value';
import { MergedList } from '../merged/merged-list';
import { titleOfField } from '../title-of-field';
import { useMarkedDifferences } from './use-marked-differences';
import './style.css';

const sides = ['mine', 'theirs'] as const satisfies readonly Side[];

const ownField = (fields: Readonly<Record<string, Field>>, name: string): Field | undefined =>
  Object.hasOwn(fields, name) ? fields[name] : undefined;

/** What a clash is about: a field by its label, a block by its type. */
function useClashTitle(): (clash: Clash) => string {
  const intl = useIntl();
  const titleOf = useBlockTitle();
  const { form } = useEditSession();
  return ({ field, block, part, mine, theirs }) => {
    if (part) return intl.formatMessage(messages[part]);
    if (field !== undefined) return titleOfField(intl, field, ownField(form.fields, field));
    const stored = isRecord(mine) ? mine : theirs;
    return block && isRecord(stored) ? titleOf(typeOfBlock(stored)) : intl.formatMessage(messages.wholePage);
  };
}

interface ClashChoiceProps {
  clash: Clash;
  title: string;
  /** Who has saved meanwhile; '' where that is not known. */
  saver: string;
  chosen: Choice;
  onChoose: (choice: Choice) => void;
}

function ClashChoice({ clash, title, saver, chosen, onChoose }: ClashChoiceProps) {
  const { document } = useEditor();
  const mayKeepTwo = mayKeepBoth(clash) && !document.state.setup.isSingle(typeOfBlock(clash.mine));
  const compared = useMarkedDifferences('.tool-conflict__value');
  return (
    <fieldset className="tool-conflict__clash">
      <legend className="tool-conflict__name">{title}</legend>
      <div ref={compared} className="tool-conflict__sides">
        {sides.map((side) => (
          <div
            key={side}
            className={`tool-conflict__side${side === chosen || chosen === 'both' ? ' is-chosen' : ''}`}
          >
            <label className="tool-conflict__choice">
              <input type="radio" name={clash.id} checked={side === chosen} onChange={() => onChoose(side)} />
              {side === 'theirs' && saver !== '' ? (
                <FormattedMessage {...messages.theirsOf} values={{ name: saver }} />
              ) : (
                <FormattedMessage {...messages[side]} />
              )}
            </label>
            <div className="tool-conflict__value">
              <SideValue clash={clash} value={clash[side]} />
            </div>
          </div>
        ))}
      </div>
      {mayKeepTwo && (
        <label className="tool-conflict__choice tool-conflict__choice--both">
          <input type="radio" name={clash.id} checked={chosen === 'both'} onChange={() => onChoose('both')} />
          <FormattedMessage {...messages.both} />
        </label>
      )}
    </fieldset>
  );
}

/** Asks which side stays of what both have changed; all else has been merged by itself. */
export function ConflictDialog({
  conflict: { clashes, theirs, merged, saver, settle },
}: {
  conflict: Conflict;
}) {
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map());
  const titleOf = useClashTitle();
  const time = savedAt(theirs) ?? Date.now();
  return (
    <Dialog
      title={
        saver === '' ? (
          <FormattedMessage {...messages.title} />
        ) : (
          <FormattedMessage {...messages.titleOf} values={{ name: saver }} />
        )
      }
      onClose={() => settle(undefined)}
      className="tool-leave tool-conflict"
    >
      <p>
        <FormattedMessage
          {...messages.text}
          values={{
            count: clashes.length,
            time: <FormattedTime value={time} />,
          }}
        />
      </p>
      {clashes.map((clash) => (
        <ClashChoice
          key={clash.id}
          clash={clash}
          title={titleOf(clash)}
          saver={saver}
          chosen={choices.get(clash.id) ?? 'mine'}
          onChoose={(choice) => setChoices(new Map(choices).set(clash.id, choice))}
        />
      ))}
      <MergedList merged={merged} />
      <div className="tool-leave__actions">
        <button
          type="button"
          className="tool-leave__action tool-leave__action--plain"
          onClick={() => settle(undefined)}
        >
          <FormattedMessage {...messages.later} />
        </button>
        <button type="button" className="tool-leave__action" onClick={() => settle(choices)}>
          <FormattedMessage {...messages.settle} />
        </button>
      </div>
    </Dialog>
  );
}
