import { useIntl } from 'react-intl';
import { Icon } from '@/components/icon/icon';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { useNearest } from '@/state/hooks';
import { menuIcon } from './menu-icon';
import { messages } from './messages';
import { sideEntriesOf } from './side-entries';
import { useDismissed } from './use-dismissed';
import './style.css';

/** Icon links of the institute at the window's edge; on narrow screens a row above the page. */
export function SideMenu() {
  const intl = useIntl();
  const [isDismissed, showAgain] = useDismissed();
  const entries = sideEntriesOf(useNearest());
  if (entries.length === 0) return null;
  return (
    <nav
      className="side-menu no-print"
      aria-label={intl.formatMessage(messages.label)}
      data-dismissed={isDismissed}
    >
      <ul className="side-menu__list">
        {entries.map(({ title, icon, href }, index) => (
          <li key={index} className="side-menu__entry" onPointerEnter={showAgain} onFocus={showAgain}>
            <UniversalLink to={href} className="side-menu__link">
              <Icon name={menuIcon(icon)} />
              <span className="side-menu__title">{title}</span>
            </UniversalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
