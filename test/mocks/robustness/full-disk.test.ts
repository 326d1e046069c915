// @vitest-environment node
import { mkdtemp, open, readdir, rm } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCms } from '~mocks/cms';
import { makeDemoUsers } from '~mocks/seed/demo-users';
import { createRepository } from '~mocks/repository/repository';
import type { Repository } from '~mocks/repository/types';
import { createDiskStorage } from '~mocks/storage/disk';

const base = 'http://localhost:3000/++api++';
const asAdmin = { Authorization: `Basic ${btoa('admin:admin')}`, Accept: 'application/json' };
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
  let folder: string;
  let repository: Repository;
  let cms: ReturnType<typeof createCms>;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-full-'));
    repository = await createRepository(createDiskStorage(folder));
    const users = await makeDemoUsers({ N: 16, r: 1, p: 1 });
    await repository.write((transaction) => users.forEach((user) => transaction.setUser(user)));
    cms = createCms({ repository, rateLimits: false });
  });

  afterEach(async () => {
    vi.restoreAllMocks();
    await repository.close();
    await rm(folder, { recursive: true });
  });

  async function ask(
    method: string,
    path: string,
    json?: unknown,
  ): Promise<[number, Record<string, unknown>]> {
    const body = json === undefined ? {} : { body: JSON.stringify(json) };
    const response = await cms.fetch(new Request(base + path, { method, headers: asAdmin, ...body }));
    const text = await response.text();
    return [response.status, text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)];
  }

  const refused = [500, expect.objectContaining({ type: 'StorageError', message }) as object];

  async function refuseWrites(): Promise<void> {
    const error = Object.assign(new Error(`${code}: write '/srv/secret/journal'`), { code });
    const prototype = await handlePrototype();
    vi.spyOn(prototype, 'write').mockRejectedValue(error);
    vi.spyOn(prototype, 'writeFile').mockRejectedValue(error);
  }

  test('answers 500 to every write and goes on reading; later writes work', async () => {
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
    await repository.close();
    repository = await createRepository(createDiskStorage(folder));
    cms = createCms({ repository, rateLimits: false });
    expect(await ask('GET', '/seite')).toEqual([200, expect.objectContaining({ title: 'Nachher' })]);
    expect((await ask('GET', '/neu'))[0]).toBe(404);
    const download = await cms.fetch(new Request(`${base}/datei/@@download/file`, { headers: asAdmin }));
    expect(await download.text()).toBe('Flut');
    expect(await readdir(join(folder, 'blobs', 'incoming')).catch(() => [])).toEqual([]);
  });
});
