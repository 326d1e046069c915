import { createHash } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Storage } from '~mocks/storage/types';
import { createDiskStorage } from '~mocks/storage/disk';
import { createMemoryStorage } from '~mocks/storage/memory';
import { makeFolder, settingsOf } from './folders';

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString();
const sha256 = (content: string) => createHash('sha256').update(content).digest('hex');

async function* parts(): AsyncIterable<Uint8Array> {
  yield Buffer.from('Hallo ');
  yield Buffer.from('Welt');
}

const kinds: [string, () => Promise<Storage>][] = [
  ['memory', async () => createMemoryStorage()],
  [
    'disk',
    async () => {
      const storage = createDiskStorage(await makeFolder());
      await settingsOf(storage);
      return storage;
    },
  ],
];

describe.each(kinds)('blobs in %s', (_, open) => {
  it('are named by their content, given whole or in parts', async () => {
    const storage = await open();
    expect(await storage.putBlob(Buffer.from('Hallo Welt'))).toEqual({
      blob: sha256('Hallo Welt'),
      size: 10,
    });
    expect(await storage.putBlob(parts())).toEqual({ blob: sha256('Hallo Welt'), size: 10 });
    expect(await storage.hasBlob(sha256('Hallo Welt'))).toBe(true);
    expect(await storage.hasBlob(sha256('nothing'))).toBe(false);
    expect(text(await storage.readBlob(sha256('Hallo Welt')))).toBe('Hallo Welt');
    await storage.close();
  });

  it('stream a part, both ends included', async () => {
    const storage = await open();
    const { blob } = await storage.putBlob(Buffer.from('Hallo Welt'));
    expect(await new Response(storage.streamBlob(blob, 6, 8)).text()).toBe('Wel');
    await storage.close();
  });

  it('are reached by their name alone', async () => {
    const storage = await open();
    await expect(storage.readBlob('../journal')).rejects.toThrow();
    expect(await storage.hasBlob('../journal')).toBe(false);
    await storage.close();
  });

  it('derived files are made once, by whoever asks first', async () => {
    const storage = await open();
    let made = 0;
    const make = async () => Buffer.from(`scale ${(made += 1)}`);
    const both = await Promise.all([storage.cached('../../x', make), storage.cached('../../x', make)]);
    expect(both.map(text)).toEqual(['scale 1', 'scale 1']);
    expect(text(await storage.cached('../../x', make))).toBe('scale 1');
    expect(text(await storage.cached('y', make))).toBe('scale 2');
    await storage.close();
  });

  it('a derived file that could not be made is tried again', async () => {
    const storage = await open();
    await expect(storage.cached('x', () => Promise.reject(new Error('no picture')))).rejects.toThrow(
      'no picture',
    );
    expect(text(await storage.cached('x', async () => Buffer.from('fine')))).toBe('fine');
    await storage.close();
  });
});

it('what a killed upload left is gone at the next start', async () => {
  const folder = await makeFolder();
  const storage = createDiskStorage(folder);
  await settingsOf(storage);
  async function* broken(): AsyncIterable<Uint8Array> {
    yield Buffer.from('half');
    throw new Error('connection lost');
  }
  await expect(storage.putBlob(broken())).rejects.toThrow('connection lost');
  expect(await readdir(join(folder, 'blobs', 'incoming'))).toEqual([]);
  await writeFile(join(folder, 'blobs', 'incoming', 'rest'), 'half');
  await storage.close();
  const again = createDiskStorage(folder);
  await settingsOf(again);
  expect(await readdir(join(folder, 'blobs'))).toEqual([]);
  await again.close();
});
