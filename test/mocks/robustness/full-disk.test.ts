import { open, readdir } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DiskCms } from '../../support/disk-cms';

const file = (text: string) => ({ data: btoa(text), encoding: 'base64', filename: 'messung.txt' });

/** What all open files are made of: a disk that refuses writes refuses them here. */
async function handlePrototype(): Promise<FileHandle> {
  const handle = await open('/dev/null');
  await handle.close();
  return Object.getPrototypeOf(handle) as FileHandle;
}

describe.each([
  ['ENOSPC', 'The disk is full: nothing was saved.'],
  ['EROFS', 'The data folder cannot be written: nothing was saved.'],
])('a disk that answers %s', (code, message) => {
  let cms: DiskCms;

  beforeEach(async () => {
    cms = await DiskCms.make();
  });

  afterEach(async () => {
    vi.restoreAllMocks();
    await cms.remove();
  });

  const refused = [500, expect.objectContaining({ type: 'StorageError', message }) as object];

  async function refuseWrites(): Promise<void> {
    const error = Object.assign(new Error(`${code}: write '/srv/secret/journal'`), { code });
    const prototype = await handlePrototype();
    vi.spyOn(prototype, 'write').mockRejectedValue(error);
    vi.spyOn(prototype, 'writeFile').mockRejectedValue(error);
  }

  test('answers 500 to every write and goes on reading; later writes work', async () => {
    const ask: DiskCms['ask'] = (...call) => cms.ask(...call);
    expect((await ask('POST', '', { '@type': 'Document', id: 'seite', title: 'Vorher' }))[0]).toBe(201);
    await refuseWrites();
    expect(await ask('POST', '', { '@type': 'Document', id: 'neu', title: 'Neu' })).toEqual(refused);
    expect(await ask('POST', '', { '@type': 'File', id: 'datei', file: file('Ebbe') })).toEqual(refused);
    expect(await ask('PATCH', '/seite', { title: 'Nachher' })).toEqual(refused);
    expect(await ask('DELETE', '/seite')).toEqual(refused);
    expect(await ask('GET', '/seite')).toEqual([200, expect.objectContaining({ title: 'Vorher' })]);
    expect((await ask('GET', '/neu'))[0]).toBe(404);
    expect((await ask('GET', '/@search?portal_type=Document'))[1]).toMatchObject({ items_total: 1 });

    vi.restoreAllMocks();
    expect((await ask('PATCH', '/seite', { title: 'Nachher' }))[0]).toBe(204);
    expect((await ask('POST', '', { '@type': 'File', id: 'datei', file: file('Flut') }))[0]).toBe(201);
    await cms.close();
    await cms.open();
    expect(await ask('GET', '/seite')).toEqual([200, expect.objectContaining({ title: 'Nachher' })]);
    expect((await ask('GET', '/neu'))[0]).toBe(404);
    const download = await cms.fetch('/datei/@@download/file');
    expect(await download.text()).toBe('Flut');
    expect(await readdir(join(cms.folder, 'blobs', 'incoming')).catch(() => [])).toEqual([]);
  });
});
