import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import '@/styles/index.css';
import { withWholeEscapes } from '@/lib/decoded';
import { createBrowserHistory } from '@/lib/router-doors';
import { applyVariant } from '@/site/variants/variant';
import { createStore } from '@/state/store';
import { preloadViews } from './preload-views';
import { beginVisit } from './first-visit';
import { guardedHistory } from './guarded-history';
import { reloadAfterDeployment } from './reload-after-deployment';
import { Site } from './site';
import { SiteRouter } from './site-router';

reloadAfterDeployment();
applyVariant(document.documentElement);

/** A path with broken escapes names no page, and is nothing to stumble over either. */
function repairAddress(): void {
  const { pathname, search, hash } = window.location;
  const whole = withWholeEscapes(pathname);
  if (whole !== pathname) window.history.replaceState(window.history.state, '', whole + search + hash);
}

async function start(container: HTMLElement): Promise<void> {
  repairAddress();
  const store = createStore(undefined, { preloadViews });
  const firstMessages = await beginVisit(store, window.location.pathname);
  const root = createRoot(container);
  // In small steps, between which the browser answers to whoever touches the page.
  startTransition(() =>
    root.render(
      <Provider store={store}>
        <SiteRouter history={guardedHistory(createBrowserHistory({ v5Compat: true }))}>
          <Site firstMessages={firstMessages} />
        </SiteRouter>
      </Provider>,
    ),
  );
}

/** Without its words the app has nothing to say: the page itself holds a sentence in each language for that. */
function showStartFailure(container: HTMLElement): void {
  const words = document.querySelector<HTMLTemplateElement>('template#start-failure');
  if (words) container.replaceChildren(words.content.cloneNode(true));
}

const container = document.getElementById('root');
if (!container) throw new Error('The page has no element #root.');
start(container).catch((error: unknown) => {
  console.error('The site could not be started:', error);
  showStartFailure(container);
});
