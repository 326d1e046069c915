import { Suspense, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { languageFor, useLanguage } from '@/i18n/use-language';
import { LazyMessages, preloadMessages } from '@/components/lazy-messages/lazy-messages';
import { ErrorView } from '@/components/error-views/error-view';
import { cmsPath } from '@/lib/content-path';
import type { RemoteError } from '@/lib/remote';
import { factsOf, type ScreenName } from '@/lib/screens';
import { ContentPage } from '@/pages/content/content-page';
import { PageSkeleton } from '@/pages/content/page-skeleton';
import { site } from '@/site/site';
import { useScreen, useSession } from '@/state/hooks';
import { screenAt } from './screen-components';

const unauthorized: RemoteError = { status: 401, kind: 'http', message: 'Unauthorized' };

interface ScreenSurroundingsProps {
  /** Without a name it is content to which the app adds something. */
  screen: ScreenName | undefined;
  children: ReactNode;
}

/** The words of a screen, and the login before one that needs it. */
function ScreenSurroundings({ screen, children }: ScreenSurroundingsProps) {
  const isVisitor = useSession() === null;
  const language = useLanguage();
  const { forEditors, isEditor, needsLogin } = screen === undefined ? {} : factsOf(screen);
  if (needsLogin && isVisitor) return <ErrorView error={unauthorized} />;
  const isAdministration = forEditors && !isEditor;
  // Both at once; a failure shows where they are needed.
  if (isAdministration) preloadMessages('admin', language).catch(() => undefined);
  // What forms say of their fields is among the words of screens.
  return (
    <LazyMessages part="screen">
      {isAdministration ? <LazyMessages part="admin">{children}</LazyMessages> : children}
    </LazyMessages>
  );
}

/**
 * What a path names: a screen of the app, on whatever content it stands, or content. `/` opens the visitor's own language and
 * keeps query and hash; without folders of languages it is a page itself.
 */
export function PathScreen() {
  const { pathname, search, hash } = useLocation();
  const screen = useScreen();
  const Screen = screenAt(cmsPath(pathname), screen);
  if (pathname === '/' && site().languageFolders)
    return <Navigate to={`/${languageFor('/')}${search}${hash}`} replace />;
  // One boundary round both: the page before stays until the screen is there.
  return (
    <Suspense fallback={<PageSkeleton />}>
      {Screen ? (
        <ScreenSurroundings screen={screen}>
          <Screen />
        </ScreenSurroundings>
      ) : (
        <ContentPage />
      )}
    </Suspense>
  );
}
