import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, FormattedTime, useIntl } from 'react-intl';
import { Dialog } from '@/components/dialog/dialog';
import type { Field } from '@/forms/schema';
import { isRecord } from '@/lib/text';
import { mayKeepBoth } from '../../document/merge/keep-both';
import type { Choice, Clash, Side } from '../../document/merge/types';
import { useBlockName } from '../../input/use-block-name';
import { useBlockTitle } from '../../input/use-block-title';
import { useEditor } from '../../input/use-editor';
import { useEditSession } from '../../session/edit-session';
import type { Conflict } from '../../session/saving/create-saving';
import { savedAt, typeOfBlock } from './data';
import { messages } from './messages';
import { HandWritten } from './hand-written';
import { markedSides } from './marked-sides';
import { SideValue } from './side-value';
import { MergedList } from '../merged/merged-list';
import { titleOfField } from '../title-of-field';
import { useMarkedWords } from './use-marked-words';
import { firstWritten } from './written';
import './style.css';

const sides = ['mine', 'theirs'] as const satisfies readonly Side[];

const ownField = (fields: Readonly<Record<string, Field>>, name: string): Field | undefined =>
  Object.hasOwn(fields, name) ? fields[name] : undefined;

/** What a clash is about: a field by its label, a block by its type, with its first words where these are asked for. */
function useClashTitle(): (clash: Clash, withWords?: boolean) => string {
  const intl = useIntl();
  const titleOf = useBlockTitle();
  const nameOf = useBlockName();
  const { form } = useEditSession();
  return ({ field, block, part, mine, theirs }, withWords = false) => {
    if (part) return intl.formatMessage(messages[part]);
    if (field !== undefined) return titleOfField(intl, field, ownField(form.fields, field));
    const stored = isRecord(mine) ? mine : theirs;
    if (!block || !isRecord(stored)) return intl.formatMessage(messages.wholePage);
    return withWords ? nameOf(stored) : titleOf(typeOfBlock(stored));
  };
}

/** What is chosen, as whoever decides calls it. */
function SideName({ side, saver }: { side: Choice; saver: string }) {
  if (typeof side === 'object') return <FormattedMessage {...messages.byHand} />;
  return side === 'theirs' && saver !== '' ? (
    <FormattedMessage {...messages.theirsOf} values={{ name: saver }} />
  ) : (
    <FormattedMessage {...messages[side]} />
  );
}

interface DecisionsProps {
  clashes: readonly Clash[];
  saver: string;
  choiceOf: (clash: Clash) => Choice;
}

/** What is to be decided and how each is so far; each leads to where it is chosen. */
function Decisions({ clashes, saver, choiceOf }: DecisionsProps) {
  const titleOf = useClashTitle();
  const list = useRef<HTMLElement>(null);
  const lead = ({ id }: Clash) => {
    const chosen = `input[name="${CSS.escape(id)}"]:checked`;
    const radio = list.current?.closest('dialog')?.querySelector<HTMLInputElement>(chosen);
    radio?.closest('fieldset')?.scrollIntoView({ block: 'nearest' });
    radio?.focus({ preventScroll: true });
  };
  return (
    <section ref={list} className="tool-conflict__decisions">
      <h3 className="tool-conflict__heading">
        <FormattedMessage {...messages.decisions} />
      </h3>
      <ol>
        {clashes.map((clash) => (
          <li key={clash.id}>
            <button type="button" className="tool-conflict__decision" onClick={() => lead(clash)}>
              <span className="tool-conflict__about">{titleOf(clash, true)}</span>
              <span className="tool-conflict__so-far">
                <SideName side={choiceOf(clash)} saver={saver} />
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

const insertedWords = (words: ReactNode) => <ins>{words}</ins>;
const deletedWords = (words: ReactNode) => <del>{words}</del>;

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
  const { form } = useEditSession();
  const mayKeepTwo = mayKeepBoth(clash) && !document.state.setup.isSingle(typeOfBlock(clash.mine));
  const compared = useMarkedWords('.tool-conflict__value', '.tool-conflict__former');
  const marked = useMemo(() => markedSides(clash), [clash]);
  const areMarked = sides.every((side) => marked[side] !== undefined);
  const field = clash.field === undefined ? undefined : ownField(form.fields, clash.field);
  const first = useMemo(() => firstWritten(clash, field), [clash, field]);
  // Whoever looks at another choice once more finds what was written.
  const [written, setWritten] = useState(first);
  const isWritten = typeof chosen === 'object';
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
              <SideName side={side} saver={saver} />
            </label>
            <div className="tool-conflict__value">
              {marked[side] ?? <SideValue clash={clash} value={clash[side]} />}
            </div>
          </div>
        ))}
        {!areMarked && clash.base !== undefined && (
          <div className="tool-conflict__former" hidden>
            <SideValue clash={clash} value={clash.base} />
          </div>
        )}
      </div>
      {mayKeepTwo && (
        <label className="tool-conflict__choice tool-conflict__choice--both">
          <input type="radio" name={clash.id} checked={chosen === 'both'} onChange={() => onChoose('both')} />
          <FormattedMessage {...messages.both} />
        </label>
      )}
      {written && (
        <label className="tool-conflict__choice tool-conflict__choice--both">
          <input type="radio" name={clash.id} checked={isWritten} onChange={() => onChoose(written)} />
          <FormattedMessage {...messages.byHand} />
        </label>
      )}
      {written && isWritten && (
        <HandWritten
          clash={clash}
          field={field}
          written={written}
          onWrite={(next) => {
            setWritten(next);
            onChoose(next);
          }}
        />
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
  const areSeveral = clashes.length > 1;
  const choiceOf = ({ id }: Clash): Choice => choices.get(id) ?? 'mine';
  const work = useRef<HTMLDivElement>(null);
  // The dialog opens first, and leads to its own button.
  useEffect(() => work.current?.querySelector<HTMLInputElement>('input:checked')?.focus(), []);
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
      <div ref={work} className={`tool-conflict__work${areSeveral ? ' has-decisions' : ''}`}>
        {areSeveral && <Decisions clashes={clashes} saver={saver} choiceOf={choiceOf} />}
        <div>
          <p className="tool-conflict__legend">
            <FormattedMessage {...messages.legend} values={{ ins: insertedWords, del: deletedWords }} />
          </p>
          {clashes.map((clash) => (
            <ClashChoice
              key={clash.id}
              clash={clash}
              title={titleOf(clash)}
              saver={saver}
              chosen={choiceOf(clash)}
              onChoose={(choice) => setChoices(new Map(choices).set(clash.id, choice))}
            />
          ))}
          <MergedList merged={merged} />
        </div>
      </div>
      <div className="tool-leave__actions">
        <p className="tool-conflict__keys" aria-hidden="true">
          <kbd>←</kbd> <kbd>→</kbd> <FormattedMessage {...messages.keys} />
        </p>
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
