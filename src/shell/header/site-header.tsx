import { Suspense } from 'react';
import { OwnRows, SpecialProjectHeader } from '../own-parts/own-parts';
import { PortalHeader } from './portal-header';
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
        <Suspense fallback={null}>
          <SpecialProjectHeader project={header.owner} isCondensed={isCondensed} />
        </Suspense>
      ) : (
        <PortalHeader isCondensed={isCondensed} hasPlace={header.kind !== 'default'} />
      )}
      {header.kind === 'default' ? null : (
        <Suspense fallback={null}>
          <OwnRows header={header} isCondensed={isCondensed} />
        </Suspense>
      )}
    </>
  );
}
