import { lazy, Suspense, type ComponentType, type LazyExoticComponent } from 'react';
import { useLocation } from 'react-router';
import { cmsPath, screenOf } from '@/lib/content-path';
import { ContentPage } from '@/pages/content/content-page';
import { PageSkeleton } from '@/pages/content/page-skeleton';

const search = lazy(async () => ({ default: (await import('@/pages/search/search-page')).SearchPage }));

/** The screens of the app, fetched when they are first opened, by the name that ends their path. */
const screens: Readonly<Record<string, LazyExoticComponent<ComponentType>>> = {
  login: lazy(async () => ({ default: (await import('@/pages/login/login-page')).LoginPage })),
  logout: lazy(async () => ({ default: (await import('@/pages/logout/logout-page')).LogoutPage })),
  search,
  '@@search': search,
  sitemap: lazy(async () => ({ default: (await import('@/pages/sitemap/sitemap-page')).SitemapPage })),
};

/** What a path names: a screen of the app, on whatever content it stands, or content. */
export function PathScreen() {
  const name = screenOf(cmsPath(useLocation().pathname));
  const Screen = name !== undefined && Object.hasOwn(screens, name) ? screens[name] : undefined;
  // One boundary round both: the page before stays until the screen is there.
  return <Suspense fallback={<PageSkeleton />}>{Screen ? <Screen /> : <ContentPage />}</Suspense>;
}
