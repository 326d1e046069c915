import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { isContentPath } from '@/lib/content-path';
import { dataOf } from '@/lib/remote';
import { useContent } from '@/state/hooks';
import { Breadcrumbs } from './breadcrumbs/breadcrumbs';
import { useBodyClasses } from './body-classes';
import { SiteFooter } from './footer/site-footer';
import { SiteHeader } from './header/site-header';
import { PageProgress } from './progress/page-progress';
import { RouteAnnouncer } from './route-announcer/route-announcer';
import { SkipLinks } from './skip-links/skip-links';
import { Tracking } from './tracking/tracking';
import { useProjectLook } from './use-project-look';
import './style.css';

/** Whether the first page of a visit is still on its way. Later ones are asked for: then the focus must not be lost. */
function useIsFirstWait(): boolean {
  const content = useContent();
  const { pathname } = useLocation();
  const isWaiting = isContentPath(pathname) && content.status !== 'failed' && dataOf(content) === undefined;
  const [isFirstWait, setFirstWait] = useState(isWaiting);
  if (isFirstWait && !isWaiting) setFirstWait(false);
  return isFirstWait;
}

/** What stands around every page. */
export function SiteFrame({ children }: { children: ReactNode }) {
  useBodyClasses();
  useProjectLook();
  const isFirstWait = useIsFirstWait();
  return (
    <>
      <SkipLinks />
      <SiteHeader />
      {/* What waits is replaced, not moved down: name and breadcrumbs of the page may come to stand above it. */}
      <div key={isFirstWait ? 'waiting' : 'page'} className="site-page">
        <Breadcrumbs />
        <main id="main" className="site-page__main" tabIndex={-1}>
          {children}
        </main>
      </div>
      <SiteFooter />
      <PageProgress />
      <RouteAnnouncer />
      <Tracking />
    </>
  );
}
