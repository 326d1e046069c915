import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '@/components/icon/icon';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { useLanguage } from '@/i18n/use-language';
import { useSession } from '@/state/hooks';
import { LanguageSwitcher } from '../language-switcher/language-switcher';
import { messages } from './messages';
import { toolsOf } from './tools';

/** Small links above the header; `start` stands at the row's beginning. */
export function ToolBar({ start }: { start?: ReactNode }) {
  const intl = useIntl();
  const tools = toolsOf(useLanguage(), useSession() !== null);
  return (
    <div className="tool-bar no-print">
      <div className="tool-bar__content container">
        {start}
        <nav aria-label={intl.formatMessage(messages.tools)}>
          <ul className="tool-bar__list">
            {tools.map(({ message, path, icon }) => (
              <li key={path}>
                <UniversalLink to={path} className="tool-bar__link">
                  {icon && <Icon name={icon} size={16} />}
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
