// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { ApiError } from '@/api/error';
import { catalogSearch, querystringSearch } from '@/api/search';
import { startApi } from '~test/support/api';
import { answerWithExample, realExample } from '~test/support/real-examples';

const api = startApi();
const reading = { language: 'de' } as const;
const documents = {
  i: 'portal_type',
  o: 'plone.app.querystring.operation.selection.any',
  v: ['Document'],
};

function answer(name: string, status?: number): Request[] {
  const { requests, handler } = answerWithExample(name, status);
  api.use(handler);
  return requests;
}

interface Batch {
  items: { '@id': string; title: string }[];
  items_total: number;
}

describe('a catalog search', () => {
  test.each(['search_text_anon', 'search_metadata_all_editor'])('gives the batch of %s', async (name) => {
    answer(name);
    const { items, items_total: total } = await catalogSearch('/de', { SearchableText: 'quanten*' }, reading);
    const body = realExample<Batch>(name);
    expect(items).toEqual(body.items);
    expect(items.length).toBeGreaterThan(0);
    expect(total).toBe(body.items_total);
  });

  test('sends what is asked for and leaves out what is empty', async () => {
    const requests = answer('search_text_anon');
    await catalogSearch('/de', { SearchableText: 'quanten*', Subject: '', b_size: 2 }, reading);
    const url = new URL(requests[0]?.url ?? '');
    expect(url.pathname).toBe('/++api++/de/@search');
    expect([...url.searchParams]).toEqual([
      ['SearchableText', 'quanten*'],
      ['b_size', '2'],
    ]);
  });

  test('for a text without words is answered by a bare list, which is an empty result', async () => {
    answer('search_empty_text_anon');
    expect(await catalogSearch('/de', { SearchableText: '*' }, reading)).toMatchObject({
      items: [],
      items_total: 0,
    });
  });

  test('that the server cannot parse fails with its status', async () => {
    answer('error_500_searchtext', 500);
    const error: unknown = await catalogSearch('/de', { SearchableText: 'a AND' }, reading).catch(
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ details: { status: 500, kind: 'http' } });
  });

  test('answered by what is no list of items fails', async () => {
    answer('site_get_anon');
    await expect(catalogSearch('/de', {}, reading)).rejects.toMatchObject({ details: { kind: 'malformed' } });
  });
});

describe('a listing’s search', () => {
  test('gives the batch of a real listing', async () => {
    answer('querystring_search_listing_anon');
    const batch = await querystringSearch('/de/viele', { query: [documents], b_size: 2 }, reading);
    const body = realExample<Batch>('querystring_search_listing_anon');
    expect(batch.items).toEqual(body.items);
    expect(batch.items_total).toBe(body.items_total);
  });

  test('is a GET whose query survives being decoded twice', async () => {
    const requests = answer('querystring_search_listing_anon');
    const search = { query: [{ ...documents, v: ['100 %', 'a&b', 'ä'] }], sort_on: 'effective', b_start: 2 };
    await querystringSearch('/de/viele', search, reading);
    const [request] = requests;
    expect(request?.method).toBe('GET');
    const once = new URL(request?.url ?? '').searchParams.get('query') ?? '';
    expect(JSON.parse(decodeURIComponent(once))).toEqual(search);
  });

  test('that is too long for a URL is posted', async () => {
    const requests = answer('querystring_search_listing_anon');
    const search = {
      query: [{ ...documents, v: Array.from({ length: 300 }, (_, index) => `Typ ${index}`) }],
    };
    await querystringSearch('/de/viele', search, reading);
    const [request] = requests;
    expect(request?.method).toBe('POST');
    expect(new URL(request?.url ?? '').pathname).toBe('/++api++/de/viele/@querystring-search');
    expect(await request?.json()).toEqual(search);
  });
});
