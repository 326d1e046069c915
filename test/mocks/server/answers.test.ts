import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Answers } from '~mocks/server/answers';
import { createAnswers } from '~mocks/server/answers';
import { pageConfig } from '~mocks/server/site-config';
import { createSiteHandler, readSite } from '~mocks/server/site-server';
import { ask, close, serve } from './http-client';

/** More than the buffers of two sockets on loopback take. */
const size = 24 * 1024 * 1024;
const text = JSON.stringify(randomBytes(size / 2).toString('hex'));
const limits = { patience: 60_000, perSender: 2.5 * size, inAll: 4 * size };

describe('an answer', () => {
  let time = 0;
  let folder: string;
  let server: Server;
  let port: number;
  let answers: Answers;
  let answered = 0;
  const sockets: Socket[] = [];

  beforeEach(async () => {
    [time, answered] = [0, 0];
    folder = await mkdtemp(join(tmpdir(), 'portal-answers-'));
    await writeFile(join(folder, 'index.html'), '<title>app</title>');
    answers = createAnswers({ limits, now: () => time });
    const fetch = async () => {
      answered += 1;
      return new Response(text, { headers: { 'content-type': 'application/json' } });
    };
    const site = await readSite(folder, () => pageConfig('default'));
    const own = await serve(createSiteHandler(site, { cms: { fetch } }, undefined, { answers }));
    server = own.server;
    port = Number(new URL(own.origin).port);
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await close(server);
    await rm(folder, { recursive: true });
  });

  const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

  /** Asks, reads the beginning and then nothing more. */
  async function slowReader(encoding = 'identity'): Promise<Socket> {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.write(`GET /++api++/de HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: ${encoding}\r\n\r\n`);
    await once(socket, 'data');
    socket.pause();
    await settled();
    return socket;
  }

  const openSockets = (): Promise<number> =>
    new Promise((resolve, reject) =>
      server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
    );

  test.each(['identity', 'gzip', 'br'])('that nobody reads is broken off (%s)', async (encoding) => {
    await slowReader(encoding);
    answers.check();
    time += limits.patience - 1;
    answers.check();
    await settled();
    expect(await openSockets()).toBe(1);
    // What is compressed goes on until the buffers on the way are full.
    for (let look = 0; look < 100 && (await openSockets()) > 0; look += 1) {
      time += limits.patience;
      answers.check();
      await settled();
    }
    expect(await openSockets()).toBe(0);
  });

  /** Reads so many bytes more, and stops again. */
  function readMore(socket: Socket, bytes: number): Promise<void> {
    let read = 0;
    return new Promise((resolve) => {
      const take = (part: Buffer) => {
        read += part.byteLength;
        if (read < bytes) return;
        socket.off('data', take);
        socket.pause();
        resolve();
      };
      socket.on('data', take);
      socket.resume();
    });
  }

  test('that is read slowly stays', async () => {
    const socket = await slowReader();
    for (let step = 0; step < 4; step += 1) {
      answers.check();
      time += limits.patience - 1;
      await readMore(socket, size / 8);
      await settled();
    }
    answers.check();
    await settled();
    expect(await openSockets()).toBe(1);
  });

  test('that is still being made is not waited for by its reader in vain', async () => {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    socket.write('POST /++api++/de HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\n1');
    await settled();
    time += 10 * limits.patience;
    answers.check();
    await settled();
    expect(await openSockets()).toBe(1);
  });

  test('makes room for another one to the same sender: the one that nobody reads goes', async () => {
    const first = await slowReader();
    const gone = once(first, 'close');
    time += 10;
    const second = await slowReader();
    time += 10;
    expect(await openSockets()).toBe(2);
    const third = await ask(`http://127.0.0.1:${port}/++api++/de`);
    expect(third.body.byteLength).toBe(text.length);
    expect(answered).toBe(3);
    first.resume();
    await gone;
    expect(second.destroyed).toBe(false);
  });
});
