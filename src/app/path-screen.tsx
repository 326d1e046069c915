import { lazy, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router';
import { languageFor } from '@/i18n/use-language';
import { FurtherWords } from '@/components/further-words/further-words';
import { cmsPath } from '@/lib/content-path';
import { screenOf } from '@/lib/screens';
import { ContentPage } from '@/pages/content/content-page';
import { PageSkeleton } from '@/pages/content/page-skeleton';
import { site } from '@/site/site';
import { sitePaths } from '@/site/site-paths';
import { screenComponents, type LazyScreen } from './screen-components';

const institutes = lazy(async () => ({
  default: (await import('@/pages/institutes/institutes-page')).InstitutesPage,
}));

/** Content pages to which the app adds something of its own, by their paths. */
const pages: Readonly<Record<string, LazyScreen>> = {
  [sitePaths.institutes.de]: institutes,
  [sitePaths.institutes.en]: institutes,
};

function screenAt(path: string): LazyScreen | undefined {
  const name = screenOf(path);
  if (name !== undefined) return screenComponents[name];
  return Object.hasOwn(pages, path) ? pages[path] : undefined;
}

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
