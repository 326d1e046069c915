import type { Server } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { isNoPath } from '~mocks/server/plone-refusals';
import { createProxy, ownLocation, targetOf } from '~mocks/server/proxy';
import { ask, close, serve } from './http-client';

const own = 'http://localhost:3000';
const api = new URL('http://plone:8080/Plone');

describe('a Plone elsewhere', () => {
  const servers: Server[] = [];

  afterEach(async () => {
    await Promise.all(servers.splice(0).map(close));
  });

  async function start(handle: Parameters<typeof serve>[0]): Promise<string> {
    const { server, origin } = await serve(handle);
    servers.push(server);
    return origin;
  }

  const startProxy = (url: string) => {
    const proxy = createProxy(new URL(url));
    return start((request, response) =>
      proxy.handle(request, response, { origin: `http://${request.headers.host}`, address: '192.0.2.1' }),
    );
  };

  test.each([
    [
      'virtual',
      '/++api++/de/x?a=1',
      '/VirtualHostBase/http/localhost:3000/Plone/++api++/VirtualHostRoot/de/x?a=1',
    ],
    [
      'virtual',
      '/de/x/@@images/image/mini',
      '/VirtualHostBase/http/localhost:3000/Plone/VirtualHostRoot/de/x/@@images/image/mini',
    ],
    ['direct', '/++api++/de/x?a=1', '/Plone/++api++/de/x?a=1'],
    ['direct', '/de/x/@@download/file', '/Plone/de/x/@@download/file'],
  ] as const)('%s: %s is asked as %s', (mode, path, target) => {
    expect(targetOf(api, mode, own, path).href).toBe(`http://plone:8080${target}`);
  });

  test.each(['virtual', 'direct'] as const)(
    '%s: no path leads out of the site or to another host',
    (mode) => {
      const atRoot = new URL('https://plone.example/');
      for (const path of ['//evil.example/@@images/x', '/++api++//evil.example/de', '/\\evil.example/'])
        expect(targetOf(atRoot, mode, own, path).host).toBe('plone.example');
      for (const path of [
        '/++api++/../../../../manage',
        '/de/%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/manage',
      ])
        expect(targetOf(api, mode, own, path).pathname).toMatch(
          mode === 'direct' ? /^\/Plone\/manage$/ : /\/Plone\/VirtualHostRoot\/manage$/,
        );
    },
  );

  test.each([
    ['http://localhost:3000/de/neu?a=1', '/++api++/de/alt?a=1', 'http://localhost:3000/++api++/de/neu?a=1'],
    ['http://plone:8080/Plone/++api++/de/neu', '/++api++/de/alt', 'http://localhost:3000/++api++/de/neu'],
    ['http://plone:8080/Plone?a=1', '/++api++/alt', 'http://localhost:3000?a=1'],
    ['http://localhost:3000/de/x', '/++api++/resolveuid/0a', 'http://localhost:3000/de/x'],
    ['http://localhost:3000/login', '/de/x/@@download/file', 'http://localhost:3000/login'],
    ['http://plone:8080/Plone2/de', '/++api++/de/alt', 'http://plone:8080/Plone2/de'],
    ['https://example.org/neu', '/++api++/de/alt', 'https://example.org/neu'],
  ])('a redirect to %s, seen at %s, leads to %s', (location, asked, expected) => {
    expect(ownLocation(location, api, own, asked)).toBe(expected);
  });

  test.each(['/++api++/de/..%2f..%2fmanage', '/de/%2e%2e%5cx', '/++api++/de/%E0%A4%A'])(
    'Plone is not asked for %s, which it would read as something else',
    async (path) => {
      const asked: string[] = [];
      const plone = await start((request, response) => {
        asked.push(request.url ?? '');
        response.end('{}');
      });
      expect((await ask((await startProxy(`${plone}/Plone`)) + path)).status).toBe(404);
      expect(asked).toEqual([]);
    },
  );

  test.each(['/++api++/de/a..b', '/++api++/de/x?path=../y', '/de/a%2Fb', '/de/100%25'])(
    '%s is a path',
    (path) => {
      expect(isNoPath(path)).toBe(false);
    },
  );

  test('where virtual hosting is reachable it words the links', async () => {
    const asked: string[] = [];
    const plone = await start((request, response) => {
      asked.push(request.url ?? '');
      const [, scheme, host, rest] =
        /^\/VirtualHostBase\/(\w+)\/([^/]+)\/Plone\/\+\+api\+\+\/VirtualHostRoot(.*)$/.exec(
          request.url ?? '',
        ) ?? [];
      response.end(JSON.stringify({ '@id': `${scheme}://${host}${rest}` }));
    });
    const origin = await startProxy(`${plone}/Plone`);
    const answer = await ask(`${origin}/++api++/de/x`);
    expect(JSON.parse(answer.body.toString())).toEqual({ '@id': `${origin}/de/x` });
    expect(asked[0]).toContain('/VirtualHostRoot/@site');
  });

  test('a Plone that is still starting is asked again which way it takes', async () => {
    let isStarting = true;
    const plone = await start((request, response) => {
      const own = /^\/VirtualHostBase\/http\/([^/]+)\//.exec(request.url ?? '')?.[1];
      if (isStarting) response.writeHead(503).end('starting');
      else response.end(JSON.stringify({ '@id': own === undefined ? 'direct' : `http://${own}/de` }));
    });
    const origin = await startProxy(`${plone}/Plone`);
    expect((await ask(`${origin}/++api++/de`)).status).toBe(503);
    isStarting = false;
    expect(JSON.parse((await ask(`${origin}/++api++/de`)).body.toString())).toEqual({
      '@id': `${origin}/de`,
    });
  });

  test('where it is not, requests pass through, and redirects lead back to us', async () => {
    const plone = await start((request, response) => {
      if (request.url?.startsWith('/VirtualHostBase')) response.writeHead(404).end('{}');
      else if (request.url === '/Plone/++api++/alt') {
        response.writeHead(302, { location: `http://${request.headers.host}/Plone/++api++/neu` }).end();
      } else response.end(request.url);
    });
    const origin = await startProxy(`${plone}/Plone`);
    expect((await ask(`${origin}/++api++/de`)).body.toString()).toBe('/Plone/++api++/de');
    expect((await ask(`${origin}/++api++/alt`)).headers.location).toBe(`${origin}/++api++/neu`);
  });

  test('method, headers, cookies and bodies go through in both directions', async () => {
    const plone = await start(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      response.writeHead(201, { 'set-cookie': ['a=1', 'b=2'], 'content-type': 'text/x-test' });
      response.end(`${request.method} ${request.headers.authorization} ${Buffer.concat(chunks)}`);
    });
    const origin = await startProxy(plone);
    const headers = { authorization: 'Bearer x', 'content-type': 'application/json' };
    const answer = await ask(`${origin}/++api++/de`, { method: 'POST', headers, body: '{"a":1}' });
    expect(answer.status).toBe(201);
    expect(answer.headers['set-cookie']).toEqual(['a=1', 'b=2']);
    expect(answer.body.toString()).toBe('POST Bearer x {"a":1}');
  });

  test('the session’s cookie opens views and pictures of services, and calls nothing else', async () => {
    const plone = await start((request, response) => {
      response.end(`${request.method} ${request.headers.cookie}`);
    });
    const origin = await startProxy(plone);
    const thumbnail = `/++api++/de/@trash/${'0a'.repeat(16)}/thumbnail`;
    const headers = { cookie: '__ac=x; a=1' };
    const seen = async (path: string, method = 'GET') =>
      (await ask(`${origin}${path}`, { method, headers })).body.toString();
    expect(await seen('/de/bild/@@images/image/mini')).toBe('GET __ac=x; a=1');
    expect(await seen(thumbnail)).toBe('GET __ac=x; a=1');
    expect(await seen(thumbnail, 'POST')).toBe('POST a=1');
    expect(await seen('/++api++/de/@trash')).toBe('GET a=1');
    expect(await seen(`/++api++/de/@trash/${'0a'.repeat(16)}`)).toBe('GET a=1');
  });

  test('a Plone that does not answer is a 502 of form A, and is asked again', async () => {
    const { server, origin: gone } = await serve((_, response) => response.end());
    await close(server);
    const origin = await startProxy(`${gone}/Plone`);
    for (let tries = 0; tries < 2; tries += 1) {
      const answer = await ask(`${origin}/++api++/de`);
      expect(answer.status).toBe(502);
      expect(JSON.parse(answer.body.toString())).toMatchObject({
        type: 'BadGateway',
        message: expect.any(String),
      });
    }
  });
});
