import type { IncomingHttpHeaders, OutgoingHttpHeaders, Server } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { varying } from '~mocks/server/compression';
import { createProxy } from '~mocks/server/proxy';
import { ask, close, serve } from './http-client';

const json = JSON.stringify({ title: 'Ebbe und Flut '.repeat(500) });

describe('what a Plone elsewhere sends uncompressed', () => {
  const servers: Server[] = [];
  afterEach(async () => {
    await Promise.all(servers.splice(0).map(close));
  });

  async function fetchThrough(
    answer: { status?: number; headers: OutgoingHttpHeaders; body?: string },
    headers: OutgoingHttpHeaders = { 'accept-encoding': 'gzip, deflate, br' },
    method = 'GET',
  ) {
    const plone = await serve((_, response) =>
      response.writeHead(answer.status ?? 200, answer.headers).end(answer.body ?? json),
    );
    const proxy = createProxy(new URL(`${plone.origin}/Plone`));
    const own = await serve((request, response) =>
      proxy.handle(request, response, { origin: 'http://localhost', address: '192.0.2.1' }),
    );
    servers.push(plone.server, own.server);
    return ask(`${own.origin}/++api++/de`, { headers, method });
  }

  const encodingOf = ({ headers }: { headers: IncomingHttpHeaders }) => headers['content-encoding'];
  const type = { 'content-type': 'application/json' };

  test.each([
    ['application/json', 'gzip, deflate, br', 'br'],
    ['application/json; charset=utf-8', 'gzip', 'gzip'],
    ['application/json+schema', 'br;q=0, gzip', 'gzip'],
    ['text/csv; charset=utf-8', 'br', 'br'],
    ['image/svg+xml', 'br', undefined],
    ['image/png', 'br', undefined],
    ['application/pdf', 'br', undefined],
    ['application/json', 'identity', undefined],
  ])('%s for whoever takes %s comes as %s', async (contentType, accepted, encoding) => {
    const headers = { 'content-type': contentType, 'content-length': json.length };
    const answer = await fetchThrough({ headers }, { 'accept-encoding': accepted });
    expect(encodingOf(answer)).toBe(encoding);
    const { body } = answer;
    const plain =
      encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
    expect(plain.toString()).toBe(json);
    if (encoding === undefined) expect(answer.headers['content-length']).toBe(String(json.length));
    else {
      expect(body.length).toBeLessThan(json.length / 5);
      expect(answer.headers['content-length']).toBeUndefined();
    }
  });

  test('says on what it depends, and keeps what it depended on before', async () => {
    const headers = { ...type, vary: 'Accept', etag: '"a"' };
    const answer = await fetchThrough({ headers });
    expect(answer.headers).toMatchObject({ vary: 'Accept, Accept-Encoding', etag: 'W/"a"' });
    expect((await fetchThrough({ headers: type }, {})).headers.vary).toBe('Accept-Encoding');
  });

  test('comes as it is where it is short, encoded, a part, not to be touched, or nothing at all', async () => {
    const plain = async (answer: Parameters<typeof fetchThrough>[0], method?: string) =>
      encodingOf(await fetchThrough(answer, undefined, method));
    expect(await plain({ headers: { ...type, 'content-length': 2 }, body: '{}' })).toBeUndefined();
    expect(await plain({ headers: { ...type, 'content-encoding': 'deflate' } })).toBe('deflate');
    expect(
      await plain({ status: 206, headers: { ...type, 'content-range': 'bytes 0-1/9' } }),
    ).toBeUndefined();
    expect(await plain({ headers: { ...type, 'cache-control': 'no-transform' } })).toBeUndefined();
    expect(await plain({ status: 304, headers: type, body: '' })).toBeUndefined();
    const head = await fetchThrough(
      { headers: { ...type, 'content-length': json.length } },
      undefined,
      'HEAD',
    );
    expect(head.headers['content-length']).toBe(String(json.length));
    expect(encodingOf(head)).toBeUndefined();
  });
});

test.each([
  [undefined, 'Accept-Encoding'],
  ['accept-encoding', 'accept-encoding'],
  ['Origin, Accept', 'Origin, Accept, Accept-Encoding'],
  ['*', '*'],
])('what varied by %s varies by %s', (vary, expected) => {
  expect(varying(vary, 'Accept-Encoding')).toBe(expected);
});
