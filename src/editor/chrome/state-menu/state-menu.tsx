import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { mayEdit } from '@/api/actions';
import type { Workflow } from '@/api/workflow';
import { ReviewState } from '@/components/review-state/review-state';
import { useDates } from '@/i18n/use-dates';
import { readOnce } from '@/lib/read-once';
import { text } from '@/lib/shape';
import { ToolIcon } from '@/tool/icon/tool-icon';
import type { Placing } from '@/tool/popover/keep-placed';
import { footHeight } from '@/tool/popover/narrow-window';
import { PlacedPanel } from '@/tool/popover/placed-panel';
import { usePopover } from '@/tool/popover/use-popover';
import { FetchedPreviewLinks } from '@/tool/workflow/preview-links/fetched-preview-links';
import { TransitionList } from '@/tool/workflow/transition-list';
import { useWorkflow } from '@/tool/workflow/use-workflow';
import { useField } from '../../document/hooks';
import { standingShape } from '../../session/data';
import { useEditSession, useSavingState } from '../../session/edit-session';
import { messages } from './messages';
import { PublishingDates } from './publishing-dates';
import { publishingOf } from './publishing';
import './style.css';

const words = text();

interface StateMenuProps {
  isUnsaved: boolean;
  /** Saves the page; false where it could not be. */
  onSave: () => Promise<boolean>;
  /** The page may not be edited any more in the state that it is in now. */
  onEnd: () => void;
}

const placing = (): Placing => ({
  placement: 'bottom-start',
  strategy: 'fixed',
  offset: 8,
  padding: { top: 8, right: 8, bottom: 8 + footHeight(), left: 8 },
  isLeftToStyle: window.matchMedia('(max-width: 599px)').matches,
});

/** The state of the page, and in a menu what may become of it and when it appears. */
export function StateMenu({ isUnsaved, onSave, onEnd }: StateMenuProps) {
  const intl = useIntl();
  const { isOpen, toggle, close, box, button, panelId, handleKey } = usePopover();
  const panel = useRef<HTMLDivElement>(null);
  const { page, server, saving, lock } = useEditSession();
  useSavingState();
  const path = server.path();
  const title = words.read(useField('title'));
  const workflow = useWorkflow(isOpen ? path : undefined);
  const readStored = () => readOnce(standingShape, server.content()).review_state;
  const stored = readStored();
  // What a transition has made of it, until the page is read anew.
  const [made, setMade] = useState<{ of: string; state: Workflow['state'] }>();
  const state = made?.of === stored ? made.state : { id: stored, title: '' };

  // In its new state the page may be one that others edit: they are not to find it locked.
  const prepare = async () => {
    if (isUnsaved && !(await onSave())) return false;
    await lock.release();
    return true;
  };
  const takeLock = () => lock.check().catch(() => undefined);
  const handleChange = async (workflow: Workflow) => {
    const show = () => setMade({ of: readStored(), state: workflow.state });
    show();
    if (path === undefined) return;
    if (!(await mayEdit(path, { language: page.language }).catch(() => true))) return onEnd();
    await takeLock();
    await saving.follow();
    show();
  };

  return (
    <div ref={box} className="tool-status__box" onKeyDown={handleKey}>
      <button
        ref={button}
        type="button"
        className="tool-status__state"
        title={intl.formatMessage(messages.menu)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={toggle}
      >
        <span className="visually-hidden">
          <FormattedMessage {...messages.state} />{' '}
        </span>
        {path === undefined ? (
          <FormattedMessage {...messages.newPage} />
        ) : (
          <ReviewState state={state.id} title={state.title} />
        )}
        <TimeNote />
        <ToolIcon name="chevron-down" size={16} />
      </button>
      {isOpen && (
        <PlacedPanel
          box={panel}
          placing={placing}
          id={panelId}
          className="tool-state-menu"
          role="dialog"
          aria-label={intl.formatMessage(messages.menu)}
        >
          {path === undefined ? (
            <p className="tool-transitions__note">
              <FormattedMessage {...messages.newNote} />
            </p>
          ) : (
            <TransitionList
              path={path}
              title={title}
              workflow={workflow}
              isUnsaved={isUnsaved}
              lockToken={lock.token}
              onBefore={prepare}
              onChanged={(workflow) => void handleChange(workflow)}
              onFailed={() => void takeLock()}
              onClose={close}
            />
          )}
          <PublishingDates />
          {path !== undefined && <FetchedPreviewLinks path={path} />}
        </PlacedPanel>
      )}
    </div>
  );
}

/** Says beside the state what it alone would hide: the page is to appear, or has expired. */
function TimeNote() {
  const { date } = useDates();
  const effective = useField('effective');
  const { start, end } = publishingOf(effective, useField('expires'), Date.now());
  if (end !== 'expired' && start !== 'appears') return null;
  return (
    <span className="tool-status__time">
      {end === 'expired' ? (
        <FormattedMessage {...messages.expiredShort} />
      ) : (
        <FormattedMessage {...messages.appearsShort} values={{ date: date(words.read(effective)) }} />
      )}
    </span>
  );
}
