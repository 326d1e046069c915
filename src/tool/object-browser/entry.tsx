import { memo, useId, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Summary } from '@/api/types/summary';
import { ReviewState } from '@/components/review-state/review-state';
import { useDates } from '@/i18n/use-dates';
import { ToolIcon } from '../icon/tool-icon';
import { entryFacts } from './data';
import { factsOf } from './facts-of';
import { messages, ruleMessages } from './messages';
import { contentId } from './recently-used';
import { isFolder, ruleOf } from './rules';
import { idOf, isChosen } from './selection';
import { Thumbnail } from './thumbnail';
import type { Browser } from './use-browser';

interface EntryProps {
  item: Summary;
  browser: Browser;
  /** Tab leads to it. */
  isReached: boolean;
  onFocus: () => void;
}

/** Whether an entry would be drawn, and do, the same; what is typed into the search is none of its business. */
function isAlike(one: EntryProps, other: EntryProps): boolean {
  const [before, now] = [one.browser, other.browser];
  return (
    one.item === other.item &&
    one.isReached === other.isReached &&
    before.asked === now.asked &&
    before.chosen === now.chosen &&
    before.view === now.view &&
    before.favourites.uids === now.favourites.uids
  );
}

/** Content to choose or to enter; where it is neither it says why. */
export const Entry = memo(function Entry({ item, browser, isReached, onFocus }: EntryProps) {
  const intl = useIntl();
  const dates = useDates();
  const noteId = useId();
  const { asked, chosen, view, enter, toggle, insert, favourites } = browser;
  const { UID: uid } = entryFacts(item);
  const isKept = favourites.uids.includes(uid);
  const id = idOf(item);
  const title = item.title || id;
  const rule = ruleOf(item, asked, chosen);
  const isOn = isChosen(chosen, id);
  const why = rule === 'type' || rule === 'full' ? ruleMessages[rule] : undefined;
  const tabIndex = isReached ? 0 : -1;
  const act = () => {
    if (rule === 'enter') enter(id);
    if (rule === 'pick') toggle(item);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || rule !== 'pick' || asked.isMultiple) return;
    event.preventDefault();
    insert(item);
  };
  const name = rule === 'enter' ? messages.browse : messages.select;
  const states = {
    'tool-entry--chosen': isOn,
    'tool-entry--idle': why,
    'tool-entry--folder': isFolder(item),
  };
  const classes = Object.entries(states).flatMap(([each, holds]) => (holds ? [each] : []));
  return (
    <li className={['tool-entry', ...classes].join(' ')} onFocus={onFocus}>
      <button
        type="button"
        className="tool-entry__main"
        tabIndex={tabIndex}
        aria-label={intl.formatMessage(name, { title })}
        aria-pressed={rule === 'enter' ? undefined : isOn}
        aria-disabled={why !== undefined}
        aria-describedby={noteId}
        title={title}
        onClick={act}
        onDoubleClick={() => rule === 'pick' && !asked.isMultiple && insert(item)}
        onKeyDown={handleKey}
      >
        {view === 'list' && rule !== 'enter' && (
          <span className="tool-entry__box">{isOn && <ToolIcon name="check" size={14} />}</span>
        )}
        <Thumbnail item={item} sizes={view === 'icons' ? '172px' : '44px'} />
        {view === 'icons' && isOn && (
          <span className="tool-entry__mark">
            <ToolIcon name="check" size={16} />
          </span>
        )}
        <span className="tool-entry__words">
          <span className="tool-entry__title">{title}</span>
          <span className="tool-entry__facts">{factsOf(item, view)}</span>
        </span>
      </button>
      <span id={noteId} className="tool-entry__note">
        <span className="tool-entry__type">{entryFacts(item).type_title}</span>
        {why ? (
          <span className="tool-entry__why">
            <FormattedMessage {...why} values={{ maximum: asked.maximum }} />
          </span>
        ) : (
          entryFacts(item).review_state !== '' && <ReviewState state={entryFacts(item).review_state} />
        )}
        {view === 'list' && <span className="tool-entry__date">{dates.date(entryFacts(item).modified)}</span>}
      </span>
      <span className="tool-entry__buttons">
        {contentId.test(uid) && (
          <button
            type="button"
            className="tool-entry__keep"
            tabIndex={tabIndex}
            aria-pressed={isKept}
            aria-label={intl.formatMessage(messages.keep, { title })}
            title={intl.formatMessage(messages.keep, { title })}
            onClick={() => favourites.toggle(uid)}
          >
            <ToolIcon name="star" size={16} />
          </button>
        )}
        {isFolder(item) && rule !== 'enter' && (
          <button
            type="button"
            className="tool-entry__enter"
            tabIndex={tabIndex}
            aria-label={intl.formatMessage(messages.browse, { title })}
            title={intl.formatMessage(messages.browse, { title })}
            onClick={() => enter(id)}
          >
            <ToolIcon name="chevron-right" size={16} />
          </button>
        )}
      </span>
    </li>
  );
}, isAlike);
