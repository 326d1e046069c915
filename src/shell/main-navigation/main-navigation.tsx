import { useIntl } from 'react-intl';
import { MenuFailure } from '../menu/menu-failure';
import { isInPath } from '../menu/menu-entry';
import { useMenu } from '../menu/use-menu';
import { usePresentPath } from '../use-present-path';
import { MainEntry } from './main-entry';
import { messages } from './messages';
import { useOpenEntry } from './use-open-entry';
import './style.css';

// The same on every page, and so drawn once.
const failure = <MenuFailure />;

/** The top entries of the site with a panel of two further levels each. */
export function MainNavigation() {
  const intl = useIntl();
  const menu = useMenu();
  const path = usePresentPath();
  const { open, change, openSoon, closeSoon } = useOpenEntry();
  const isOpen = menu.some(({ key, items }) => key === open && items.length > 0);
  return (
    <nav
      id="navigation"
      className="main-navigation no-print"
      aria-label={intl.formatMessage(messages.label)}
      tabIndex={-1}
    >
      {failure}
      {/* Beside the entries: a pointer on it has left them. */}
      {isOpen && <div className="shell-panel__overlay" onClick={() => change(null)} aria-hidden="true" />}
      <ul className="main-navigation__list">
        {menu.map((entry) => (
          <MainEntry
            key={entry.key}
            entry={entry}
            isPresent={path === entry.path}
            isInPath={isInPath(entry, path)}
            isOpen={open === entry.key}
            onChange={change}
            onOpenSoon={openSoon}
            onCloseSoon={closeSoon}
          />
        ))}
      </ul>
    </nav>
  );
}
