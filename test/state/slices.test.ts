import { HttpResponse, delay, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { createRemoteMap } from '@/state/remote-map';
import { createRemoteSlice } from '@/state/remote-slice';
import { content } from '@/state/content';
import { nearestInstitute } from '@/state/nearest-institute';
import { navigation } from '@/state/navigation';
import { locationChanged } from '@/state/page-load';
import { productSettings } from '@/state/product-settings';
import { createStore } from '@/state/store';
import { answer, apiPath, startApi } from '~test/support/api';
import { makeContent } from '~test/support/make-content';
import recordedPage from '../real-examples/lrf_get_anon.json';

const api = startApi();
const args = { path: '/de/seite', language: 'de', userId: null, withNavigation: true } as const;

describe('each slice is pending, then success (loaded) or fail (error stored, data emptied)', () => {
  test.each([
    [
      'nearest institute',
      nearestInstitute,
      'nearestInstitute',
      'nearest-institut',
      { '@id': 'x', institut: null },
    ],
    ['product settings', productSettings, 'productSettings', 'fzjsettings', { '@id': 'x', project: null }],
  ] as const)('%s', async (_name, slice, key, component, body) => {
    const store = createStore();
    const remote = () => slice.select(store.getState()[key]);
    const load = () =>
      store.dispatch(
        slice.load({ path: '/de/x', language: 'de' }) as ReturnType<typeof nearestInstitute.load>,
      );
    api.use(answer('/de/x', { '@components': { [component]: body } }));
    const loading = load();
    expect(remote()).toEqual({ status: 'pending' });
    await loading;
    expect(remote()).toEqual({ status: 'loaded', data: body });

    api.use(answer('/de/x', { type: 'Unauthorized', message: 'No.' }, 401));
    const failing = load();
    expect(remote()).toEqual({ status: 'pending', previous: body });
    await failing;
    expect(remote()).toEqual({ status: 'failed', error: { status: 401, kind: 'http', message: 'No.' } });
  });
});

describe('nearest institute and settings of a screen', () => {
  const root = { path: '/de', language: 'de' } as const;
  const loadBoth = async () => {
    const store = createStore();
    await Promise.all([
      store.dispatch(nearestInstitute.load(root)),
      store.dispatch(productSettings.load(root)),
    ]);
    const state = store.getState();
    return [nearestInstitute.select(state.nearestInstitute), productSettings.select(state.productSettings)];
  };

  test('come as expanders of one call', async () => {
    const asked: string[] = [];
    api.use(
      http.get(apiPath('/de'), ({ request }) => {
        asked.push(new URL(request.url).search);
        return HttpResponse.json({ '@components': { fzjsettings: { '@id': 'x', project: null } } });
      }),
    );
    const [, settings] = await loadBoth();
    expect(settings).toEqual({ status: 'loaded', data: { '@id': 'x', project: null } });
    expect(asked).toEqual([
      '?include_items=false&expand=breadcrumbs,actions,translations,nearest-institut,fzjsettings',
    ]);
  });

  test('are null on a real Plone, which lacks the expanders', async () => {
    api.use(answer('/de', recordedPage as never));
    expect(await loadBoth()).toEqual([
      { status: 'loaded', data: null },
      { status: 'loaded', data: null },
    ]);
  });
});

test.each([null, {}, { items: 'none' }])('%j in place of a navigation is a failure', async (body) => {
  api.use(answer('/de/@navigation', body));
  const store = createStore();
  await store.dispatch(navigation.load({ language: 'de', userId: null }));
  expect(navigation.select(store.getState().navigation, 'de ')).toMatchObject({
    status: 'failed',
    error: { kind: 'malformed' },
  });
});

describe('a remote slice', () => {
  const waiting: ((value: string) => void)[] = [];
  const slice = createRemoteSlice<string, string>({
    name: 'test',
    call: () => new Promise((resolve) => waiting.push(resolve)),
  });
  const run = (actions: unknown[]) =>
    slice.select(
      actions.reduce<ReturnType<typeof slice.reducer>>(
        (state, action) => slice.reducer(state, action as never),
        {},
      ),
    );

  test('takes the answer of the latest request alone', () => {
    expect(
      run([
        slice.load.pending('1', 'first'),
        slice.load.pending('2', 'second'),
        slice.load.fulfilled('late', '1', 'first'),
      ]),
    ).toEqual({ status: 'pending' });
    expect(
      run([
        slice.load.pending('1', 'first'),
        slice.load.pending('2', 'second'),
        slice.load.fulfilled('new', '2', 'second'),
        slice.load.rejected(new Error('late'), '1', 'first'),
      ]),
    ).toEqual({ status: 'loaded', data: 'new' });
  });

  test('falls back to the data of before when a request is given up', () => {
    const aborted = slice.load.rejected(new Error('Aborted'), '2', 'second');
    expect(
      run([
        slice.load.pending('1', 'first'),
        slice.load.fulfilled('old', '1', 'first'),
        slice.load.pending('2', 'second'),
        { ...aborted, meta: { ...aborted.meta, aborted: true } },
      ]),
    ).toEqual({ status: 'loaded', data: 'old' });
  });

  test('shows what came along elsewhere, and is empty after a reset', () => {
    expect(run([slice.show('given')])).toEqual({ status: 'loaded', data: 'given' });
    expect(run([slice.show('given'), slice.reset()])).toEqual({ status: 'idle' });
  });
});

test('a remote map keeps one life of data for each key', async () => {
  const map = createRemoteMap<string, string>({
    name: 'map',
    keyOf: (key) => key,
    call: (key) => Promise.resolve(key.toUpperCase()),
  });
  const state = [map.show('a', 'A'), map.load.pending('1', 'b')].reduce<ReturnType<typeof map.reducer>>(
    (before, action) => map.reducer(before, action),
    {},
  );
  expect(map.select(state, 'a')).toEqual({ status: 'loaded', data: 'A' });
  expect(map.select(state, 'b')).toEqual({ status: 'pending' });
  expect(map.select(state, 'c')).toEqual({ status: 'idle' });
});

describe('one content GET a page', () => {
  test('brings nearest institute, settings and navigation along', async () => {
    const items = [{ '@id': '/de', title: 'Home', description: '', review_state: null, items: [] }];
    const page = makeContent();
    page['@components'] = {
      ...page['@components'],
      navigation: { '@id': 'x', items },
      'nearest-institut': {
        '@id': 'x',
        institut: null,
        institutsbereich: null,
        subsite: null,
        banner_image: null,
        blogs: null,
        lrf: null,
      },
    };
    api.use(answer('/de/seite', page as never));
    const store = createStore();
    await store.dispatch(content.load(args));
    const state = store.getState();
    expect(navigation.select(state.navigation, 'de ')).toEqual({ status: 'loaded', data: items });
    expect(nearestInstitute.select(state.nearestInstitute)).toMatchObject({
      status: 'loaded',
      data: { institut: null },
    });
  });

  test('works on a Plone that lacks the portal’s expanders: absent is empty, never an error', async () => {
    api.use(answer('/de/seite', makeContent() as never));
    const store = createStore();
    await store.dispatch(content.load(args));
    expect(nearestInstitute.select(store.getState().nearestInstitute)).toEqual({
      status: 'loaded',
      data: null,
    });
    expect(productSettings.select(store.getState().productSettings)).toEqual({
      status: 'loaded',
      data: null,
    });
  });
});

describe('page load', () => {
  test('a location change starts counting requests and ends when all finish', async () => {
    api.use(
      http.get(apiPath('/de/seite'), async () => {
        await delay(10);
        return HttpResponse.json(makeContent() as never);
      }),
    );
    const store = createStore();
    store.dispatch(locationChanged({ path: '/de/seite', isContent: true }));
    const loading = store.dispatch(content.load(args));
    expect(store.getState().pageLoad).toMatchObject({ isCounting: true, requests: [loading.requestId] });
    await loading;
    expect(store.getState().pageLoad).toMatchObject({ isCounting: false, requests: [] });
  });

  test('a request of the page before that ends late is not taken for one of the new page', async () => {
    api.use(http.get(apiPath(args.path), () => HttpResponse.json(makeContent() as never)));
    const store = createStore();
    const late = store.dispatch(content.load(args));
    store.dispatch(locationChanged({ path: '/de/seite', isContent: true }));
    store.dispatch({
      type: 'x/pending',
      meta: { requestId: 'new', requestStatus: 'pending', arg: undefined },
    });
    await late;
    expect(store.getState().pageLoad).toMatchObject({ isCounting: true, requests: ['new'] });
  });

  test('content is reset first only when coming from a non-content route', () => {
    const store = createStore();
    const go = (path: string, isContent: boolean) => {
      store.dispatch(locationChanged({ path, isContent }));
      return store.getState().pageLoad.resetBeforeFetch;
    };
    expect(go('/de', true)).toBe(false);
    expect(go('/de/seite', true)).toBe(false);
    expect(go('/de/search', false)).toBe(false);
    expect(go('/de/seite', true)).toBe(true);
  });
});
