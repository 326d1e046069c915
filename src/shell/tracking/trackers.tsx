import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useConsent } from '@/components/consent-gate/consent';
import { isPreviewPath } from '@/lib/preview-path';
import { factsOf, type ScreenName } from '@/lib/screens';
import { site } from '@/site/site';
import { variant } from '@/site/variants/variant';
import { useScreen, useSettings } from '@/state/hooks';
import { useShownPage } from '../use-shown-page';
import { etracker } from './etracker';
import { matomo } from './matomo';
import type { Tracker } from './tracker';
import { etrackerAccount, matomoBase, matomoSite } from './tracking-config';

/** Content, and those screens of the app whose addresses hold nothing that is nobody else's business. */
function isCounted(screen: ScreenName | undefined): boolean {
  return screen === undefined || factsOf(screen).isCounted === true;
}

/** Counts every page that is shown, once; gives up when it goes. `account` is null where nothing is to be counted. */
function usePageViews(tracker: Tracker, service: string, account: string | null): void {
  const page = useShownPage();
  const screen = useScreen();
  const { search } = useLocation();
  const counted = useRef({ page: '', url: '' });

  useEffect(() => {
    if (page === null || account === null || !isCounted(screen) || isPreviewPath(page)) return;
    const shown = `${page}${search}`;
    if (counted.current.page === shown) return;
    const url = `${window.location.origin}${shown}`;
    tracker.count({ service, account, url, title: document.title, referrer: counted.current.url });
    counted.current = { page: shown, url };
  }, [tracker, service, account, page, screen, search]);

  useEffect(() => () => tracker.withdraw(), [tracker]);
}

function Matomo({ base }: { base: string }) {
  usePageViews(matomo, base, matomoSite(useSettings()?.matomo_id));
  return null;
}

function Etracker({ account }: { account: string }) {
  usePageViews(etracker, 'https://code.etracker.com/', account);
  return null;
}

/** Each of the services that the site names, while the visitor allows it. */
export function Trackers() {
  const { matomoUrl, etrackerCode } = site();
  const mayMatomo = useConsent('tracking');
  const mayEtracker = useConsent('etracker');
  const base = matomoBase(matomoUrl);
  const account = etrackerAccount(etrackerCode);
  const hasEtracker = variant().consentModules.some(({ name }) => name === 'etracker');
  return (
    <>
      {mayMatomo && base !== null ? <Matomo base={base} /> : null}
      {mayEtracker && hasEtracker && account !== null ? <Etracker account={account} /> : null}
    </>
  );
}
