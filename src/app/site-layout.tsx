import { useCallback } from 'react';
import { Outlet, useLocation } from 'react-router';
import { flatten, isInternal } from '@/api/urls';
import { BlocksProvider } from '@/blocks/blocks-provider';
import { PrefetchContext } from '@/components/universal-link/prefetch-context';
import { languageFor } from '@/i18n/use-language';
import { cmsPath, isContentPath } from '@/lib/content-path';
import { decodedPath } from '@/lib/decoded';
import { dataOf } from '@/lib/remote';
import { PrivacySettings } from '@/shell/cookie-banner/privacy-settings';
import { SiteFrame } from '@/shell/frame';
import { sitePaths } from '@/site/site-paths';
import { useAppDispatch, useAppSelector, useContent, useSession } from '@/state/hooks';
import { prefetchPage } from '@/state/open-page';
import { SiteMessages, type LoadedMessages } from './site-messages';
import { useFreshMenus } from './use-fresh-menus';
import { usePageData } from './use-page-data';
import { useScrollAndFocus } from './use-scroll-and-focus';
import { useSessionRenewal } from './use-session-renewal';

/** Whether what the present location names is on the screen, be it its content or its failure. */
function useIsShown(): boolean {
  const path = cmsPath(useLocation().pathname);
  const isAsked = useAppSelector((state) => state.pageLoad.location?.path === path);
  const remote = useContent();
  const content = dataOf(remote);
  if (!isContentPath(path)) return true;
  if (remote.status === 'failed') return isAsked;
  return content !== undefined && flatten(content['@id']) === decodedPath(path);
}

/** Whether a page is for staff: fetched ahead by a visitor it would only fail. */
function isForStaff(path: string): boolean {
  return Object.values(sitePaths.intranet).some((root) => path === root || path.startsWith(`${root}/`));
}

/** What stands round every screen: the page's data, words, header and footer. */
export function SiteLayout({ firstMessages }: { firstMessages: LoadedMessages }) {
  const dispatch = useAppDispatch();
  const isVisitor = useSession() === null;
  usePageData();
  useSessionRenewal();
  useFreshMenus();
  useScrollAndFocus(useIsShown());
  const prefetch = useCallback(
    (target: string) => {
      const path = cmsPath(target.split(/[?#]/, 1)[0] ?? '');
      if (!isInternal(path) || !isContentPath(path) || (isVisitor && isForStaff(path))) return;
      void dispatch(prefetchPage({ path, language: languageFor(path) }));
    },
    [dispatch, isVisitor],
  );
  return (
    <SiteMessages first={firstMessages}>
      <PrefetchContext.Provider value={prefetch}>
        <BlocksProvider>
          <PrivacySettings>
            <SiteFrame>
              <Outlet />
            </SiteFrame>
          </PrivacySettings>
        </BlocksProvider>
      </PrefetchContext.Provider>
    </SiteMessages>
  );
}
