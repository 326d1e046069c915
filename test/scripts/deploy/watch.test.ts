import { execFile } from 'node:child_process';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return addressOf(server);
}

async function refusing(): Promise<string> {
  const url = await listen(() => undefined);
  await new Promise((resolve) => servers.pop()?.close(resolve));
  return url;
}

/** What the watch ends with and what its command says where it is run. */
const watch = (...given: string[]) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const child = execFile(process.execPath, ['deploy/watch.mjs', ...given], (_error, said) => {
      resolve({ code: child.exitCode ?? -1, said: said.trim() });
    });
  });

test('a server that takes calls and answers none is restarted', async () => {
  let calls = 0;
  const url = await listen(() => {
    calls += 1;
  });
  expect(await watch(url, '1', 'echo', 'restart', 'plone')).toEqual({ code: 0, said: 'restart plone' });
  expect(calls).toBe(3);
});

test('one that answers now and then is left alone', async () => {
  let calls = 0;
  const url = await listen((_request, response) => {
    calls += 1;
    if (calls === 2) response.end('late');
  });
  expect(await watch(url, '1', 'echo', 'restart')).toEqual({ code: 0, said: '' });
  expect(calls).toBe(2);
});

test.each([
  ['that fails', () => listen((_request, response) => response.writeHead(500).end())],
  ['that ends the connection', () => listen((request) => request.socket.destroy())],
  ['that takes no connection', refusing],
])('one %s is left to its unit', async (_, start) => {
  expect(await watch(await start(), '1', 'echo', 'restart')).toEqual({ code: 0, said: '' });
});

test('a restart that fails is said by the code', async () => {
  const url = await listen(() => undefined);
  expect(await watch(url, '1', 'false')).toMatchObject({ code: 1 });
});

test.each([
  [['keine Adresse', '30', 'true']],
  [['http://127.0.0.1:8080/', '0', 'true']],
  [['http://127.0.0.1:8080/', '9999', 'true']],
  [['http://127.0.0.1:8080/', '30']],
])('%j are no arguments of it', async (given) => {
  expect(await watch(...given)).toEqual({ code: 2, said: '' });
});
