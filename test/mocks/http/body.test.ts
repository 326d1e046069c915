import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { readBytes } from '~mocks/http/body';

const streamOf = (chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>) =>
  Readable.toWeb(Readable.from(chunks, { objectMode: false })) as ReadableStream;

const post = (body: string | ReadableStream, headers: Record<string, string> = {}) =>
  new Request('http://localhost/', {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json', ...headers },
    duplex: 'half',
  } as RequestInit);

test('a body is read whole, characters split between chunks included', async () => {
  const bytes = Buffer.from('Größe');
  const chunks = streamOf([bytes.subarray(0, 3), bytes.subarray(3)]);
  expect((await readBytes(post(chunks))).toString()).toBe('Größe');
  expect((await readBytes(new Request('http://localhost/'))).toString()).toBe('');
});

test('reading stops where a body grows beyond the limit, announced or not', async () => {
  const failure = { status: 413 };
  await expect(readBytes(post('0123456789'), 5)).rejects.toMatchObject(failure);
  async function* endless() {
    for (;;) yield Buffer.alloc(1000);
  }
  await expect(readBytes(post(streamOf(endless())), 5000)).rejects.toMatchObject(failure);
});
