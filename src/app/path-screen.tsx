import { Suspense } from 'react';
import { Navigate, useLocation } from 'react-router';
import { languageFor } from '@/i18n/use-language';
import { FurtherWords } from '@/components/further-words/further-words';
import { cmsPath } from '@/lib/content-path';
import { ContentPage } from '@/pages/content/content-page';
import { PageSkeleton } from '@/pages/content/page-skeleton';
import { site } from '@/site/site';
import { screenAt } from './screen-components';

/**
 * What a path names: a screen of the app, on whatever content it stands, or content. `/` opens the visitor's own language and
 * keeps query and hash; without folders of languages it is a page itself.
 */
export function PathScreen() {
  const { pathname, search, hash } = useLocation();
  const Screen = screenAt(cmsPath(pathname));
  if (pathname === '/' && site().languageFolders)
    return <Navigate to={`/${languageFor('/')}${search}${hash}`} replace />;
  // One boundary round both: the page before stays until the screen is there.
  return (
    <Suspense fallback={<PageSkeleton />}>
      {Screen ? (
        <FurtherWords part="screen">
          <Screen />
        </FurtherWords>
      ) : (
        <ContentPage />
      )}
    </Suspense>
  );
}
