import { useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Workflow } from '@/api/workflow';
import { RemoteData } from '@/components/remote-data/remote-data';
import { ReviewState } from '@/components/review-state/review-state';
import { ToolIcon } from '../icon/tool-icon';
import { knownTransition, meaningOfState, transitionsOf, type Transition } from './known-transitions';
import { messages } from './messages';
import { useTransition } from './use-transition';
import type { useWorkflow } from './use-workflow';
import './style.css';

interface TransitionListProps {
  path: string;
  title: string;
  workflow: ReturnType<typeof useWorkflow>;
  /** The page is saved with a transition. */
  isUnsaved?: boolean;
  /** Makes ready for a transition; false where that could not be. */
  onBefore?: () => Promise<boolean>;
  onChanged?: (workflow: Workflow) => void;
  /** A transition was refused. */
  onFailed?: () => void;
  /** The lock under which the page is edited. */
  lockToken?: () => string;
  /** Its first control takes the focus once it is there. */
  takesFocus?: boolean;
  /** Nothing more is to be done here. */
  onClose: () => void;
}

const ignore = () => undefined;
const ready = () => Promise.resolve(true);

/** The state of a page with what it means, and what may become of it. */
export function TransitionList(props: TransitionListProps) {
  const { path, title, isUnsaved = false, takesFocus = false, lockToken, onClose } = props;
  const { onBefore = ready, onChanged = ignore, onFailed = ignore } = props;
  const { remote, retry } = props.workflow;
  const [isChanging, setChanging] = useState(false);
  const transit = useTransition({ path, title, onChanged, lockToken });

  const make = async (workflow: Workflow, transition: Transition, comment: string) => {
    if (isChanging) return;
    setChanging(true);
    const isReady = await onBefore();
    const isMade = isReady && (await transit({ transition, from: workflow.state.id, comment }));
    setChanging(false);
    // What is wrong with the page is told beside it.
    if (isMade || !isReady) return onClose();
    // Another offer may stand here where the server refused this one.
    onFailed();
    retry();
  };

  return (
    <RemoteData of={remote} retry={retry} skeleton={<div className="tool-transitions__skeleton" />}>
      {(workflow) => (
        <Offers
          workflow={workflow}
          isUnsaved={isUnsaved}
          isChanging={isChanging}
          takesFocus={takesFocus}
          onChoose={(transition, comment) => void make(workflow, transition, comment)}
        />
      )}
    </RemoteData>
  );
}

interface OffersProps {
  workflow: Workflow;
  isUnsaved: boolean;
  isChanging: boolean;
  takesFocus: boolean;
  onChoose: (transition: Transition, comment: string) => void;
}

function Offers({ workflow, isUnsaved, isChanging, takesFocus, onChoose }: OffersProps) {
  const intl = useIntl();
  const id = useId();
  const [comment, setComment] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) first.current?.focus();
  }, [takesFocus]);
  const { state } = workflow;
  if (state.id === '')
    return (
      <p className="tool-transitions__note">
        <FormattedMessage {...messages.noWorkflow} />
      </p>
    );
  const means = meaningOfState(state.id);
  const offered = transitionsOf(workflow);
  return (
    <div className="tool-transitions">
      <div className="tool-transitions__state">
        <ReviewState state={state.id} title={state.title} />
        {means && (
          <p className="tool-transitions__means">
            <FormattedMessage {...means} />
          </p>
        )}
      </div>
      {offered.length === 0 ? (
        <p className="tool-transitions__note">
          <FormattedMessage {...messages.nothing} />
        </p>
      ) : (
        <>
          {comment === undefined ? (
            <button
              ref={first}
              type="button"
              className="tool-transitions__link"
              onClick={() => {
                setComment('');
                requestAnimationFrame(() => field.current?.focus());
              }}
            >
              <ToolIcon name="plus" size={14} />
              <FormattedMessage {...messages.addComment} />
            </button>
          ) : (
            <div className="tool-transitions__comment">
              <label htmlFor={`${id}-comment`}>
                <FormattedMessage {...messages.comment} />
              </label>
              <textarea
                ref={field}
                id={`${id}-comment`}
                className="tool-input"
                rows={2}
                maxLength={1000}
                value={comment}
                onChange={({ target }) => setComment(target.value)}
              />
            </div>
          )}
          <ul className="tool-transitions__list" aria-label={intl.formatMessage(messages.change)}>
            {offered.map((transition) => (
              <li key={transition.name}>
                <TransitionButton
                  transition={transition}
                  isUnsaved={isUnsaved}
                  isDisabled={isChanging}
                  onChoose={() => onChoose(transition, comment?.trim() ?? '')}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="visually-hidden" role="status">
        {isChanging && <FormattedMessage {...messages.changing} />}
      </p>
    </div>
  );
}

interface TransitionButtonProps {
  transition: Transition;
  isUnsaved: boolean;
  isDisabled: boolean;
  onChoose: () => void;
}

function TransitionButton({ transition, isUnsaved, isDisabled, onChoose }: TransitionButtonProps) {
  const id = useId();
  const { name, title } = transition;
  const means = knownTransition(transition)?.means;
  return (
    <button
      type="button"
      className="tool-transitions__row"
      data-transition={name}
      aria-labelledby={`${id}-title`}
      aria-describedby={means && `${id}-means`}
      aria-disabled={isDisabled}
      onClick={() => {
        if (!isDisabled) onChoose();
      }}
    >
      <span id={`${id}-title`} className="tool-transitions__title">
        {isUnsaved ? <FormattedMessage {...messages.saveAnd} values={{ name, title }} /> : title}
      </span>
      {means && (
        <span id={`${id}-means`} className="tool-transitions__means">
          <FormattedMessage {...means} />
        </span>
      )}
    </button>
  );
}
