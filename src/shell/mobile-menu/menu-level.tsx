import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '@/components/icon/icon';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { useLanguage } from '@/i18n/use-language';
import { homePath } from '@/site/home-path';
import { isInPath, type MenuEntry } from '../menu/menu-entry';
import { usePresentPath } from '../use-present-path';
import { messages } from './messages';

interface MenuLevelProps {
  /** Whose entries these are; undefined on the first level. */
  section: MenuEntry | undefined;
  entries: readonly MenuEntry[];
  onEnter: (entry: MenuEntry) => void;
}

/** One level of the drawer: the section's name, the link to its overview, then its entries. */
export function MenuLevel({ section, entries, onEnter }: MenuLevelProps) {
  const intl = useIntl();
  const path = usePresentPath();
  const language = useLanguage();
  // The first level's is the home page.
  const overview = section ?? { path: homePath(language), title: intl.formatMessage(messages.home) };
  const rowClass = (entry: MenuEntry) => (isInPath(entry, path) ? 'drawer__row is-in-path' : 'drawer__row');
  return (
    <nav className="drawer__level" aria-label={section?.title ?? intl.formatMessage(messages.title)}>
      {section && (
        <>
          <p className="drawer__kicker">
            <FormattedMessage {...messages.section} />
          </p>
          <h2 className="drawer__title" data-title tabIndex={-1}>
            {section.title}
          </h2>
        </>
      )}
      <ul className="drawer__rows">
        <li>
          <UniversalLink
            to={overview.path}
            className="drawer__row drawer__row--overview"
            aria-current={path === overview.path ? 'page' : undefined}
          >
            <FormattedMessage {...messages.overview} values={{ title: overview.title }} />
            <Icon name="arrow-right" />
          </UniversalLink>
        </li>
        {entries.map((entry) => (
          <li key={entry.key}>
            {entry.items.length > 0 ? (
              <button
                type="button"
                className={rowClass(entry)}
                data-key={entry.key}
                aria-label={intl.formatMessage(messages.showItems, { title: entry.title })}
                onClick={() => onEnter(entry)}
              >
                {entry.title}
                <Icon name="chevron-right" size={16} />
              </button>
            ) : (
              <UniversalLink
                to={entry.path}
                className={rowClass(entry)}
                aria-current={path === entry.path ? 'page' : undefined}
              >
                {entry.title}
              </UniversalLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
