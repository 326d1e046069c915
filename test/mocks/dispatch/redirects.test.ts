import { beforeAll, describe, expect, test } from 'vitest';
import { seedUid } from '~mocks/seed/uids';
import type { TestCms } from '~test/support/test-cms';
import { createTestCms, testOrigin } from '~test/support/test-cms';

describe('moved content', () => {
  let cms: TestCms;

  beforeAll(async () => {
    cms = await createTestCms({
      items: [
        { path: '/de', type: 'LRF', title: 'Deutsch' },
        { path: '/de/neu', type: 'Document', title: 'Neu' },
        { path: '/de/neu/kind', type: 'Document', title: 'Kind' },
        { path: '/de/kürzel', type: 'Document', title: 'Umlaut' },
      ],
      redirects: {
        '/de/alt': '/de/neu',
        '/de/fort': 'https://example.org/neu',
        '/de/u': '/de/kürzel',
      },
    });
  });

  test.each([
    ['/de/alt', '/++api++/de/neu'],
    ['/de/alt?expand=navigation&x=%C3%A4', '/++api++/de/neu?expand=navigation&x=%C3%A4'],
    ['/de/alt/@navigation?a=1', '/++api++/de/neu/@navigation?a=1'],
    ['/de/alt/kind', '/++api++/de/neu/kind'],
    ['/de/alt/unbekannt', '/++api++/de/neu/unbekannt'],
    ['/de/u', '/++api++/de/k%C3%BCrzel'],
  ])('%s leads to %s', async (from, to) => {
    const response = await cms.ask(from);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(testOrigin + to);
    expect(await response.text()).toBe('');
  });

  test('other methods keep their method', async () => {
    for (const method of ['POST', 'PATCH', 'HEAD'])
      expect((await cms.ask('/de/alt', { method })).status).toBe(307);
  });

  test('without the prefix the new address has none, and an alias may lead out of the site', async () => {
    const plain = await cms.ask('//de/alt', { headers: { Accept: 'application/json' } });
    expect(plain.headers.get('location')).toBe(`${testOrigin}/de/neu`);
    expect((await cms.ask('/de/fort?a=1')).headers.get('location')).toBe('https://example.org/neu?a=1');
  });

  test('a doubled prefix leads to one, and loses its query', async () => {
    const response = await cms.ask('/++api++/de/neu?a=1');
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(`${testOrigin}/++api++/de/neu`);
    const service = await cms.ask('/++api++/de/neu/@breadcrumbs');
    expect(service.headers.get('location')).toBe(`${testOrigin}/++api++/de/neu/@breadcrumbs`);
  });

  test('a UID leads to its content, rest and query kept', async () => {
    const response = await cms.ask(`/de/resolveuid/${seedUid('/de/neu')}/@@images/x?a=1`);
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(`${testOrigin}/de/neu/@@images/x?a=1`);
  });
});
