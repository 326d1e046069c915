import { FormattedMessage } from 'react-intl';
import { Icon } from '@/components/icon/icon';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { useLanguage } from '@/i18n/use-language';
import { sitePaths } from '@/site/site-paths';
import { Logo } from '../logo/logo';
import { MainNavigation } from '../main-navigation/main-navigation';
import { MobileMenu } from '../mobile-menu/mobile-menu';
import { messages } from './messages';
import { ToolBar } from './tool-bar';

interface PortalHeaderProps {
  isCondensed: boolean;
  /** A row of the place below it takes over while one scrolls down. */
  hasPlace: boolean;
}

export function PortalHeader({ isCondensed, hasPlace }: PortalHeaderProps) {
  const language = useLanguage();
  return (
    <header className="site-header" data-condensed={isCondensed} data-place={hasPlace}>
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
  );
}
