import { beforeAll, describe, expect, test } from 'vitest';
import type { TestCms } from '~test/support/test-cms';
import { createTestCms, testOrigin } from '~test/support/test-cms';

let cms: TestCms;

beforeAll(async () => {
  cms = await createTestCms();
});

describe('what a browser asks before a call from another origin', () => {
  const preflight = (path: string, method: string) =>
    cms.ask(path, {
      method: 'OPTIONS',
      headers: { Origin: 'http://example.org', 'Access-Control-Request-Method': method },
    });

  test.each([
    ['/de/forschung', 'PATCH'],
    ['/de/forschung/vertraulich', 'GET'],
    ['/de/forschung/@search', 'GET'],
    ['/@users', 'POST'],
  ])('%s %s is there, and nothing is allowed', async (path, method) => {
    const response = await preflight(path, method);
    expect(response.status).toBe(204);
    expect(await response.text()).toBe('');
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  test.each([
    ['/de/forschung', 'PUT'],
    ['/de/forschung', ''],
    ['/de/forschung/@nix', 'GET'],
    ['/de/forschung/@search', 'POST'],
    ['/de/forschung/@users', 'GET'],
    ['/de/gibt-es-nicht', 'GET'],
  ])('%s "%s" is not', async (path, method) => {
    expect((await preflight(path, method)).status).toBe(404);
  });

  test('without an origin it is a method like any other', async () => {
    expect((await cms.ask('/de/forschung', { method: 'OPTIONS' })).status).toBe(404);
  });
});

test('search engines are asked to leave out what editors have marked so', async () => {
  const robotsOf = async (path: string) => (await cms.ask(path)).headers.get('x-robots-tag');
  expect(await robotsOf('/de/forschung/gezeiten')).toBeNull();
  const json = { seo_noindex: true };
  await cms.ask('/de/forschung/gezeiten', { method: 'PATCH', as: 'admin', json });
  expect(await robotsOf('/de/forschung/gezeiten')).toBe('noindex');
  expect(await robotsOf('/de/forschung/gezeiten/@breadcrumbs')).toBe('noindex');
  expect(await robotsOf('/de/forschung')).toBeNull();
  await cms.ask('/de/forschung/vertraulich', { method: 'PATCH', as: 'admin', json });
  expect(await robotsOf('/de/forschung/vertraulich')).toBeNull();
});

test.each(['/++api++//de/@search', '/++api++/de//@search', '//++api++/de/@search?b_size=1'])(
  'doubled slashes in %s name no other host',
  async (path) => {
    const request = new Request(testOrigin + path, { headers: { Accept: 'application/json' } });
    const { '@id': id } = (await (await cms.fetch(request)).json()) as { '@id': string };
    expect(new URL(id).origin).toBe(testOrigin);
  },
);

test('slashes alone are the site root', async () => {
  const request = new Request(`${testOrigin}/++api++//`, { headers: { Accept: 'application/json' } });
  expect(await (await cms.fetch(request)).json()).toMatchObject({ '@type': 'Plone Site' });
});
