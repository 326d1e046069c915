import type { ReactNode } from 'react';
import { AfterPaint } from '@/components/pieces/after-paint';
import { BodyMarks } from './body-marks';
import { SiteFooter } from './footer/site-footer';
import { SiteHeader } from './header/site-header';
import { PageArea } from './page-area';
import { PageProgress } from './progress/page-progress';
import { RouteAnnouncer } from './route-announcer/route-announcer';
import { SkipLinks } from './skip-links/skip-links';
import { Tracking } from './tracking/tracking';
import './style.css';

/** What stands around every page. It hears of no page itself: another one is drawn within it. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLinks />
      <SiteHeader />
      <PageArea>{children}</PageArea>
      <AfterPaint>
        <SiteFooter />
      </AfterPaint>
      <PageProgress />
      <RouteAnnouncer />
      <Tracking />
      <BodyMarks />
    </>
  );
}
