import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { screens, type ScreenName } from '@/lib/screens';
import { sitePaths } from '@/site/site-paths';
import type { EditorsScreen } from './editors-screens';

type LazyScreen = LazyExoticComponent<ComponentType>;

const search = lazy(async () => ({ default: (await import('@/pages/search/search-page')).SearchPage }));

const forEditors = (name: EditorsScreen): LazyScreen =>
  lazy(async () => ({ default: await (await import('./editors-screens')).loadEditorsScreen(name) }));

const forVisitors: Readonly<Partial<Record<ScreenName, LazyScreen>>> = {
  '@cart': lazy(async () => ({ default: (await import('@/pages/cart/cart-page')).CartPage })),
  '@cart-checkout': lazy(async () => ({
    default: (await import('@/pages/checkout/checkout-page')).CheckoutPage,
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

const isForEditors = (name: string): name is EditorsScreen => !Object.hasOwn(forVisitors, name);

/** The screens of the app, fetched when they are first opened. Those that are not visitors' are editors'. */
export const screenComponents = {
  ...forVisitors,
  ...Object.fromEntries(
    Object.keys(screens)
      .filter(isForEditors)
      .map((name) => [name, forEditors(name)]),
  ),
} as Readonly<Record<ScreenName, LazyScreen>>;

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
