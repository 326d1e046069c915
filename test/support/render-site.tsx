import { Profiler, type ProfilerOnRenderCallback } from 'react';
import { render, type RenderResult } from '@testing-library/react';
import Cookies from 'js-cookie';
import { Provider } from 'react-redux';
import type { Location } from 'react-router';
import { preloadViews } from '@/app/preload-views';
import { beginVisit } from '@/app/first-visit';
import { Site } from '@/app/site';
import { SiteRouter } from '@/app/site-router';
import { createMemoryHistory } from '@/lib/router-doors';
import { sessionCookie } from '@/lib/session-token';
import { configureSite } from '@/site/site';
import type { SiteConfig } from '@/site/site-config';
import { createStore, type AppStore } from '@/state/store';
// Blocks that are fetched are there: how long that takes is not what these tests are about.
import './all-blocks';
import './own-parts';

export interface RenderSiteOptions {
  /** A token of the CMS: the site is seen by its user. */
  token?: string;
  site?: Partial<SiteConfig>;
  /** Hears of every drawing of any part of the site. */
  onRender?: ProfilerOnRenderCallback;
}

/** The browser's history as tests ask for it. */
interface TestRouter {
  state: { readonly location: Location };
  navigate: (path: string) => Promise<void>;
}

/** Opens the whole site at a path as the page itself does, against whatever API the test has set up. */
export async function renderSite(
  path: string,
  { token, site = {}, onRender = () => undefined }: RenderSiteOptions = {},
): Promise<RenderResult & { store: AppStore; router: TestRouter }> {
  configureSite(site);
  if (token) Cookies.set(sessionCookie, token, { path: '/' });
  else Cookies.remove(sessionCookie, { path: '/' });
  const store = createStore(undefined, { preloadViews });
  const firstMessages = await beginVisit(store, path.split(/[?#]/, 1)[0] ?? '');
  const history = createMemoryHistory({ initialEntries: [path], v5Compat: true });
  const result = render(
    <Provider store={store}>
      <Profiler id="site" onRender={onRender}>
        <SiteRouter history={history}>
          <Site firstMessages={firstMessages} />
        </SiteRouter>
      </Profiler>
    </Provider>,
  );
  const router: TestRouter = {
    state: {
      get location() {
        return history.location;
      },
    },
    navigate: async (to) => {
      history.push(to);
      await Promise.resolve();
    },
  };
  return Object.assign(result, { store, router });
}
