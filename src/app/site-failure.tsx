import { useEffect } from 'react';
import { useAppDispatch } from '@/state/hooks';
import { pages } from '@/state/pages';
import { PageFailure } from './page-failure';
import { SiteMessages, type LoadedMessages } from './site-messages';

/** Stands in the whole site's place when what stands round every page could not be drawn. */
export function SiteFailure({ firstMessages }: { firstMessages: LoadedMessages }) {
  const dispatch = useAppDispatch();
  // Otherwise header and footer would fail again over the same data, before another page's can arrive.
  useEffect(() => void dispatch(pages.reset()), [dispatch]);
  return (
    <SiteMessages first={firstMessages}>
      <PageFailure />
    </SiteMessages>
  );
}
