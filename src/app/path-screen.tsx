import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { FurtherWords } from '@/components/further-words/further-words';
import { cmsPath } from '@/lib/content-path';
import { screenOf } from '@/lib/screens';
import { ContentPage } from '@/pages/content/content-page';
import { PageSkeleton } from '@/pages/content/page-skeleton';
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

/** What a path names: a screen of the app, on whatever content it stands, or content. */
export function PathScreen() {
  const Screen = screenAt(cmsPath(useLocation().pathname));
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
