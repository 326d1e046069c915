import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { content } from '@/state/content';
import { contextNavigation } from '@/state/context-navigation';
import { navigation } from '@/state/navigation';
import { nearestInstitute } from '@/state/nearest-institute';
import { forgetPages, openPage, openScreen, prefetchPage } from '@/state/open-page';
import { locationChanged } from '@/state/page-load';
import { screenPlace } from '@/state/screen-place';
import { createStore } from '@/state/store';
import { apiPath, startApi } from '~test/support/api';
import { makeContent } from '~test/support/make-content';

const api = startApi();
const asked: string[] = [];
const one = { path: '/de/eins', language: 'de' } as const;
const two = { path: '/de/zwei', language: 'de' } as const;
const items = [{ '@id': '/de', title: 'Home', description: '', review_state: null, items: [] }];

/** Answers pages by their path, the navigation where it is asked for. */
function answerPages(): void {
  api.use(
    http.get(apiPath('/de/nichts'), () =>
      HttpResponse.json({ type: 'NotFound', message: 'No.' }, { status: 404 }),
    ),
    http.get(/\+\+api\+\+\/de/, ({ request }) => {
      const url = new URL(request.url);
      const path = url.pathname.replace('/++api++', '');
      asked.push(path);
      if (path.endsWith('/@navigation')) return HttpResponse.json({ '@id': path, items } as never);
      const page = makeContent({ '@id': `${url.origin}${path}`, title: `${path} ${asked.length}` });
      const expanded =
        url.searchParams.get('expand')?.includes('navigation,') || url.search.includes(',navigation');
      if (expanded) page['@components'] = { ...page['@components'], navigation: { '@id': path, items } };
      return HttpResponse.json(page as never);
    }),
  );
}

beforeEach(() => {
  asked.length = 0;
  forgetPages();
  answerPages();
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

const shown = (store: ReturnType<typeof createStore>) => content.select(store.getState().content);

describe('opening a page', () => {
  test('asks once, with the navigation only while none is cached for that language', async () => {
    const store = createStore();
    await store.dispatch(openPage(one));
    expect(navigation.select(store.getState().navigation, 'de ')).toEqual({ status: 'loaded', data: items });
    await store.dispatch(openPage(two));
    expect(asked).toEqual(['/de/eins', '/de/zwei']);
  });

  test('keeps the old page visible until the new one is there', async () => {
    const store = createStore();
    await store.dispatch(openPage(one));
    const loading = store.dispatch(openPage(two));
    expect(shown(store)).toMatchObject({ status: 'pending', previous: { title: '/de/eins 1' } });
    await loading;
    expect(shown(store)).toMatchObject({ status: 'loaded', data: { title: '/de/zwei 2' } });
  });

  test('empties it first when coming from a screen of the app', async () => {
    const store = createStore();
    await store.dispatch(openPage(one));
    store.dispatch(locationChanged({ path: '/de/search', isContent: false }));
    store.dispatch(locationChanged({ path: '/de/zwei', isContent: true }));
    const loading = store.dispatch(openPage(two));
    expect(shown(store)).toEqual({ status: 'pending' });
    await loading;
  });

  test('is instant for a page seen before, and looks it up anew behind it', async () => {
    const store = createStore();
    await store.dispatch(openPage(one));
    await store.dispatch(openPage(two));
    vi.setSystemTime(Date.now() + 60_000);
    const loading = store.dispatch(openPage(one));
    expect(shown(store)).toMatchObject({ status: 'pending', previous: { title: '/de/eins 1' } });
    await loading;
    expect(shown(store)).toMatchObject({ status: 'loaded', data: { title: '/de/eins 3' } });
  });

  test('asks no second time for a page that was just fetched ahead', async () => {
    const store = createStore();
    await store.dispatch(openPage(one));
    await store.dispatch(prefetchPage(two));
    store.dispatch(openPage(two));
    expect(shown(store)).toMatchObject({ status: 'loaded', data: { title: '/de/zwei 2' } });
    expect(asked).toEqual(['/de/eins', '/de/zwei']);
  });

  test('that does not exist stores the error and still loads what header and footer need', async () => {
    const store = createStore();
    await store.dispatch(openPage({ path: '/de/nichts', language: 'de' }));
    expect(shown(store)).toMatchObject({ status: 'failed', error: { status: 404 } });
    await vi.waitFor(() =>
      expect(navigation.select(store.getState().navigation, 'de ').status).toBe('loaded'),
    );
  });
});

describe('opening a screen', () => {
  const known = { institut: { '@id': '/de/institute/zb', name: 'Zellbiophysik' } };
  const tree = { '@id': 'x', items: [{ '@id': '/de/institute/zb', items: [] }] };

  /** Answers what stands round a path; the paths of `unknown` do not exist. */
  function answerSurroundings(unknown: readonly string[] = []): void {
    api.use(
      http.get(/\+\+api\+\+\/de/, ({ request }) => {
        const path = new URL(request.url).pathname.replace('/++api++', '');
        asked.push(path);
        if (unknown.includes(path)) return HttpResponse.json({ type: 'NotFound' }, { status: 404 });
        if (path.endsWith('/@contextnavigation')) return HttpResponse.json(tree);
        if (path.endsWith('/@navigation')) return HttpResponse.json({ '@id': path, items });
        const nearest = { '@id': 'x', institut: null, ...(path === '/de' ? {} : known) };
        return HttpResponse.json({ '@components': { 'nearest-institut': nearest } });
      }),
    );
  }

  function open(path: string) {
    const store = createStore();
    store.dispatch(locationChanged({ path, isContent: false }));
    store.dispatch(openScreen({ path, language: 'de' }));
    return store;
  }

  const institut = (store: ReturnType<typeof createStore>) => {
    const remote = nearestInstitute.select(store.getState().nearestInstitute);
    return remote.status === 'loaded' ? remote.data?.institut : remote.status;
  };

  test.each(['/de/institute/zb/@@search', '/de/institute/zb/unlock-form', '/de/institute/zb/contents'])(
    '%s keeps the header and the navigation of the place on which it stands',
    async (path) => {
      answerSurroundings();
      const store = open(path);
      await vi.waitFor(() =>
        expect(contextNavigation.select(store.getState().contextNavigation)).toEqual({
          status: 'loaded',
          data: tree,
        }),
      );
      expect(institut(store)).toEqual(known.institut);
      expect(screenPlace.select(store.getState().screenPlace)).toMatchObject({ status: 'loaded' });
      expect(asked.filter((each) => each === '/de/institute/zb')).toHaveLength(1);
      expect(asked).not.toContain('/de');
    },
  );

  test.each(['/de/search', '/search', '/de/passwordreset/token', '/controlpanel/users'])(
    '%s takes what the language has',
    async (path) => {
      answerSurroundings();
      const store = open(path);
      await vi.waitFor(() => expect(institut(store)).toBeNull());
      expect(asked.sort()).toEqual(['/de', '/de/@navigation']);
    },
  );

  test('on a place that does not exist, or that is not for this visitor, takes what the language has', async () => {
    answerSurroundings(['/de/nix']);
    const store = open('/de/nix/@@search');
    await vi.waitFor(() => expect(institut(store)).toBeNull());
    expect(asked).toContain('/de/nix');
  });

  test('that has been left meanwhile changes nothing more', async () => {
    answerSurroundings(['/de/nix']);
    const store = open('/de/nix/@@search');
    store.dispatch(locationChanged({ path: '/de/eins', isContent: true }));
    await vi.waitFor(() => expect(institut(store)).toBe('failed'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(asked).not.toContain('/de');
  });
});
