import { lazy, Suspense } from 'react';
import { useConsent } from '@/components/consent-gate/consent';
import { ErrorBoundary } from '@/components/error-views/error-boundary';
import { site } from '@/site/site';

const Trackers = lazy(async () => ({ default: (await import('./trackers')).Trackers }));

/** Counts page views, where the site has somebody who counts them and the visitor agreed. Fetched only then. */
export function Tracking() {
  const { matomoUrl, etrackerCode } = site();
  const mayMatomo = useConsent('tracking') && matomoUrl !== '';
  const mayEtracker = useConsent('etracker') && etrackerCode !== '';
  if (!mayMatomo && !mayEtracker) return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>
        <Trackers />
      </Suspense>
    </ErrorBoundary>
  );
}
