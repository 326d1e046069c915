// @vitest-environment jsdom
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { getSuggestions } from '@/api/suggestions';
import { configureSite } from '@/site/site';
import { answer, apiPath, startApi } from '~test/support/api';
import { realExample } from '~test/support/real-examples';

const api = startApi();
const asking = { language: 'de', signal: undefined } as const;
beforeEach(() => configureSite({ linkBases: ['http://localhost:8080/Plone'] }));

const example = (name: string) => realExample<JsonBodyType>(name);

test('the first eight of what Solr suggests are taken, in its order', async () => {
  api.use(answer('/@solr-suggest', example('solr-suggest')));
  const found = await getSuggestions('hydrogen', asking);
  expect(found.map((each) => each['@id'])).toEqual([
    '/en/hydrogen-report.txt',
    '/en/research/hydrogen-storage',
    '/en/workshop-3-on-hydrogen',
    '/en/workshop-2-on-hydrogen',
    '/en/workshop-1-on-hydrogen',
    '/en/news-7-hydrogen-update',
    '/en/news-6-hydrogen-update',
    '/en/news-5-hydrogen-update',
  ]);
  expect(found.every(({ person }) => person === null)).toBe(true);
});

test('a person comes with what is known of them', async () => {
  api.use(answer('/@solr-suggest', example('solr-suggest-member')));
  const [person] = await getSuggestions('müller', asking);
  expect(person).toMatchObject({
    '@id': '/en/prof-jurgen-muller',
    title: 'Prof. Jürgen Müller',
    person: { phone: '123', email: 'j.mueller@example.org', room: '12', building: '', institute: '' },
  });
});

test('values of a vocabulary are read by their titles', async () => {
  const person = {
    '@id': '/x',
    '@type': 'Member',
    title: 'X',
    institute: { token: 'zb', title: 'Zellbiophysik' },
  };
  api.use(answer('/@solr-suggest', { suggestions: [person, 'broken', { title: 'no address' }] }));
  const found = await getSuggestions('xx', asking);
  expect(found).toHaveLength(1);
  expect(found[0]?.person?.institute).toBe('Zellbiophysik');
});

test('main and network suggest no career pages', async () => {
  configureSite({ variant: 'network' });
  const items = ['/de/karriere', '/de/karriereweg'].map((path) => ({
    '@id': path,
    '@type': 'Document',
    title: 'x',
  }));
  api.use(answer('/@solr-suggest', { suggestions: items }));
  expect((await getSuggestions('kar', asking)).map((each) => each['@id'])).toEqual(['/de/karriereweg']);
});

describe('the catalog suggests by beginnings of words', () => {
  const html = readFileSync('test/real-examples/solr-down.html.txt', 'utf8');
  test.each([
    ['where there is no @solr-suggest', () => HttpResponse.json({ type: 'NotFound' }, { status: 404 })],
    ['where Solr is off', () => HttpResponse.json(example('solr-inactive-suggest'))],
    ['where Solr is down', () => HttpResponse.html(html, { status: 500 })],
  ])('%s', async (_where, respond) => {
    const asked: string[] = [];
    api.use(
      http.get(apiPath('/@solr-suggest'), respond),
      http.get(apiPath('/de/@search'), ({ request }) => {
        asked.push(new URL(request.url).search);
        return HttpResponse.json(example('search_text_anon'));
      }),
    );
    const found = await getSuggestions('quanten', asking);
    expect(asked).toEqual(['?SearchableText=quanten*&b_size=8']);
    expect(found.length).toBeGreaterThan(0);
  });

  test('but is not asked for a text without words', async () => {
    api.use(answer('/@solr-suggest', { type: 'NotFound' }, 404));
    expect(await getSuggestions('--', asking)).toEqual([]);
  });
});

test('another failure is the failure of the call', async () => {
  api.use(answer('/@solr-suggest', { type: 'Unauthorized', message: 'No.' }, 401));
  await expect(getSuggestions('xx', asking)).rejects.toMatchObject({ details: { status: 401 } });
});
