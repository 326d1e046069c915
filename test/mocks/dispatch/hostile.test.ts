import { beforeAll, describe, expect, test } from 'vitest';
import type { TestCms } from '~test/support/test-cms';
import { createTestCms, testOrigin } from '~test/support/test-cms';

describe('hostile input', () => {
  let cms: TestCms;

  beforeAll(async () => {
    cms = await createTestCms();
  });

  test.each([
    '/++api++/de/..%2f..%2fetc/passwd',
    '/++api++/de/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
    '/++api++/de/forschung%00',
    '/++api++/de/%E0%A4%A',
    '/++api++/de/%',
    '/++api++/__proto__',
    '/++api++/de/constructor',
    '/++api++/de/@constructor',
    '/++api++/de/@search/more',
    '/++api++/de/@__proto__',
    '/++api++/de/@search/extra/../..//@nix',
    '/++api++/@@project-logo/..%2f..%2fpackage.json',
    '/++api++/@@project-logo/',
    '/++api++/de/bilder/watt/@@images/../../../../etc/passwd',
    '/++api++/de/bilder/watt/@@images/__proto__/mini',
    '/++api++/de/bilder/watt/@@images/title',
    '/++api++/de/bilder/watt/@@download/constructor',
    '/++api++/resolveuid/' + 'f'.repeat(32),
    `/++api++/de/${'a'.repeat(5000)}`,
  ])('%s is not found', async (path) => {
    const response = await cms.fetch(
      new Request(testOrigin + path, { headers: { Accept: 'application/json' } }),
    );
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ type: 'NotFound' });
  });

  test.each(['PUT', 'OPTIONS', 'PROPFIND'])('%s on content is not found', async (method) => {
    expect((await cms.ask('/de/forschung', { method, as: 'admin' })).status).toBe(404);
  });

  test('categories of actions that are names of JavaScript’s own are empty', async () => {
    const response = await cms.ask('/de/@actions?categories:list=constructor&categories:list=__proto__');
    expect(Object.values((await response.json()) as object)).toEqual([[], []]);
  });

  test('HEAD on content is not found, without body', async () => {
    const response = await cms.ask('/de/forschung', { method: 'HEAD' });
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('');
  });

  test.each([
    ['/de?b_size=many', 400, 'BadRequest'],
    ['/de?b_start=', 400, 'BadRequest'],
    ['/de?include_items=maybe', 500, 'ValueError'],
    ['/de?version=1', 401, 'Unauthorized'],
    ['/de/@navigation?expand.navigation.depth=deep', 400, 'BadRequest'],
    ['/de/@navigation?expand.navigation.depth=', 400, 'BadRequest'],
    ['/de/@contextnavigation?expand.contextnavigation.topLevel=x', 500, 'InvalidIntLiteral'],
    ['/de/@search?b_size=x', 500, 'ValueError'],
    ['/de/@search?b_size=-1', 500, 'AssertionError'],
    ['/de/@search?SearchableText=a AND', 500, 'ParseError'],
    ['/de/@search?SearchableText=x&SearchableText=y', 500, 'AttributeError'],
    ['/de/@search?SearchableText.query=x', 500, 'AttributeError'],
    ['/de/@search?created=gestern', 500, 'QueryParsingError'],
    ['/de/@search?path.depth=x', 500, 'QueryParsingError'],
    ['/de/@search?Subject.operator=and', 500, 'QueryParsingError'],
    ['/de/@search?sort_on=SearchableText', 500, 'CatalogError'],
    ['/de/@search?metadata_fields=blocks&metadata_fields=preview_image_link', 200, undefined],
    ['/de/bilder/@search?metadata_fields=image', 200, undefined],
    ['/de/@search?getObjPositionInParent=1', 500, 'ComponentLookupError'],
    ['/de?b_size=-1', 500, 'AssertionError'],
    ['/@translations', 500, 'TypeError'],
    ['/de/bilder/watt/@@images', 400, 'BadRequest'],
  ])('%s answers %d %s', async (path, status, type) => {
    const response = await cms.ask(path);
    expect(response.status).toBe(status);
    if (type !== undefined) expect(await response.json()).toMatchObject({ type });
  });

  test.each([
    [{}, 400],
    [{ query: [] }, 400],
    [{ query: 'portal_type' }, 500],
    [{ query: [null] }, 500],
    [{ query: [{ i: 'portal_type', o: 'eval', v: 'x' }] }, 400],
    [{ query: [{ i: '__proto__', o: 'plone.app.querystring.operation.selection.any', v: ['x'] }] }, 200],
    [{ query: [{ i: 'path', o: 'plone.app.querystring.operation.string.path' }] }, 500],
    [{ query: [{ i: 'path', o: 'plone.app.querystring.operation.string.path', v: '../../..' }] }, 200],
    [{ query: [{ i: 'created', o: 'plone.app.querystring.operation.date.between', v: ['2026'] }] }, 500],
    [
      { query: [{ i: 'created', o: 'plone.app.querystring.operation.date.lessThanRelativeDate', v: 1e300 }] },
      200,
    ],
    [
      { query: [{ i: 'SearchableText', o: 'plone.app.querystring.operation.string.contains', v: '"(' }] },
      500,
    ],
    [{ query: [{ i: 'Title', o: 'plone.app.querystring.operation.string.contains', v: { a: 1 } }] }, 200],
    [{ query: [{ i: 'x', o: 'plone.app.querystring.operation.string.is', v: 1 }], b_size: 'x' }, 400],
    [{ query: [{ i: 'x', o: 'plone.app.querystring.operation.string.is', v: 1 }], fullobjects: 'x' }, 400],
    ['{', 400],
    ['[]', 400],
  ])('@querystring-search with %j answers %d', async (json, status) => {
    const response = await cms.ask('/de/@querystring-search', { json });
    expect(response.status).toBe(status);
    await response.json();
  });

  test('a body beyond the limit is refused while it is read', async () => {
    const response = await cms.ask('/de/@querystring-search', { json: 'x'.repeat(2 * 1024 * 1024) });
    expect(response.status).toBe(413);
  });

  test('an error names the closest place that everybody may see, never a private one', async () => {
    const missing = await (await cms.ask('/de/forschung/vertraulich/nix', { as: 'admin' })).json();
    expect(missing).toMatchObject({ type: 'NotFound', context: `${testOrigin}/de/forschung` });
    expect(missing).not.toHaveProperty('traceback');
    const refused = await (await cms.ask('/de/forschung/vertraulich')).json();
    expect(refused).toMatchObject({ type: 'Unauthorized', context: `${testOrigin}/de/forschung` });
  });

  test('a former version is unknown to those who may read versions', async () => {
    const response = await cms.ask('/de?version=1', { as: 'editor' });
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({ type: 'ArchivistRetrieveError' });
  });

  test('a trace of the failure is shown to managers only', async () => {
    const path = '/de/@search?b_size=x';
    expect(await (await cms.ask(path, { as: 'admin' })).json()).toHaveProperty('traceback');
    expect(await (await cms.ask(path, { as: 'siteadmin' })).json()).not.toHaveProperty('traceback');
  });

  test('a login redirect never leads to another site', async () => {
    const leads = async (came: string) => {
      const path = `//acl_users/credentials_cookie_auth/require_login?came_from=${encodeURIComponent(came)}`;
      return (await cms.ask(path)).headers.get('location');
    };
    expect(await leads(`${testOrigin}/de/x/@@download/file`)).toBe(
      `${testOrigin}/login?return_url=%2Fde%2Fx%2F%40%40download%2Ffile`,
    );
    for (const other of ['https://evil.example/', '//evil.example/x', 'javascript:alert(1)'])
      expect(await leads(other)).toBe(`${testOrigin}/login?return_url=%2F`);
    expect(await leads(`${testOrigin}//evil.example/x`)).toBe(
      `${testOrigin}/login?return_url=%2Fevil.example%2Fx`,
    );
  });

  test.each(['/de/a%0d%0aX-Evil:1', '/de/%E2%82%AC', '/de/a%20b'])(
    'the doubled prefix leads to %s as it was written, on one line',
    async (path) => {
      const response = await cms.ask(`/++api++${path}`);
      expect(response.status).toBe(302);
      const location = response.headers.get('location') ?? '';
      expect(location.toLowerCase()).toBe(`${testOrigin}/++api++${path}`.toLowerCase());
    },
  );
});
