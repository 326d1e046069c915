import { useCallback, useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import { pageFacts } from '@/api/page-facts';
import type { AnyContent } from '@/api/types/any-content';
import { flatten } from '@/api/urls';
import { PageBody } from '@/pages/content/page-body';
import { SiteHeader } from '@/shell/header/site-header';
import { useScreenPlace } from '@/shell/use-screen-place';
import { usePageDocument } from '../../document/hooks';
import type { OpenedPage } from '../opened-page';

/** The page being edited as it would be fetched; what stands round it is that of the page as it is stored. */
function usePreviewedContent(page: OpenedPage): AnyContent {
  const document = usePageDocument();
  const subscribe = useCallback(
    (listener: () => void) => document.subscribe('content', '', listener),
    [document],
  );
  const version = useDeferredValue(useSyncExternalStore(subscribe, document.version));
  const place = useScreenPlace();
  return useMemo(() => {
    const around = place && flatten(pageFacts(place)['@id']) === page.path ? place['@components'] : {};
    const content: unknown = {
      '@id': page.path,
      '@type': page.type,
      ...document.toContent(),
      '@components': around,
    };
    return { version, content: content as AnyContent }.content;
  }, [document, page, place, version]);
}

/** What visitors are shown: the header is looked at only, the page can be used as they would. */
export function PreviewedPage({ page }: { page: OpenedPage }) {
  const content = usePreviewedContent(page);
  return (
    <>
      <div {...{ inert: '' }}>
        <SiteHeader />
      </div>
      <div className="site-page">
        <div className="site-page__main">
          <PageBody content={content} />
        </div>
      </div>
    </>
  );
}
