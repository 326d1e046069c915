// @vitest-environment jsdom
import Cookies from 'js-cookie';
import { delay, http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sessionCookie } from '@/lib/session-token';
import { navigation } from '@/state/navigation';
import { forgetPages, openLocation, prefetchPage, renewPresentPage } from '@/state/open-location';
import { pageKey, pages, pathOfKey } from '@/state/pages';
import {
  isAroundKnown,
  isShown,
  selectContent,
  selectContextNavigation,
  selectNearest,
  selectPlace,
  selectSettings,
} from '@/state/present-page';
import { login } from '@/state/session-calls';
import { createStore } from '@/state/store';
import { apiPath, startApi } from '~test/support/api';
import { makeContent } from '~test/support/make-content';
import recordedPage from '../real-examples/lrf_get_anon.json';

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
  answerPages();
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  Cookies.remove(sessionCookie);
});

type Store = ReturnType<typeof createStore>;

const keyOf = (path: string, userId: string | null = null) => pageKey({ path, language: 'de', userId });
const shown = (store: Store) => selectContent(store.getState());
const isDone = (store: Store) => vi.waitFor(() => expect(shown(store).status).not.toBe('pending'));

/** Goes to a path and waits for what it shows. */
async function visit(store: Store, place: { path: string; language: 'de' }) {
  const loading = store.dispatch(openLocation(place));
  await isDone(store);
  return loading;
}

describe('opening a page', () => {
  test('asks once, with the navigation only while none is cached for that language', async () => {
    const store = createStore();
    await visit(store, one);
    expect(navigation.select(store.getState().navigation, 'de ')).toEqual({ status: 'loaded', data: items });
    await visit(store, two);
    expect(asked).toEqual(['/de/eins', '/de/zwei']);
  });

  test('keeps the old page visible until the new one is there', async () => {
    const store = createStore();
    await visit(store, one);
    store.dispatch(openLocation(two));
    expect(shown(store)).toMatchObject({ status: 'pending', previous: { title: '/de/eins 1' } });
    expect(isShown(store.getState(), two.path)).toBe(false);
    await isDone(store);
    expect(shown(store)).toMatchObject({ status: 'loaded', data: { title: '/de/zwei 2' } });
    expect(isShown(store.getState(), two.path)).toBe(true);
  });

  test('keeps it over a page that was left before it came', async () => {
    const store = createStore();
    await visit(store, one);
    store.dispatch(openLocation({ path: '/de/drei', language: 'de' })).abort();
    store.dispatch(openLocation(two));
    expect(shown(store)).toMatchObject({ status: 'pending', previous: { title: '/de/eins 1' } });
    await isDone(store);
  });

  test('empties it first only when coming from a screen of the app', async () => {
    const store = createStore();
    await visit(store, one);
    store.dispatch(openLocation({ path: '/de/search', language: 'de' }));
    expect(shown(store)).toEqual({ status: 'idle' });
    store.dispatch(openLocation(two));
    expect(shown(store)).toEqual({ status: 'pending' });
    await isDone(store);
  });

  test('is instant for a page seen before, and looks it up anew behind it', async () => {
    const store = createStore();
    await visit(store, one);
    await visit(store, two);
    vi.setSystemTime(Date.now() + 60_000);
    store.dispatch(openLocation(one));
    expect(shown(store)).toMatchObject({ status: 'pending', previous: { title: '/de/eins 1' } });
    await isDone(store);
    expect(shown(store)).toMatchObject({ status: 'loaded', data: { title: '/de/eins 3' } });
  });

  test('asks no second time for a page that was just fetched ahead', async () => {
    const store = createStore();
    await visit(store, one);
    await store.dispatch(prefetchPage(two));
    store.dispatch(openLocation(two));
    expect(shown(store)).toMatchObject({ status: 'loaded', data: { title: '/de/zwei 2' } });
    expect(asked).toEqual(['/de/eins', '/de/zwei']);
  });

  test('that does not exist stores the error and still loads what header and footer need', async () => {
    const store = createStore();
    await visit(store, { path: '/de/nichts', language: 'de' });
    expect(shown(store)).toMatchObject({ status: 'failed', error: { status: 404 } });
    await vi.waitFor(() =>
      expect(navigation.select(store.getState().navigation, 'de ').status).toBe('loaded'),
    );
    expect(asked).toEqual(['/de']);
  });

  test('is followed by fifty others that are known, and forgotten for none of them', async () => {
    const store = createStore();
    await visit(store, one);
    for (let number = 0; number < 60; number += 1)
      await store.dispatch(prefetchPage({ path: `/de/seite-${number}`, language: 'de' }));
    const known = Object.keys(store.getState().pages);
    expect(known).toHaveLength(51);
    expect(known.slice(0, 2)).toEqual([keyOf('/de/eins'), keyOf('/de/seite-10')]);
    expect(shown(store)).toMatchObject({ status: 'loaded', data: { title: '/de/eins 1' } });
  });

  test('as another reader leaves nothing known of what the one before saw', async () => {
    const store = createStore();
    await visit(store, one);
    await visit(store, two);
    const token = `${btoa('{}')}.${btoa(JSON.stringify({ sub: 'erika', exp: Date.now() / 1000 + 60 }))}.x`;
    api.use(http.post('*/@login', () => HttpResponse.json({ token })));
    await store.dispatch(login({ login: 'erika', password: 'x', language: 'de' }));
    store.dispatch(openLocation(two));
    expect(shown(store)).toMatchObject({ status: 'pending', previous: { title: '/de/zwei 2' } });
    await isDone(store);
    expect(Object.keys(store.getState().pages)).toEqual([keyOf('/de/zwei', 'erika')]);
  });
});

describe('what stands round a page', () => {
  test('comes with it: nearest institute, settings, navigation', async () => {
    const nearest = { '@id': 'x', institut: null };
    const page = makeContent();
    Object.assign(page['@components'], {
      'nearest-institut': nearest,
      fzjsettings: { '@id': 'x', project: null },
    });
    api.use(http.get(apiPath('/de/eins'), () => HttpResponse.json(page as never)));
    const store = createStore();
    await visit(store, one);
    expect(selectNearest(store.getState())).toEqual(nearest);
    expect(selectSettings(store.getState())).toEqual({ '@id': 'x', project: null });
  });

  test.each([
    ['a page without expanders', makeContent() as unknown],
    ['a real Plone', recordedPage as unknown],
  ])('is empty and no error on %s', async (_name, page) => {
    api.use(http.get(apiPath('/de/eins'), () => HttpResponse.json(page as never)));
    const store = createStore();
    await visit(store, one);
    expect(shown(store).status).toBe('loaded');
    expect(selectNearest(store.getState())).toBeUndefined();
    expect(selectSettings(store.getState())).toBeUndefined();
  });
});

describe('opening a screen', () => {
  const known = { institut: { '@id': '/de/institute/zb', name: 'Zellbiophysik' } };
  const tree = { '@id': 'x', items: [{ '@id': '/de/institute/zb', items: [] }] };

  /** Answers what stands round a path; the paths of `unknown` do not exist. */
  function answerPlaces(unknown: readonly string[] = []): void {
    api.use(
      http.get(/\+\+api\+\+\/de/, ({ request }) => {
        const path = new URL(request.url).pathname.replace('/++api++', '');
        asked.push(path);
        if (unknown.includes(path)) return HttpResponse.json({ type: 'NotFound' }, { status: 404 });
        const nearest = { '@id': 'x', institut: null, ...(path === '/de' ? {} : known) };
        return HttpResponse.json({
          '@id': `http://localhost:3000${path}`,
          '@components': {
            'nearest-institut': nearest,
            contextnavigation: tree,
            navigation: { '@id': path, items },
          },
        });
      }),
    );
  }

  function open(path: string) {
    const store = createStore();
    store.dispatch(openLocation({ path, language: 'de' }));
    return store;
  }

  const isKnown = (store: Store, path: string) =>
    vi.waitFor(() => expect(isAroundKnown(store.getState(), path)).toBe(true));
  const institut = (store: Store) => selectNearest(store.getState())?.institut;

  test.each(['/de/institute/zb/@@search', '/de/institute/zb/unlock-form', '/de/institute/zb/links-to-item'])(
    '%s keeps the header and the navigation of the place on which it stands, with one call',
    async (path) => {
      answerPlaces();
      const store = open(path);
      await isKnown(store, path);
      expect(institut(store)).toEqual(known.institut);
      expect(selectContextNavigation(store.getState())).toEqual(tree);
      expect(selectPlace(store.getState())?.['@id']).toBe('http://localhost:3000/de/institute/zb');
      expect(asked).toEqual(['/de/institute/zb']);
    },
  );

  test('on the page that one comes from asks nothing', async () => {
    answerPlaces();
    const store = createStore();
    await visit(store, { path: '/de/institute/zb', language: 'de' });
    store.dispatch(openLocation({ path: '/de/institute/zb/@@search', language: 'de' }));
    expect(institut(store)).toEqual(known.institut);
    expect(asked).toEqual(['/de/institute/zb']);
  });

  test.each(['/de/search', '/search', '/de/passwordreset/token', '/controlpanel/users'])(
    '%s takes what the language has',
    async (path) => {
      answerPlaces();
      const store = open(path);
      await isKnown(store, path);
      expect(institut(store)).toBeNull();
      expect(asked).toEqual(['/de']);
    },
  );

  test('keeps header and footer of before until its own are known', async () => {
    answerPlaces();
    const store = createStore();
    await visit(store, { path: '/de/institute/zb', language: 'de' });
    store.dispatch(openLocation({ path: '/de/presse/@@search', language: 'de' }));
    expect(isAroundKnown(store.getState(), '/de/presse/@@search')).toBe(false);
    expect(institut(store)).toEqual(known.institut);
  });

  test('on a place that does not exist, or that is not for this visitor, takes what the language has', async () => {
    answerPlaces(['/de/nix']);
    const store = open('/de/nix/@@search');
    await isKnown(store, '/de/nix/@@search');
    expect(institut(store)).toBeNull();
    expect(asked).toEqual(['/de/nix', '/de']);
  });

  test('that has been left meanwhile changes nothing more', async () => {
    answerPlaces(['/de/nix']);
    const store = open('/de/nix/@@search');
    await visit(store, one);
    await vi.waitFor(() => expect(store.getState().pages[keyOf('/de/nix')]?.remote.status).toBe('failed'));
    await visit(store, { path: '/de/zwei', language: 'de' });
    expect(asked).toContain('/de/zwei');
    expect(asked).not.toContain('/de');
  });
});

describe('after a write', () => {
  async function openThree() {
    const store = createStore();
    for (const path of ['/de/eins/unten', '/de/zwei', '/de/eins'])
      await visit(store, { path, language: 'de' });
    asked.length = 0;
    return store;
  }
  const known = (store: Store) => Object.keys(store.getState().pages).map((key) => pathOfKey(key));

  const write = (store: Store, path: string) => {
    store.dispatch(forgetPages(path));
    store.dispatch(renewPresentPage(new Set([path])));
  };

  test('what lies at its path and below is forgotten, what is shown of it is asked for anew and stays meanwhile', async () => {
    const store = await openThree();
    write(store, '/de/eins');
    expect(known(store)).toEqual(['/de/zwei', '/de/eins']);
    expect(shown(store)).toMatchObject({ status: 'pending', previous: { title: '/de/eins 3' } });
    await isDone(store);
    expect(shown(store)).toMatchObject({ data: { title: '/de/eins 1' } });
    expect(asked).toEqual(['/de/eins']);
  });

  test('elsewhere nothing is asked', async () => {
    const store = await openThree();
    write(store, '/de/zwei');
    write(store, '/de/ein');
    expect(known(store)).toEqual(['/de/eins/unten', '/de/eins']);
    expect(asked).toEqual([]);
  });

  test('that may have changed anything all but what is shown is forgotten', async () => {
    const store = await openThree();
    write(store, '/');
    expect(known(store)).toEqual(['/de/eins']);
    await isDone(store);
  });

  test('a page whose answer comes too late for it is not taken', async () => {
    const store = createStore();
    const late = store.dispatch(pages.load({ ...one, userId: null, withNavigation: false }));
    store.dispatch(pages.forget([keyOf('/de/eins')]));
    await late;
    expect(known(store)).toEqual([]);
  });
});

describe('page load', () => {
  test('a location change starts counting requests and ends when all finish', async () => {
    const store = createStore();
    store.dispatch(openLocation(one));
    expect(store.getState().pageLoad).toMatchObject({ isCounting: true, requests: [expect.any(String)] });
    await isDone(store);
    expect(store.getState().pageLoad).toMatchObject({ isCounting: false, requests: [] });
  });

  test('a request of the page before that ends late is not taken for one of the new page', async () => {
    api.use(
      http.get(apiPath('/de/zwei'), async () => {
        await delay(50);
        return HttpResponse.json(makeContent() as never);
      }),
    );
    const store = createStore();
    await visit(store, one);
    const late = store.dispatch(navigation.load({ language: 'de', userId: null }));
    store.dispatch(openLocation(two));
    const { requests } = store.getState().pageLoad;
    expect(requests).toHaveLength(1);
    await late;
    expect(store.getState().pageLoad).toMatchObject({ isCounting: true, requests });
    await isDone(store);
  });
});
