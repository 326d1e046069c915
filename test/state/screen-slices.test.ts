// @vitest-environment jsdom
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { contactForm } from '@/state/contact-form';
import { institutes } from '@/state/institutes';
import { relations } from '@/state/relations';
import { solr } from '@/state/solr';
import { configureSite } from '@/site/site';
import { createStore } from '@/state/store';
import { suggestions } from '@/state/suggestions';
import { unlockForm } from '@/state/unlock-form';
import { answer, apiPath, startApi } from '~test/support/api';
import { makeSearchQuery } from '~test/support/make-search-query';

const api = startApi();
const query = makeSearchQuery();
const typed = { text: 'wind', language: 'de' } as const;
const found = { response: { docs: [], numFound: 0, start: 0 }, portal_path: '/Plone', group_counts: [0] };
const results = { items: [], total: 0, groupCounts: [0], groupLabels: [] };

beforeEach(() => configureSite({ languages: ['de'] }));

describe('the slices of the search join the store when they are first used', () => {
  test('solr is pending, then loaded, or failed with the error stored and the data emptied', async () => {
    const store = createStore();
    const remote = () => solr.select(store.getState().solr ?? {});
    api.use(answer('/@solr', found));
    const loading = store.dispatch(solr.load(query));
    expect(remote()).toEqual({ status: 'pending' });
    await loading;
    expect(remote()).toEqual({ status: 'loaded', data: results });

    api.use(answer('/@solr', { type: 'SolrConnectionException', message: 'HTTP code=503' }, 500));
    const failing = store.dispatch(solr.load(query));
    expect(remote()).toEqual({ status: 'pending', previous: results });
    await failing;
    expect(remote()).toEqual({
      status: 'failed',
      error: { status: 500, kind: 'http', message: 'HTTP code=503' },
    });
    store.dispatch(solr.reset());
    expect(remote()).toEqual({ status: 'idle' });
  });

  test('suggestions are pending, then loaded, or failed with the error stored and the data emptied', async () => {
    const store = createStore();
    const remote = () => suggestions.select(store.getState().suggestions ?? {});
    api.use(answer('/@solr-suggest', { suggestions: [] }));
    const loading = store.dispatch(suggestions.load(typed));
    expect(remote()).toEqual({ status: 'pending' });
    await loading;
    expect(remote()).toEqual({ status: 'loaded', data: [] });

    api.use(
      answer('/@solr-suggest', { type: 'X', message: 'Down.' }, 500),
      answer('/de/@search', { type: 'X', message: 'Down, too.' }, 500),
    );
    await store.dispatch(suggestions.load(typed));
    expect(remote()).toEqual({
      status: 'failed',
      error: { status: 500, kind: 'http', message: 'Down, too.' },
    });
  });

  test('a request that is given up changes nothing, however late its answer comes', async () => {
    const store = createStore();
    api.use(
      http.get(apiPath('/@solr-suggest'), async () => {
        await delay(20);
        return HttpResponse.json({ suggestions: [{ '@id': '/de/alt', '@type': 'Document', title: 'Alt' }] });
      }),
    );
    const early = store.dispatch(suggestions.load(typed));
    early.abort();
    await early;
    expect(suggestions.select(store.getState().suggestions ?? {})).toEqual({ status: 'idle' });
  });
});

test('a tag without a text asks the catalog, a tag with one asks Solr', async () => {
  const asked: string[] = [];
  api.use(
    http.get(/.*/, ({ request }) => {
      asked.push(new URL(request.url).pathname);
      return HttpResponse.json(
        request.url.includes('@solr') ? found : { '@id': 'x', items: [], items_total: 0 },
      );
    }),
  );
  const store = createStore();
  await store.dispatch(solr.load({ ...query, text: '', subject: 'Küste' }));
  await store.dispatch(solr.load({ ...query, subject: 'Küste' }));
  expect(asked).toEqual(['/++api++/de/@search', '/++api++/@solr']);
});

describe('the slices of screens join the store when they are first used', () => {
  const down = { status: 'failed', error: { status: 500, kind: 'http', message: 'Down.' } } as const;

  test('the institute list is pending, then loaded, or failed with the error stored and the data emptied', async () => {
    const store = createStore();
    const remote = () => institutes.select(store.getState().institutes ?? {});
    const load = () => store.dispatch(institutes.load({ language: 'de' }));
    const list = [{ path: '/de/a', title: 'A', description: '', areas: [] }];
    api.use(answer('/@institutlist', { items: [{ '@id': '/de/a', title: 'A' }] }));
    const loading = load();
    expect(remote()).toEqual({ status: 'pending' });
    await loading;
    expect(remote()).toEqual({ status: 'loaded', data: list });

    api.use(answer('/@institutlist', { type: 'X', message: 'Down.' }, 500));
    const failing = load();
    expect(remote()).toEqual({ status: 'pending', previous: list });
    await failing;
    expect(remote()).toEqual(down);
  });

  test('the unlock form is pending, then loaded, or failed with the error stored and the data emptied', async () => {
    const store = createStore();
    const remote = () => unlockForm.select(store.getState().unlockForm ?? {});
    const load = () => store.dispatch(unlockForm.load({ path: '/de/a', token: 'x', language: 'de' }));
    const answered = (status: number, body: object) =>
      api.use(http.post(apiPath('/de/a/@unlock-form'), () => HttpResponse.json(body, { status })));
    answered(200, { token: 'pass' });
    const loading = load();
    expect(remote()).toEqual({ status: 'pending' });
    await loading;
    expect(remote()).toEqual({ status: 'loaded', data: 'pass' });

    answered(500, { error: { type: 'X', message: 'Down.' } });
    const failing = load();
    expect(remote()).toEqual({ status: 'pending', previous: 'pass' });
    await failing;
    expect(remote()).toEqual(down);
  });

  test('the contact form is pending, then loaded, or failed with the error stored and the data emptied', async () => {
    const store = createStore();
    const remote = () => contactForm.select(store.getState().contactForm ?? {});
    const message = { email: 'max@example.org', subject: '', message: 'x' };
    const load = () => store.dispatch(contactForm.load({ path: '/de/a', message, language: 'de' }));
    const answered = (status: number, body: object | null) =>
      api.use(http.post(apiPath('/de/a/@contact-form'), () => HttpResponse.json(body, { status })));
    answered(200, {});
    const loading = load();
    expect(remote()).toEqual({ status: 'pending' });
    await loading;
    expect(remote()).toEqual({ status: 'loaded', data: true });

    answered(500, { error: { type: 'X', message: 'Down.' } });
    await load();
    expect(remote()).toEqual(down);
  });

  test('relations are pending, then loaded, or failed with the error stored and the data emptied', async () => {
    const store = createStore();
    const remote = () => relations.select(store.getState().relations ?? {});
    const load = () => store.dispatch(relations.load({ path: '/de/a', language: 'de' }));
    api.use(answer('/de/a', { title: 'A' }), answer('/@relations', { relations: {} }));
    const loading = load();
    expect(remote()).toEqual({ status: 'pending' });
    await loading;
    expect(remote()).toMatchObject({ status: 'loaded', data: { title: 'A', groups: [] } });

    api.use(answer('/@relations', { type: 'X', message: 'Down.' }, 500));
    await load();
    expect(remote()).toEqual(down);
  });
});
