import { FormattedMessage } from 'react-intl';
import { ArrowLink } from '@/components/arrow-link/arrow-link';
import { Icon } from '@/components/icon/icon';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { isInPath, type MenuEntry } from '../menu/menu-entry';
import { usePresentPath } from '../use-present-path';
import { messages } from './messages';
import '../panel.css';

interface NavigationPanelProps {
  id: string;
  entry: MenuEntry;
  onClose: () => void;
  onFollow: () => void;
}

/** What lies below a top entry: its overview at the left, two levels in three columns at the right. */
export function NavigationPanel({ id, entry, onClose, onFollow }: NavigationPanelProps) {
  const path = usePresentPath();
  const state = (item: MenuEntry) => (isInPath(item, path) ? ' is-in-path' : '');
  return (
    <div id={id} className="shell-panel navigation-panel">
      <div className="navigation-panel__content container">
        <div className="navigation-panel__head">
          <h2 className="navigation-panel__title">{entry.title}</h2>
          {entry.description !== '' && <p className="navigation-panel__text">{entry.description}</p>}
          <ArrowLink
            to={entry.path}
            title={<FormattedMessage {...messages.overview} values={{ title: entry.title }} />}
            onClick={onFollow}
          />
          <button type="button" className="button button--outline button--small" onClick={onClose}>
            <Icon name="close" size={16} />
            <FormattedMessage {...messages.close} />
          </button>
        </div>
        <ul className="navigation-panel__sections">
          {entry.items.map((section) => (
            <li key={section.key} className="navigation-panel__section">
              <UniversalLink
                to={section.path}
                className={`navigation-panel__heading${state(section)}`}
                aria-current={path === section.path ? 'page' : undefined}
                onClick={onFollow}
              >
                {section.title}
                <Icon name="arrow-right" />
              </UniversalLink>
              {section.items.length > 0 && (
                <ul className="navigation-panel__list">
                  {section.items.map((item) => (
                    <li key={item.key}>
                      <UniversalLink
                        to={item.path}
                        className={`navigation-panel__link${state(item)}`}
                        aria-current={path === item.path ? 'page' : undefined}
                        onClick={onFollow}
                      >
                        {item.title}
                      </UniversalLink>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
