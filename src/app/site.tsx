import { useEffect } from 'react';
import { PathLanguage } from '@/i18n/path-language';
import { useAppDispatch } from '@/state/hooks';
import { pages } from '@/state/pages';
import { LocationBoundary } from './location-boundary';
import { PageFailure } from './page-failure';
import { PathScreen } from './path-screen';
import { SiteLayout } from './site-layout';
import { SiteMessages, type LoadedMessages } from './site-messages';

interface SiteProps {
  firstMessages: LoadedMessages;
}

/** The site below its store and its router; of the address only those parts hear that are drawn from it. */
export function Site({ firstMessages }: SiteProps) {
  return (
    <PathLanguage>
      <LocationBoundary fallback={(error) => <SiteFailure firstMessages={firstMessages} error={error} />}>
        <SiteLayout firstMessages={firstMessages}>
          <LocationBoundary fallback={(error) => <PageFailure error={error} />}>
            <PathScreen />
          </LocationBoundary>
        </SiteLayout>
      </LocationBoundary>
    </PathLanguage>
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
