import { FormattedMessage } from 'react-intl';
import { Icon } from '@/components/icon/icon';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { useLanguage } from '@/i18n/use-language';
import { Logo } from '../logo/logo';
import { MainNavigation } from '../main-navigation/main-navigation';
import { MobileMenu } from '../mobile-menu/mobile-menu';
import { NameRow } from '../name-row/name-row';
import { sitePaths } from '@/site/site-paths';
import { messages } from './messages';
import { ToolBar } from './tool-bar';
import { useCondensed } from './use-condensed';
import './style.css';

/** Below this the full header is still on its way out of the window. */
const fullHeight = 136;

export function SiteHeader() {
  const language = useLanguage();
  const isCondensed = useCondensed(fullHeight);
  return (
    <>
      <header className="site-header" data-condensed={isCondensed}>
        <ToolBar />
        <div className="site-header__row">
          <div className="site-header__content container">
            <Logo />
            <MainNavigation />
            <div className="site-header__tools no-print">
              <UniversalLink to={sitePaths.search[language]} className="site-header__search">
                <Icon name="search" size={20} />
                <span className="site-header__search-text">
                  <FormattedMessage {...messages.search} />
                </span>
              </UniversalLink>
              <MobileMenu />
            </div>
          </div>
        </div>
      </header>
      <NameRow />
    </>
  );
}
