import { screen, waitFor } from '@testing-library/react';
import Cookies from 'js-cookie';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnyContent } from '@/api/types/any-content';
import { startApi } from '~test/support/api';
import { renderSite } from '~test/support/render-site';
import { storedPage } from '~test/support/stored-page';
import { drawnIn } from '~test/support/watch-renders';
import { makeEntry, makeNearest, makeSettings, menuItems, origin } from '../shell/shell-data';

const api = startApi();

/** Answers every page as one of the same institute, under its own address as a server does. */
function answerPages(): void {
  const componentsOf = (id: string): Partial<AnyContent['@components']> => ({
    navigation: { '@id': `${id}/@navigation`, items: menuItems },
    'nearest-institut': {
      ...makeNearest({ institut: makeEntry('/de/institute/zellbiophysik', 'Zellbiophysik') }),
      '@id': `${id}/@nearest-institut`,
    },
    fzjsettings: { ...makeSettings(), '@id': `${id}/@fzjsettings` },
  });
  api.use(
    http.get(/\+\+api\+\+\/de/, ({ request }) => {
      const path = new URL(request.url).pathname.replace('/++api++', '');
      const id = `${origin}${path}`;
      const title = `Seite ${path.split('/').at(-1)}`;
      const next = `<p><a href="/de/institute/zellbiophysik/zwei">Weiter zu zwei</a></p>`;
      const page = storedPage([{ '@type': 'title' }, { '@type': 'text', text: { data: next } }], {
        '@id': id,
        title,
      });
      page['@components'] = { ...page['@components'], ...componentsOf(id) };
      return HttpResponse.json(page as never);
    }),
  );
}

beforeEach(() => {
  answerPages();
  Cookies.set('confirm_cookies', '1');
});
afterEach(() => {
  Cookies.remove('confirm_cookies');
});

/** Opens a page, and lists what is drawn from then on. */
async function openAndWatch(path: string, title: string) {
  const drawings: string[] = [];
  const watched: { container?: Element } = {};
  const onRender = () => {
    if (watched.container) drawings.push(...drawnIn(watched.container));
  };
  const site = await renderSite(path, { onRender });
  await screen.findByRole('heading', { level: 1, name: title });
  // Until all is said of the page and what was fetched for it has come.
  await new Promise((resolve) => setTimeout(resolve, 400));
  watched.container = site.container;
  return { ...site, drawings };
}

/** What of the frame was drawn, by the parts in which it stands. */
const inFrame = (drawings: readonly string[]) =>
  [...new Set(drawings)].flatMap((name) => /(?<= SiteFrame )(SiteHeader|SiteFooter).*/.exec(name)?.[0] ?? []);

async function goOn(router: { navigate: (path: string) => Promise<void> }, path: string, title: string) {
  await router.navigate(path);
  await screen.findByRole('heading', { level: 1, name: title });
  await waitFor(() => expect(document.title).toContain(title));
  await new Promise((resolve) => setTimeout(resolve, 400));
}

test('going on within a place draws of header and footer only what names or marks the page', async () => {
  const { drawings, router } = await openAndWatch('/de/institute/zellbiophysik/eins', 'Seite eins');
  await goOn(router, '/de/institute/zellbiophysik/zwei', 'Seite zwei');
  expect(drawings.some((name) => name.endsWith(' ContentPage'))).toBe(true);
  expect(drawings.filter((name) => /(SiteLayout|SiteFrame|SkipLinks|PrivacySettings)$/.test(name))).toEqual(
    [],
  );
  // None of the links that header and footer hold: only those that look for the present page among them.
  expect(inFrame(drawings).toSorted()).toEqual([
    'SiteHeader Fetched OwnRows OwnNavigation',
    'SiteHeader PortalHeader MainNavigation',
    'SiteHeader PortalHeader MobileMenu OnNavigation',
    'SiteHeader PortalHeader SearchTool',
    'SiteHeader PortalHeader SearchTool SearchLink ErrorBoundary OnNavigation',
    'SiteHeader PortalHeader ToolBar LanguageSwitcher',
  ]);
});

test('going to another section draws the two entries whose marks change, and no other', async () => {
  const { drawings, router } = await openAndWatch('/de/institute/zellbiophysik/eins', 'Seite eins');
  await goOn(router, '/de/presse', 'Seite presse');
  expect(drawings.filter((name) => name.endsWith(' MainEntry'))).toHaveLength(2);
  expect(screen.getByRole('navigation', { name: 'Hauptnavigation' })).toHaveTextContent('Karriere');
  expect(inFrame(drawings).filter((name) => name.startsWith('SiteFooter'))).toEqual([]);
});

test('the focus goes to the page’s beginning once the page is painted, not before', async () => {
  const { router } = await openAndWatch('/de/institute/zellbiophysik/eins', 'Seite eins');
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => frames.push(run));
  await goOn(router, '/de/institute/zellbiophysik/zwei', 'Seite zwei');
  expect(screen.getByRole('main')).not.toHaveFocus();
  frames.forEach((run) => run(0));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});
