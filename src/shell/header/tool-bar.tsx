import { useContext, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '@/components/icon/icon';
import { WindowContext } from '@/components/media-query/use-media-query';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { useLanguage } from '@/i18n/use-language';
import { useSession } from '@/state/hooks';
import { LanguageSwitcher } from '../language-switcher/language-switcher';
import { messages } from './messages';
import { SitemapTool } from './sitemap-tool';
import { toolsOf } from './tools';

/** Small links above the header; `start` stands at the row's beginning. */
export function ToolBar({ start }: { start?: ReactNode }) {
  const intl = useIntl();
  // In a window of its own the site stands as its visitors see it.
  const isPreview = useContext(WindowContext) !== null;
  const tools = toolsOf(useLanguage(), useSession() !== null && !isPreview);
  return (
    <div className="header-bar no-print">
      <div className="header-bar__content container">
        {start}
        <nav aria-label={intl.formatMessage(messages.tools)}>
          <ul className="header-bar__list">
            {tools.map((tool) => (
              <li key={tool.path}>
                {tool.isOverlay ? (
                  <SitemapTool tool={tool} />
                ) : (
                  <UniversalLink to={tool.path} className="header-bar__link">
                    {tool.icon && <Icon name={tool.icon} size={16} />}
                    <FormattedMessage {...tool.message} />
                  </UniversalLink>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <LanguageSwitcher />
      </div>
    </div>
  );
}
