import { render, type RenderResult } from '@testing-library/react';
import Cookies from 'js-cookie';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { Site } from '@/app/site';
import { loadMessages } from '@/i18n/load-messages';
import { languageFor } from '@/i18n/use-language';
import { sessionCookie } from '@/lib/session-token';
import { configureSite } from '@/site/site';
import type { SiteConfig } from '@/site/site-config';
import { createStore, type AppStore } from '@/state/store';

export interface RenderSiteOptions {
  /** A token of the CMS: the site is seen by its user. */
  token?: string;
  site?: Partial<SiteConfig>;
}

/** Opens the whole site at a path, against whatever API the test has set up. */
export async function renderSite(
  path: string,
  { token, site = {} }: RenderSiteOptions = {},
): Promise<RenderResult & { store: AppStore; router: ReturnType<typeof createMemoryRouter> }> {
  configureSite(site);
  if (token) Cookies.set(sessionCookie, token, { path: '/' });
  else Cookies.remove(sessionCookie, { path: '/' });
  const language = languageFor(path);
  const store = createStore();
  const firstMessages = { language, messages: await loadMessages(language) };
  const routes = [{ path: '*', element: <Site firstMessages={firstMessages} /> }];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const result = render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return Object.assign(result, { store, router });
}
