import { createServer } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { listen } from '~mocks/server/listen';
import { StartError } from '~mocks/server/start-error';

const server = createServer((_request, response) => response.end());
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

test('keeps connections for longer than those in front of it do, and names a port that is in use', async () => {
  const address = await listen(server, 0, '127.0.0.1');
  const { headers } = await fetch(address);
  const kept = Number(/timeout=(\d+)/.exec(headers.get('keep-alive') ?? '')?.[1]);
  expect(kept).toBeGreaterThan(60);
  const port = Number(new URL(address).port);
  const second = listen(createServer(), port, '127.0.0.1');
  await expect(second).rejects.toThrow(new StartError(`Port ${port} on 127.0.0.1 is in use.`));
});
