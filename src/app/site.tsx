import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { ErrorBoundary } from '@/components/error-views/error-boundary';
import { useAppDispatch } from '@/state/hooks';
import { pages } from '@/state/pages';
import { PageFailure } from './page-failure';
import { PathScreen } from './path-screen';
import { SiteLayout } from './site-layout';
import { SiteMessages, type LoadedMessages } from './site-messages';

interface SiteProps {
  firstMessages: LoadedMessages;
}

/** The site below its store and its router. What could not be drawn has a new chance at the next location. */
export function Site({ firstMessages }: SiteProps) {
  const { key } = useLocation();
  return (
    <ErrorBoundary
      resetKey={key}
      fallback={(error) => <SiteFailure firstMessages={firstMessages} error={error} />}
    >
      <SiteLayout firstMessages={firstMessages}>
        <ErrorBoundary resetKey={key} fallback={(error) => <PageFailure error={error} />}>
          <PathScreen />
        </ErrorBoundary>
      </SiteLayout>
    </ErrorBoundary>
  );
}

/** Stands in the whole site's place when what stands round every page could not be drawn. */
function SiteFailure({ firstMessages, error }: SiteProps & { error: Error }) {
  const dispatch = useAppDispatch();
  // Otherwise header and footer would fail again over the same data, before another page's can arrive.
  useEffect(() => void dispatch(pages.reset()), [dispatch]);
  return (
    <SiteMessages first={firstMessages}>
      <PageFailure error={error} />
    </SiteMessages>
  );
}
