import type { ComponentType } from 'react';
import { Navigate, useLocation, type RouteObject } from 'react-router';
import { languageFor } from '@/i18n/use-language';
import { ContentPage } from '@/pages/content/content-page';
import { PageFailure } from './page-failure';
import { SiteLayout } from './site-layout';
import { SiteMessages, type LoadedMessages } from './site-messages';

/** `/` opens the visitor's own language and keeps query and hash. */
function HomeRedirect() {
  const { search, hash } = useLocation();
  return <Navigate to={`/${languageFor('/')}${search}${hash}`} replace />;
}

/**
 * A screen that is fetched when it is first opened. The router keeps silent where that fails, so the failure is thrown
 * as if the screen itself had failed.
 */
function lazyScreen(fetchScreen: () => Promise<ComponentType>) {
  return async () => {
    try {
      return { Component: await fetchScreen() };
    } catch (error) {
      const Failed = (): never => {
        throw error;
      };
      return { Component: Failed };
    }
  };
}

const login = lazyScreen(async () => (await import('@/pages/login/login-page')).LoginPage);
const logout = lazyScreen(async () => (await import('@/pages/logout/logout-page')).LogoutPage);
const search = lazyScreen(async () => (await import('@/pages/search/search-page')).SearchPage);
const sitemap = lazyScreen(async () => (await import('@/pages/sitemap/sitemap-page')).SitemapPage);

/** Screens of the app, each at the site root and below a language. All other paths are content. */
const screens: RouteObject[] = ['', '/:language'].flatMap((prefix) => [
  { path: `${prefix}/login`, lazy: login },
  { path: `${prefix}/logout`, lazy: logout },
  { path: `${prefix}/search`, lazy: search },
  { path: `${prefix}/@@search`, lazy: search },
  { path: `${prefix}/sitemap`, lazy: sitemap },
]);

export function createRoutes(firstMessages: LoadedMessages): RouteObject[] {
  const pages: RouteObject[] = [
    { path: '/', element: <HomeRedirect /> },
    ...screens,
    { path: '*', element: <ContentPage /> },
  ];
  return [
    {
      element: <SiteLayout firstMessages={firstMessages} />,
      errorElement: (
        <SiteMessages first={firstMessages}>
          <PageFailure />
        </SiteMessages>
      ),
      // A screen's first visit waits for its part of the site; the frame round it is not there yet either.
      hydrateFallbackElement: <></>,
      children: pages.map((page) => ({ ...page, errorElement: <PageFailure /> })),
    },
  ];
}
