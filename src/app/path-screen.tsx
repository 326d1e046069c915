import { lazy, Suspense, type ComponentType, type LazyExoticComponent } from 'react';
import { useLocation } from 'react-router';
import { FurtherWords } from '@/components/further-words/further-words';
import { cmsPath, screenOf } from '@/lib/content-path';
import { ContentPage } from '@/pages/content/content-page';
import { PageSkeleton } from '@/pages/content/page-skeleton';
import { sitePaths } from '@/site/site-paths';

const search = lazy(async () => ({ default: (await import('@/pages/search/search-page')).SearchPage }));

/** The screens of the app, fetched when they are first opened, by the name that ends their path. */
const screens: Readonly<Record<string, LazyExoticComponent<ComponentType>>> = {
  '@cart': lazy(async () => ({ default: (await import('@/pages/cart/cart-page')).CartPage })),
  '@cart-checkout': lazy(async () => ({
    default: (await import('@/pages/checkout/checkout-page')).CheckoutPage,
  })),
  contents: lazy(async () => ({ default: (await import('@/pages/contents/contents-page')).ContentsPage })),
  controlpanel: lazy(async () => ({
    default: (await import('@/pages/control-panel/control-panel-page')).ControlPanelPage,
  })),
  'links-to-item': lazy(async () => ({
    default: (await import('@/pages/links-to-item/links-to-item-page')).LinksToItemPage,
  })),
  login: lazy(async () => ({ default: (await import('@/pages/login/login-page')).LoginPage })),
  logout: lazy(async () => ({ default: (await import('@/pages/logout/logout-page')).LogoutPage })),
  passwordreset: lazy(async () => ({
    default: (await import('@/pages/password-reset/password-reset-page')).PasswordResetPage,
  })),
  profil: lazy(async () => ({
    default: (await import('@/pages/profile-redirect/profile-redirect')).ProfileRedirect,
  })),
  search,
  'search-old': lazy(async () => ({
    default: (await import('@/pages/search-old/search-old-page')).SearchOldPage,
  })),
  '@@search': search,
  sitemap: lazy(async () => ({ default: (await import('@/pages/sitemap/sitemap-page')).SitemapPage })),
  'unlock-form': lazy(async () => ({ default: (await import('@/pages/unlock/unlock-page')).UnlockPage })),
};

const institutes = lazy(async () => ({
  default: (await import('@/pages/institutes/institutes-page')).InstitutesPage,
}));

/** Content pages to which the app adds something of its own, by their paths. */
const pages: Readonly<Record<string, LazyExoticComponent<ComponentType>>> = {
  [sitePaths.institutes.de]: institutes,
  [sitePaths.institutes.en]: institutes,
};

function screenAt(path: string): LazyExoticComponent<ComponentType> | undefined {
  const name = screenOf(path);
  if (name !== undefined) return Object.hasOwn(screens, name) ? screens[name] : undefined;
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
