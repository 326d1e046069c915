import { render, type RenderResult } from '@testing-library/react';
import Cookies from 'js-cookie';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { PathLanguage } from '@/i18n/path-language';
import type { AnyContent } from '@/api/types/any-content';
import { sessionCookie } from '@/lib/session-token';
import type { Language } from '@/lib/language';
import { configureSite } from '@/site/site';
import type { SiteConfig } from '@/site/site-config';
import { createStore, type AppStore } from '@/state/store';
import { showPage } from './show-page';
// Blocks that are fetched stand at once, as on a page that has come.
import './all-blocks';
import './own-parts';
import deBlocks from 'virtual:messages/de/block';
import deScreens from 'virtual:messages/de/screen';
import deViews from 'virtual:messages/de/view';
import de from 'virtual:messages/de/visitor';
import enBlocks from 'virtual:messages/en/block';
import enScreens from 'virtual:messages/en/screen';
import enViews from 'virtual:messages/en/view';
import en from 'virtual:messages/en/visitor';

const words = {
  de: { ...de, ...deBlocks, ...deScreens, ...deViews },
  en: { ...en, ...enBlocks, ...enScreens, ...enViews },
};

export interface RenderOptions {
  /** Path of the page, its language prefix included. */
  path?: string;
  language?: Language;
  /** Logs somebody in: this token lies in its cookie, or one of an editor that no server has given. */
  session?: boolean | string;
  /** The page that is shown. */
  content?: AnyContent;
  site?: Partial<SiteConfig>;
}

function encode(part: object): string {
  return btoa(JSON.stringify(part)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** A token as `@login` gives it, valid for an hour; its signature is not looked at in the browser. */
export function makeToken(userId: string, secondsLeft = 3600): string {
  const exp = Math.floor(Date.now() / 1000) + secondsLeft;
  return `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ sub: userId, exp, fullname: 'Erika Beispiel' })}.signature`;
}

/** Renders a part of the site with all that stands around it: store, messages, router, configuration. */
export function renderWithSite(
  ui: ReactNode,
  { path = '/de/seite', language = 'de', session = false, content, site }: RenderOptions = {},
): RenderResult & { store: AppStore; router: ReturnType<typeof createMemoryRouter> } {
  configureSite(site ?? {});
  if (session) Cookies.set(sessionCookie, session === true ? makeToken('editor') : session, { path: '/' });
  else Cookies.remove(sessionCookie, { path: '/' });
  const store = createStore();
  if (content) showPage(store, content, path);
  const router = createMemoryRouter([{ path: '*', element: <PathLanguage>{ui}</PathLanguage> }], {
    initialEntries: [path],
  });
  const result = render(
    <Provider store={store}>
      <IntlProvider locale={language} messages={words[language]}>
        <RouterProvider router={router} />
      </IntlProvider>
    </Provider>,
  );
  return Object.assign(result, { store, router });
}
