import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '@/components/icon/icon';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { useLanguage } from '@/i18n/use-language';
import { useSession } from '@/state/hooks';
import { toolsOf } from '../header/tools';
import { LanguageSwitcher } from '../language-switcher/language-switcher';
import type { MenuEntry } from '../menu/menu-entry';
import { MenuFailure } from '../menu/menu-failure';
import { useMenu } from '../menu/use-menu';
import { CloseButton } from './close-button';
import { MenuLevel } from './menu-level';
import { messages } from './messages';

/** Where the focus goes once another level is drawn: to its title, or to the row that had led away from it. */
type Arrival = { at: 'title' } | { at: 'row'; key: string };

/** Three levels of menu, one at a time; every time the drawer opens it starts at the first. */
export function MenuLevels({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const menu = useMenu();
  const tools = toolsOf(useLanguage(), useSession() !== null);
  const [trail, setTrail] = useState<MenuEntry[]>([]);
  const arrival = useRef<Arrival | null>(null);
  const content = useRef<HTMLDivElement>(null);
  const section = trail.at(-1);
  const above = trail.at(-2);

  useEffect(() => {
    const goal = arrival.current;
    if (!goal) return;
    const place = goal.at === 'row' ? `[data-key="${goal.key}"]` : '[data-title]';
    content.current?.querySelector<HTMLElement>(place)?.focus();
  }, [trail]);

  const enter = (entry: MenuEntry) => {
    arrival.current = { at: 'title' };
    setTrail([...trail, entry]);
  };
  const leave = () => {
    if (section) arrival.current = { at: 'row', key: section.key };
    setTrail(trail.slice(0, -1));
  };

  return (
    <div ref={content} className="drawer__content">
      <div className="drawer__head">
        {section ? (
          <button type="button" className="drawer__back" onClick={leave}>
            <Icon name="arrow-left" />
            {above ? (
              <FormattedMessage {...messages.back} values={{ title: above.title }} />
            ) : (
              <FormattedMessage {...messages.allSections} />
            )}
          </button>
        ) : (
          <p className="drawer__back">
            <FormattedMessage {...messages.title} />
          </p>
        )}
        <CloseButton onClose={onClose} />
      </div>
      <MenuFailure />
      <MenuLevel key={section?.key} section={section} entries={section?.items ?? menu} onEnter={enter} />
      <div className="drawer__tools">
        <nav aria-label={intl.formatMessage(messages.tools)}>
          <ul className="drawer__tool-list">
            {tools.map(({ message, path }) => (
              <li key={path}>
                <UniversalLink to={path} className="drawer__tool">
                  <FormattedMessage {...message} />
                </UniversalLink>
              </li>
            ))}
          </ul>
        </nav>
        <LanguageSwitcher />
      </div>
    </div>
  );
}
