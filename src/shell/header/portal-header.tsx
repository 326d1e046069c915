import { Logo } from '../logo/logo';
import { MainNavigation } from '../main-navigation/main-navigation';
import { MobileMenu } from '../mobile-menu/mobile-menu';
import { SearchTool } from './search-tool';
import { ToolBar } from './tool-bar';

// The same whether one scrolls or not, and so drawn once.
const toolBar = <ToolBar />;
const row = (
  <div className="site-header__row">
    <div className="site-header__content container">
      <Logo />
      <MainNavigation />
      <div className="site-header__tools no-print">
        <SearchTool />
        <MobileMenu />
      </div>
    </div>
  </div>
);

interface PortalHeaderProps {
  isCondensed: boolean;
  /** A row of the place below it takes over while one scrolls down. */
  hasPlace: boolean;
}

export function PortalHeader({ isCondensed, hasPlace }: PortalHeaderProps) {
  return (
    <header className="site-header" data-condensed={isCondensed} data-place={hasPlace}>
      {toolBar}
      {row}
    </header>
  );
}
