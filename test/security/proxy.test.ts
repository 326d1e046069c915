import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createProxy } from '~mocks/server/proxy';
import { pageConfig } from '~mocks/server/site-config';
import { createSiteHandler, readSite } from '~mocks/server/site-server';
import { ask, close, serve } from '../mocks/server/http-client';

describe('of a Plone elsewhere', () => {
  let folder: string;
  let origin: string;
  const servers: Server[] = [];
  let asked: Pick<IncomingMessage, 'method' | 'url' | 'headers'>[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-proxy-'));
    await writeFile(join(folder, 'index.html'), '<title>app</title>');
    const plone = await serve((request, response) => {
      if (request.url?.endsWith('/@site') && request.url.startsWith('/VirtualHostBase'))
        return response.writeHead(404).end('{}');
      const { method, url, headers } = request;
      asked.push({ method, url, headers });
      const type = request.url?.includes('image') ? 'image/png' : 'text/html';
      return response.writeHead(200, { 'content-type': type }).end('of Plone');
    });
    const proxy = createProxy(new URL(`${plone.origin}/Plone`));
    const site = await readSite(folder, () => pageConfig('default'));
    const own = await serve(createSiteHandler(site, { proxy }));
    servers.push(plone.server, own.server);
    origin = own.origin;
  });
  afterAll(async () => {
    await Promise.all(servers.map(close));
    await rm(folder, { recursive: true });
  });
  beforeEach(() => {
    asked = [];
  });

  const uid = '0123456789abcdef0123456789abcdef';
  const files = [
    '/de/x/@@images/image',
    '/de/x/@@images/image/mini',
    '/de/x/@@images/preview_image-800-0123456789abcdef0123456789abcdef.jpeg',
    '/de/x.pdf/@@download',
    '/de/x.pdf/@@download/file',
    '/de/x.pdf/@@download/file/Bericht%20%C3%A4%20(1).pdf',
    '/de/x.pdf/@@display-file/file',
    '/de/x.pdf/@@display-file/file/x.pdf',
    '/de/termin/ics_view',
    '/ics_view',
    '/@@project-logo/logo.svg',
    '/@@site-logo/logo.png',
    `/resolveuid/${uid}`,
    `/de/x/resolveuid/${uid}/@@images/image/mini`,
  ];

  test.each([...files, ...files.map((path) => `/++api++${path}`)])('%s is read', async (path) => {
    expect((await ask(origin + path, { headers: { accept: '*/*' } })).body.toString()).toBe('of Plone');
    expect(asked.map(({ url }) => url)).toEqual([`/Plone${path}`]);
  });

  test.each([
    ['GET', '/++api++'],
    ['GET', '/++api++/de/manage-it/x.tar.gz?expand=breadcrumbs&metadata_fields:list=UID'],
    ['GET', '/++api++/de/@search?SearchableText=a:b'],
    ['PATCH', '/++api++/de/x'],
    ['DELETE', '/++api++/de/x'],
    ['POST', '/++api++/de/@tus-upload'],
    ['OPTIONS', '/++api++/de/@tus-upload'],
    ['GET', '/++api++/@users/a--b'],
    ['GET', '/++api++/@portrait/a--b'],
    ['GET', '/++api++/@controlpanels/portal-settings'],
    ['GET', '/++api++/@vocabularies/plone.app.vocabularies.Keywords'],
    ['GET', `/++api++/resolveuid/${uid}/@breadcrumbs`],
  ])('%s %s is a call of the API', async (method, path) => {
    expect((await ask(origin + path, { method })).status).toBe(200);
    expect(asked.map((request) => [request.method, request.url])).toEqual([[method, `/Plone${path}`]]);
  });

  const closed = [
    '/acl_users/manage_main',
    '/acl_users/source_users/manage_FTPget',
    '/file.txt/manage_FTPget',
    '/file.txt/file/data',
    '/file.txt/@@edit/++widget++form.widgets.file/@@download/x',
    '/file.txt/@@view/++widget++form.widgets.file/@@download/x',
    '/file.txt/view/++widget++form.widgets.file/@@images/x',
    '/x/@@images/manage_main',
    '/x/@@images/image/mini/index_html',
    '/x/@@images/image/manage_FTPget',
    '/x/@@images/_field',
    '/x/@@download/file/x.pdf/manage_FTPget',
    '/x/@@download/file/++api++',
    '/x/@@rss/manage_main',
    '/x/ics_view/context/file',
    '/x/@@project-logo/logo.svg',
    '/acl_users/@@images/x',
    '/portal_memberdata/portraits/@@download/admin',
    '/x/portal_setup/@@download/x',
    '/x/%40%40edit/++widget++file/%40%40download/x',
    '/x/@@images%2Fimage%2Fmini%2Fmanage_main',
    '/resolveuid/x/manage_main',
    `/resolveuid/${uid}/manage_main`,
    '/VirtualHostBase/http/evil.example:80/@@images/x',
    '/x/@@images/image?manage_FTPget:method=1',
    '/x/@@images/image?x=1&a?manage_FTPget:action:utf8=1',
    '/x/@@images/image?y%3Adefault_method=manage_FTPget',
  ];

  test.each([
    ...closed,
    ...closed.filter((path) => path !== '/file.txt/file/data').map((path) => `/++api++${path}`),
  ])('nothing is reached at %s', async (path) => {
    for (const method of ['GET', 'POST'])
      for (const accept of ['application/json', '*/*', 'image/png'])
        await ask(origin + path, { method, headers: { accept } });
    expect(asked).toEqual([]);
  });

  test.each([
    '/++api++/x/@search/context/file/data',
    '/++api++/x/@types/@@edit',
    '/++api++/x/@actions/__parent__',
    '/++api++/++api++/x',
    '/++api++/x/edit',
    '/x/++api++/de',
  ])('nor by a service at %s', async (path) => {
    await ask(origin + path, { headers: { accept: 'application/json' } });
    expect(asked).toEqual([]);
  });

  test.each(['/de/x', '/acl_users', '/de/x/edit', '/manage', '/'])(
    '%s is the app’s, whatever is accepted, and is not written to',
    async (path) => {
      for (const accept of ['application/json', 'text/html', '*/*'])
        for (const method of ['GET', 'POST', 'PUT', 'PROPFIND'])
          await ask(origin + path, { method, headers: { accept } });
      expect(asked).toEqual([]);
    },
  );

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'OPTIONS'])(
    'a view is not asked by %s, with the prefix or without',
    async (method) => {
      for (const prefix of ['', '/++api++'])
        expect((await ask(`${origin}${prefix}/x/@@download/file`, { method })).status).toBe(404);
      expect((await ask(`${origin}/++api++/x`, { method: 'PROPFIND' })).status).toBe(404);
      expect(asked).toEqual([]);
    },
  );

  test('the login that Plone sends visitors to is the app’s', async () => {
    const path = '/acl_users/credentials_cookie_auth/require_login';
    const from = (address: string) => ask(`${origin}${path}?came_from=${encodeURIComponent(address)}`);
    expect((await from(`${origin}/de/x`)).headers.location).toBe(`${origin}/login?return_url=%2Fde%2Fx`);
    expect((await from('https://evil.example/x')).headers.location).toBe(`${origin}/login?return_url=%2F`);
    expect(asked).toEqual([]);
  });

  test('what only proxies may say of a caller is said by this one alone', async () => {
    const headers = {
      'x-forwarded-for': '192.0.2.66',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      'x-forwarded-prefix': '/x',
      forwarded: 'host=evil.example',
      'x-real-ip': '192.0.2.66',
      connection: 'close, x-hop',
      'x-hop': '1',
      'x-kept': '1',
    };
    await ask(`${origin}/++api++/de`, { headers });
    const [sent] = asked;
    expect(sent?.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-kept': '1' });
    for (const name of [
      'x-forwarded-host',
      'x-forwarded-proto',
      'x-forwarded-prefix',
      'forwarded',
      'x-real-ip',
      'x-hop',
    ])
      expect(sent?.headers[name]).toBeUndefined();
  });

  test('no answer of Plone’s is sniffed, or acts as a page of the app', async () => {
    for (const path of ['/++api++/de', '/x/@@download/file']) {
      const { headers } = await ask(origin + path);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toBe("sandbox; default-src 'none'");
    }
  });

  test('its session’s cookie opens views, and is no login for the API', async () => {
    const headers = { cookie: 'a=1; __ac="secret"; restricted_content_token=t' };
    await ask(`${origin}/x/@@images/image`, { headers });
    await ask(`${origin}/++api++/de`, { headers });
    await ask(`${origin}/++api++/@logout`, { method: 'POST', headers });
    await ask(`${origin}/++api++/de`, { headers: { cookie: '__ac=secret' } });
    expect(asked.map((request) => request.headers.cookie)).toEqual([
      headers.cookie,
      'a=1; restricted_content_token=t',
      headers.cookie,
      undefined,
    ]);
  });

  test('a page of another site and a form change nothing', async () => {
    const post = async (headers: Record<string, string>) =>
      (await ask(`${origin}/++api++/de`, { method: 'POST', headers, body: '{}' })).status;
    expect(await post({ origin: 'https://evil.example' })).toBe(403);
    expect(await post({ 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await post({ 'content-type': 'application/x-www-form-urlencoded' })).toBe(415);
    expect(await post({ 'content-type': 'multipart/form-data; boundary=x' })).toBe(415);
    expect(asked).toEqual([]);
    expect(await post({ origin, 'content-type': 'application/json' })).toBe(200);
  });

  const oddQueries = [
    '../../../manage_main:method.x=1',
    '../../../manage_main:method.y=1',
    '../../../manage_main:action.x=1',
    '../../../manage_main:default_method.x=1',
    '../../../manage_main:default_action.y=1',
    'manage_main:method=1',
    ':method=manage_main',
    ':action.x=manage_main',
    'a=1;manage_main:method.x=1',
    'a=1&%6Danage_main%3Amethod%2Ex=1',
    'manage_main%253Amethod=1',
    'manage_main:method%00=1',
    'manage_main:method%ff=1',
    'manage_main%00:method.x=1',
    'metadata_fields:list&manage_main:method.x',
    'metadata_fields:list:method=1',
    'metadata_fields:list.x=1',
    'a:record=1',
    'a.b:records=1',
    'a:utf8:ustring=1',
    '../../manage_main=1',
    'a/b=1',
    '%2e%2e%2fmanage_main=1',
    '__ac=x',
    '__ac_name=admin&__ac_password=admin',
    '__ac%5Fname=admin',
    '_a=1',
    '-C',
    '+manage_main:method=1',
    '%=1',
  ];

  test.each(oddQueries)('no parameter leads on: ?%s', async (query) => {
    for (const path of [
      '/@@site-logo/x',
      '/x/@@images/image',
      `/resolveuid/${uid}`,
      '/de/ics_view',
      '/acl_users/credentials_cookie_auth/require_login',
    ])
      for (const prefix of ['', '/++api++'])
        await ask(`${origin}${prefix}${path}?${query}`, { headers: { accept: '*/*' } });
    for (const method of ['GET', 'POST', 'PATCH', 'DELETE', 'OPTIONS'])
      for (const path of ['', '/de', '/@search', `/resolveuid/${uid}/@breadcrumbs`])
        expect((await ask(`${origin}/++api++${path}?${query}`, { method })).status).toBe(400);
    expect(asked).toEqual([]);
  });

  test.each(['portal_type:list=a&portal_type:list=b', 'Language%3Alist=de', 'review_state:list=published'])(
    'a list that the app sends is handed on: ?%s',
    async (query) => {
      expect((await ask(`${origin}/++api++/@solr?q=a%3Bb:c&${query}`)).status).toBe(200);
    },
  );

  test.each([
    'text/xml',
    'application/xml',
    'application/soap+xml',
    'application/json; x=text/xml',
    'application/json;charset=text/xml',
    'text/xml, application/json',
    'application/x-www-form-urlencoded; x=application/json',
    'multipart/mixed; boundary=x',
    'text/plain',
    '',
  ])('no body but JSON and parts of files is handed on: %s', async (type) => {
    for (const method of ['POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'])
      for (const path of ['/@search', '/de', '/de/@tus-upload']) {
        const answer = await ask(`${origin}/++api++${path}`, {
          method,
          headers: { 'content-type': type },
          body: '<methodCall/>',
        });
        expect(answer.status).toBe(415);
      }
    expect(asked).toEqual([]);
  });

  test('a body without a type is a form for Zope', async () => {
    const body = 'manage_main:method=1';
    expect((await ask(`${origin}/++api++/de`, { method: 'POST', body })).status).toBe(415);
    expect(asked).toEqual([]);
    expect((await ask(`${origin}/++api++/de/@lock`, { method: 'POST' })).status).toBe(200);
    const part = { 'content-type': 'application/offset+octet-stream' };
    expect((await ask(`${origin}/++api++/x`, { method: 'PATCH', headers: part, body: 'x' })).status).toBe(
      200,
    );
  });

  test.each(['X_Forwarded_For', 'content_type', 'X-Forwarded_Host', '__proto__'])(
    'a header named %s, which WSGI takes for another, is refused',
    async (name) => {
      expect((await ask(`${origin}/++api++/de`, { headers: { [name]: 'text/xml' } })).status).toBe(400);
      expect(asked).toEqual([]);
    },
  );

  test('no cookie is a name and password', async () => {
    const cookie = '__ac_name=admin; a=1; __ac_password=admin; __ac=s';
    await ask(`${origin}/x/@@images/image`, { headers: { cookie } });
    await ask(`${origin}/++api++/de`, { headers: { cookie } });
    expect(asked.map(({ headers }) => headers.cookie)).toEqual(['a=1; __ac=s', 'a=1']);
  });

  test('what somebody gets for being logged in is kept by nobody', async () => {
    const cached = async (headers: Record<string, string>) =>
      (await ask(`${origin}/++api++/de`, { headers })).headers['cache-control'];
    expect(await cached({ authorization: 'Bearer x' })).toBe('private, no-store');
    expect(await cached({})).toBeUndefined();
  });
});
