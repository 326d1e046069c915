import { Navigate, useLocation, type RouteObject } from 'react-router';
import { languageFor } from '@/i18n/use-language';
import { site } from '@/site/site';
import { PageFailure } from './page-failure';
import { PathScreen } from './path-screen';
import { SiteFailure } from './site-failure';
import { SiteLayout } from './site-layout';
import type { LoadedMessages } from './site-messages';

/** `/` opens the visitor's own language and keeps query and hash; without folders of languages it is a page itself. */
function Home() {
  const { search, hash } = useLocation();
  if (!site().languageFolders) return <PathScreen />;
  return <Navigate to={`/${languageFor('/')}${search}${hash}`} replace />;
}

export function createRoutes(firstMessages: LoadedMessages): RouteObject[] {
  const pages: RouteObject[] = [
    { path: '/', element: <Home /> },
    { path: '*', element: <PathScreen /> },
  ];
  return [
    {
      element: <SiteLayout firstMessages={firstMessages} />,
      errorElement: <SiteFailure firstMessages={firstMessages} />,
      children: pages.map((page) => ({ ...page, errorElement: <PageFailure /> })),
    },
  ];
}
