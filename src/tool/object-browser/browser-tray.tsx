import { useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useListDrag } from '../drag/use-list-drag';
import { IconButton } from '../widgets/icon-button';
import { linkMessages } from '../widgets/link-messages';
import { messages as fieldMessages } from '../widgets/messages';
import { moved } from '../widgets/moved';
import { ToolIcon } from '../icon/tool-icon';
import { messages } from './messages';
import { idOf, isUnpublished, shifted, without } from './selection';
import { Thumbnail } from './thumbnail';
import type { Browser } from './use-browser';

const steps: ReadonlyMap<string, -1 | 1> = new Map([
  ['ArrowLeft', -1],
  ['ArrowUp', -1],
  ['ArrowRight', 1],
  ['ArrowDown', 1],
]);

/** What is chosen, in its order, which is changed by dragging or by Alt and arrows. */
export function BrowserTray({ browser }: { browser: Browser }) {
  const intl = useIntl();
  const [spoken, setSpoken] = useState('');
  const { chosen, asked, arrange } = browser;
  const count = chosen.length;
  const { maximum } = asked;
  const move = (from: number, to: number) => {
    arrange(moved(chosen, from, to));
    setSpoken(intl.formatMessage(linkMessages.moved, { place: to + 1, count }));
  };
  const handleKey = (index: number) => (event: KeyboardEvent) => {
    const by = event.altKey ? steps.get(event.key) : undefined;
    const each = chosen[index];
    if (by === undefined || !each) return;
    event.preventDefault();
    if (shifted(chosen, idOf(each), by) !== chosen) move(index, index + by);
  };
  const { grab, placeOf } = useListDrag(move);
  return (
    <section className="tool-browser__tray" aria-label={intl.formatMessage(messages.tray)}>
      <div className="tool-browser__bar">
        <span role="status">
          {maximum === undefined ? (
            <FormattedMessage {...messages.selected} values={{ count }} />
          ) : (
            <FormattedMessage {...messages.selectedOf} values={{ count, maximum }} />
          )}
        </span>
        {count > 0 && (
          <button type="button" className="tool-inline" onClick={() => arrange([])}>
            <FormattedMessage {...messages.clear} />
          </button>
        )}
      </div>
      <ol>
        {chosen.map((each, index) => {
          const title = each.title || idOf(each);
          return (
            <li key={idOf(each)} className="tool-browser__chip" {...placeOf(index)}>
              <button
                type="button"
                className="tool-browser__grip"
                aria-label={intl.formatMessage(messages.move, { title })}
                aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
                title={intl.formatMessage(messages.moveHint)}
                onKeyDown={handleKey(index)}
                onPointerDown={(event) => grab(event, index)}
              >
                <ToolIcon name="grip" size={16} />
                <Thumbnail item={each} sizes="28px" />
                <span className="tool-browser__words">{title}</span>
              </button>
              {isUnpublished(each) && (
                <span
                  className="tool-browser__dot"
                  role="img"
                  aria-label={intl.formatMessage(messages.unpublishedOne)}
                />
              )}
              <IconButton
                icon="close"
                name={intl.formatMessage(fieldMessages.remove, { name: title })}
                onClick={() => arrange(without(chosen, idOf(each)))}
              />
            </li>
          );
        })}
      </ol>
      <span className="tool-hidden" role="status">
        {spoken}
      </span>
    </section>
  );
}
