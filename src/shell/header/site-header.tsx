import { NameRow } from '../name-row/name-row';
import { OwnNavigation } from '../own-navigation/own-navigation';
import { SideMenu } from '../side-menu/side-menu';
import { PortalHeader } from './portal-header';
import { SpecialProjectHeader } from './special-project-header';
import { useCondensed } from './use-condensed';
import { useHeaderVariant } from './use-header-variant';
import './style.css';

/** Below this the full header is still on its way out of the window. */
const fullHeight = 136;

/** The head of every page: the portal's own or a special project's, then what belongs to the place one is in. */
export function SiteHeader() {
  const header = useHeaderVariant();
  const isCondensed = useCondensed(fullHeight);
  const isSpecial = header.kind === 'special-project';
  return (
    <>
      {isSpecial ? (
        <SpecialProjectHeader project={header.owner} isCondensed={isCondensed} />
      ) : (
        <PortalHeader isCondensed={isCondensed} hasPlace={header.kind !== 'default'} />
      )}
      <NameRow header={header} />
      {header.kind === 'default' ? null : (
        <OwnNavigation kind={header.kind} place={header.owner} isCondensed={isCondensed} />
      )}
      <SideMenu />
    </>
  );
}
