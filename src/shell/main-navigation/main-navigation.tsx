import { useIntl } from 'react-intl';
import { MenuFailure } from '../menu/menu-failure';
import { useMenu } from '../menu/use-menu';
import { MainEntry } from './main-entry';
import { messages } from './messages';
import { useOpenEntry } from './use-open-entry';
import './style.css';

/** The top entries of the site with a panel of two further levels each. */
export function MainNavigation() {
  const intl = useIntl();
  const menu = useMenu();
  const { open, change, openSoon, closeSoon } = useOpenEntry();
  const isOpen = menu.some(({ key, items }) => key === open && items.length > 0);
  return (
    <nav
      id="navigation"
      className="main-navigation no-print"
      aria-label={intl.formatMessage(messages.label)}
      tabIndex={-1}
    >
      <MenuFailure />
      {/* Beside the entries: a pointer on it has left them. */}
      {isOpen && <div className="shell-panel__veil" onClick={() => change(null)} aria-hidden="true" />}
      <ul className="main-navigation__list">
        {menu.map((entry) => (
          <MainEntry
            key={entry.key}
            entry={entry}
            isOpen={open === entry.key}
            onOpen={() => change(entry.key)}
            onOpenSoon={() => openSoon(entry.key)}
            onClose={() => change(null)}
            onCloseSoon={closeSoon}
          />
        ))}
      </ul>
    </nav>
  );
}
