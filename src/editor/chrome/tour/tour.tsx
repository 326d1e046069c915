import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { useKeyNames } from '@/tool/shortcuts/key-names';
import { useIsBare } from '../../document/hooks';
import { useEditor } from '../../input/use-editor';
import { messages } from './messages';
import { stepsFor, type TourStep } from './steps';
import { usePlace } from './use-place';
import '@/tool/buttons.css';
import './style.css';

/** Stands round what a step is about. */
function Ring({ step }: { step: TourStep }) {
  const { isOnSheet, ...box } = usePlace(step) ?? {};
  if (isOnSheet === undefined) return null;
  const kind = isOnSheet ? ' tool-tour__ring--sheet' : '';
  return <span className={`tool-tour__ring${kind}`} aria-hidden="true" style={box} />;
}

/** So much of the window's foot is covered by the card. */
const room = (card: HTMLElement | null): number =>
  card ? window.innerHeight - card.getBoundingClientRect().top + 8 : 0;

interface TourProps {
  /** It was asked for: who sees it by chance goes on with what they are doing. */
  takesFocus: boolean;
  onClose: () => void;
}

/** Leads through what the editor has, one control after the other, while all of it can be used. */
export function Tour({ takesFocus, onClose }: TourProps) {
  const intl = useIntl();
  const id = useId();
  const namesOf = useKeyNames();
  const editor = useEditor();
  const isBare = useIsBare();
  const [steps] = useState(() => stepsFor(!isBare));
  const [at, setAt] = useState(0);
  const [announced, setAnnounced] = useState(false);
  const card = useRef<HTMLElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const step = steps[at];
  const isLast = at === steps.length - 1;

  useEffect(() => {
    if (takesFocus) next.current?.focus();
    // What is there from the start is not read out.
    else setAnnounced(true);
  }, [takesFocus]);
  useEffect(() => step?.prepare?.(editor), [step, editor]);
  // Who writes at the end of the page sees it above the card.
  useEffect(() => {
    const { style } = document.documentElement;
    style.scrollPaddingBlockEnd = `${room(card.current)}px`;
    return () => void style.removeProperty('scroll-padding-block-end');
  }, []);

  const close = () => {
    const hasFocus = card.current?.contains(document.activeElement) === true;
    onClose();
    if (!hasFocus) return;
    const place = cameFrom.current?.isConnected === true ? cameFrom.current : document.getElementById('main');
    place?.focus({ preventScroll: true });
  };
  const goTo = (to: number) => {
    setAt(to);
    // The way back is gone at the first step.
    if (to === 0) next.current?.focus();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  const noteFocus = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      cameFrom.current = relatedTarget;
  };
  if (!step) return null;
  return (
    <>
      <p className="visually-hidden" role="status">
        {announced && <FormattedMessage {...messages.announced} values={{ count: steps.length }} />}
      </p>
      <Ring step={step} />
      <section
        ref={card}
        className="tool-tour"
        role="dialog"
        aria-label={intl.formatMessage(messages.title)}
        aria-describedby={`${id}-words`}
        onKeyDown={handleKey}
        onFocus={noteFocus}
      >
        <p className="tool-tour__count">
          <FormattedMessage {...messages.step} values={{ step: at + 1, count: steps.length }} />
        </p>
        <button
          type="button"
          className="tool-tour__close"
          aria-label={intl.formatMessage(messages.skip)}
          title={intl.formatMessage(messages.skip)}
          onClick={close}
        >
          <ToolIcon name="close" size={16} />
        </button>
        <div id={`${id}-words`} aria-live="polite">
          <h2 className="tool-tour__title">
            <FormattedMessage {...step.title} />
          </h2>
          <p>
            <FormattedMessage {...step.text} values={{ keys: namesOf('Mod+S').join(' + ') }} />
          </p>
        </div>
        <div className="tool-tour__ways">
          {!isLast && (
            <button type="button" className="tool-button tool-button--plain" onClick={close}>
              <FormattedMessage {...messages.skip} />
            </button>
          )}
          {at > 0 && (
            <button type="button" className="tool-button" onClick={() => goTo(at - 1)}>
              <FormattedMessage {...messages.back} />
            </button>
          )}
          <button
            ref={next}
            type="button"
            className="tool-button tool-button--main"
            onClick={() => (isLast ? close() : goTo(at + 1))}
          >
            <FormattedMessage {...(isLast ? messages.done : messages.next)} />
          </button>
        </div>
      </section>
    </>
  );
}
