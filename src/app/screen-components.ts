import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { ScreenName } from '@/lib/screens';
import { sitePaths } from '@/site/site-paths';

type LazyScreen = LazyExoticComponent<ComponentType>;

const search = lazy(async () => ({ default: (await import('@/pages/search/search-page')).SearchPage }));

/** The screens of the app, fetched when they are first opened. */
export const screenComponents: Readonly<Record<ScreenName, LazyScreen>> = {
  '@cart': lazy(async () => ({ default: (await import('@/pages/cart/cart-page')).CartPage })),
  '@cart-checkout': lazy(async () => ({
    default: (await import('@/pages/checkout/checkout-page')).CheckoutPage,
  })),
  contents: lazy(async () => ({ default: (await import('@/admin/contents/contents-page')).ContentsPage })),
  controlpanel: lazy(async () => ({
    default: (await import('@/admin/control-panel/control-panel-page')).ControlPanelPage,
  })),
  delete: lazy(async () => ({ default: (await import('@/admin/delete/delete-page')).DeletePage })),
  history: lazy(async () => ({ default: (await import('@/admin/history/history-page')).HistoryPage })),
  sharing: lazy(async () => ({ default: (await import('@/admin/sharing/sharing-page')).SharingPage })),
  add: lazy(async () => ({ default: (await import('@/editor/screens/edit-page')).AddPage })),
  edit: lazy(async () => ({ default: (await import('@/editor/screens/edit-page')).EditPage })),
  'links-to-item': lazy(async () => ({
    default: (await import('@/admin/links-to-item/links-to-item-page')).LinksToItemPage,
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
const pages: Readonly<Record<string, LazyScreen>> = {
  [sitePaths.institutes.de]: institutes,
  [sitePaths.institutes.en]: institutes,
};

/** What the app itself shows at a path, a screen or more than content; undefined where that is content alone. */
export function screenAt(path: string, screen: ScreenName | undefined): LazyScreen | undefined {
  if (screen !== undefined) return screenComponents[screen];
  return Object.hasOwn(pages, path) ? pages[path] : undefined;
}
