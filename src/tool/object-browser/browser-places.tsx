import { FormattedMessage, useIntl } from 'react-intl';
import { parentOf } from '@/lib/path-parts';
import { ToolIcon } from '../icon/tool-icon';
import type { PathStep } from './browse-calls';
import { messages } from './messages';
import { folderPath } from './places';
import { ruleOf } from './rules';
import { idOf, isChosen } from './selection';
import { Thumbnail } from './thumbnail';
import type { Browser } from './use-browser';
import { useRecent } from './use-listing';

interface BrowserPlacesProps {
  id: string;
  /** Only narrow windows hide them. */
  isOpen: boolean;
  /** Something of them is taken. */
  onTake: () => void;
  browser: Browser;
  steps: readonly PathStep[];
  pagePath: string;
}

/** Places to go to, and what was chosen last. */
export function BrowserPlaces(props: BrowserPlacesProps) {
  const { id, isOpen, onTake, browser, steps, pagePath } = props;
  const intl = useIntl();
  const { path, asked, chosen, toggle, insert, isKept, favourites } = browser;
  const areWords = asked.mode === 'link';
  const enter = (to: string) => {
    browser.enter(to);
    onTake();
  };
  const recent = useRecent(asked).filter((item) => ruleOf(item, asked, chosen) === 'pick');
  const page = folderPath(pagePath);
  const places = [{ path: '', title: intl.formatMessage(messages.home) }, ...steps];
  return (
    <div id={id} className={`tool-browser__places${isOpen ? ' tool-browser__places--open' : ''}`}>
      <button type="button" className="tool-browser__place" onClick={() => enter(page)}>
        <ToolIcon name="file" size={16} />
        <FormattedMessage {...messages.thisPage} />
      </button>
      {page !== '' && (
        <button type="button" className="tool-browser__place" onClick={() => enter(parentOf(page))}>
          <ToolIcon name="hierarchy" size={16} />
          <FormattedMessage {...messages.siblings} />
        </button>
      )}
      <button
        type="button"
        className="tool-browser__place"
        aria-current={isKept ? 'true' : undefined}
        onClick={() => {
          browser.showKept();
          onTake();
        }}
      >
        <ToolIcon name="star" size={16} />
        <span className="tool-browser__words">
          <FormattedMessage {...messages.kept} />
        </span>
        <span className="tool-browser__count">{favourites.uids.length}</span>
      </button>
      <h3 className="tool-browser__label">
        <FormattedMessage {...messages.places} />
      </h3>
      <ul>
        {places.map((place, index) => (
          <li key={place.path}>
            <button
              type="button"
              className="tool-browser__place"
              style={{ paddingInlineStart: 10 + 16 * Math.min(index, 6) }}
              aria-current={place.path === path && !isKept ? 'location' : undefined}
              title={place.title}
              onClick={() => enter(place.path)}
            >
              <ToolIcon name={index === 0 ? 'home' : 'folder'} size={16} />
              <span className="tool-browser__words">{place.title}</span>
            </button>
          </li>
        ))}
      </ul>
      {recent.length > 0 && (
        <>
          <h3 className="tool-browser__label">
            <FormattedMessage {...messages.recent} />
          </h3>
          <ul className={areWords ? 'tool-browser__last' : 'tool-browser__recent'}>
            {recent.map((item) => {
              const title = item.title || idOf(item);
              return (
                <li key={idOf(item)}>
                  <button
                    type="button"
                    className={areWords ? 'tool-browser__place' : undefined}
                    aria-label={intl.formatMessage(messages.again, { title })}
                    aria-pressed={isChosen(chosen, idOf(item))}
                    title={title}
                    onClick={() => toggle(item)}
                    onDoubleClick={() => !asked.isMultiple && insert(item)}
                  >
                    {areWords ? (
                      <>
                        <ToolIcon name="clock" size={16} />
                        <span className="tool-browser__words">{title}</span>
                      </>
                    ) : (
                      <Thumbnail item={item} />
                    )}
                  </button>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </div>
  );
}
