import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { readText } from '~mocks/http/body';

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
  expect(await readText(post(chunks))).toBe('Größe');
  expect(await readText(new Request('http://localhost/'))).toBe('');
});

test('reading stops where a body grows beyond the limit, announced or not', async () => {
  const failure = { status: 413 };
  await expect(readText(post('0123456789'), 5)).rejects.toMatchObject(failure);
  async function* endless() {
    for (;;) yield Buffer.alloc(1000);
  }
  await expect(readText(post(streamOf(endless())), 5000)).rejects.toMatchObject(failure);
});
