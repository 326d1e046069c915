import { lazy, Suspense, useCallback, type ReactNode } from 'react';
import { isInternal } from '@/api/urls';
import { BlocksProvider } from '@/blocks/blocks-provider';
import { ErrorBoundary } from '@/components/error-views/error-boundary';
import { PrefetchContext } from '@/components/universal-link/prefetch-context';
import { languageFor } from '@/i18n/use-language';
import { cmsPath, isContentPath } from '@/lib/content-path';
import { PrivacySettings } from '@/shell/cookie-banner/privacy-settings';
import { SiteFrame } from '@/shell/frame';
import { sitePaths } from '@/site/site-paths';
import { isWithin } from '@/site/variants/variant';
import { useAppDispatch, useSession } from '@/state/hooks';
import { prefetchPage } from '@/state/open-location';
import { NavigationEffects } from './navigation-effects';
import { SiteMessages, type LoadedMessages } from './site-messages';

const SiteToolbar = lazy(async () => ({ default: (await import('./site-toolbar')).SiteToolbar }));

/** Whether a page is for staff: fetched ahead by a visitor it would only fail. */
function isForStaff(path: string): boolean {
  return Object.values(sitePaths.intranet).some((root) => isWithin(path, root));
}

interface SiteLayoutProps {
  firstMessages: LoadedMessages;
  children: ReactNode;
}

/** What stands round every screen: the page's data, words, header and footer. */
export function SiteLayout({ firstMessages, children }: SiteLayoutProps) {
  const dispatch = useAppDispatch();
  const isVisitor = useSession() === null;
  const prefetch = useCallback(
    (target: string) => {
      const ahead = cmsPath(target.split(/[?#]/, 1)[0] ?? '');
      if (!isInternal(ahead) || !isContentPath(ahead) || (isVisitor && isForStaff(ahead))) return;
      void dispatch(prefetchPage({ path: ahead, language: languageFor(ahead) }));
    },
    [dispatch, isVisitor],
  );
  return (
    <SiteMessages first={firstMessages}>
      <PrefetchContext.Provider value={prefetch}>
        <BlocksProvider>
          <PrivacySettings>
            <SiteFrame>{children}</SiteFrame>
            {!isVisitor && (
              <ErrorBoundary fallback={() => null}>
                <Suspense fallback={null}>
                  <SiteToolbar />
                </Suspense>
              </ErrorBoundary>
            )}
            <NavigationEffects />
          </PrivacySettings>
        </BlocksProvider>
      </PrefetchContext.Provider>
    </SiteMessages>
  );
}
