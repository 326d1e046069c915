import {
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { pageFacts } from '@/api/page-facts';
import type { AnyContent } from '@/api/types/any-content';
import { flatten } from '@/api/urls';
import { PageBody } from '@/pages/content/page-body';
import { PageTrail } from '@/shell/breadcrumbs/breadcrumbs';
import { SiteFooter } from '@/shell/footer/site-footer';
import { SiteHeader } from '@/shell/header/site-header';
import { PreviewContext } from '@/state/preview';
import { useScreenPlace } from '@/shell/use-screen-place';
import { usePageDocument } from '../../document/hooks';
import { namesShape } from '../../session/data';
import { useEditSession } from '../../session/edit-session';
import type { OpenedPage } from '../../session/opened-page';
import { wayTo } from './way-to';

/** The page being edited as it would be fetched; what stands round it is that of the page as it is stored. */
function usePreviewedContent(page: OpenedPage): AnyContent {
  const document = usePageDocument();
  const { server } = useEditSession();
  const path = server.path() ?? page.path;
  const subscribe = useCallback(
    (listener: () => void) => document.subscribe('content', '', listener),
    [document],
  );
  const version = useDeferredValue(useSyncExternalStore(subscribe, document.version));
  const place = useScreenPlace();
  return useMemo(() => {
    const written = document.toContent();
    const around =
      place && flatten(pageFacts(place)['@id']) === page.path
        ? {
            ...place['@components'],
            breadcrumbs: wayTo(page, place, namesShape.read(written)),
          }
        : {};
    const content: unknown = {
      '@id': path,
      '@type': page.type,
      ...written,
      '@components': around,
    };
    return { version, content: content as AnyContent }.content;
  }, [document, page, path, place, version]);
}

/**
 * What visitors are shown, each part where it stands for them: header and footer are looked at only, the page can be used as
 * they would, unless it is inert too.
 */
export function PreviewedPage({ page, isInert }: { page: OpenedPage; isInert: boolean }) {
  const content = usePreviewedContent(page);
  const isNew = useEditSession().server.path() === undefined;
  const [search, setSearch] = useState(() => new URLSearchParams());
  const preview = useMemo(() => ({ isNew, search, setSearch }), [isNew, search]);
  const body = useRef<HTMLDivElement>(null);
  const around = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const part of around.current?.children ?? [])
      part.toggleAttribute('inert', isInert || part !== body.current);
  });
  return (
    <div id="root" ref={around}>
      <SiteHeader />
      <div ref={body} className="site-page">
        <PageTrail content={content} />
        <div className="site-page__main">
          <PreviewContext.Provider value={preview}>
            <PageBody content={content} />
          </PreviewContext.Provider>
        </div>
      </div>
      <SiteFooter />
    </div>
  );
}
