// @vitest-environment node
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createCms } from '~mocks/cms';
import { createRepository } from '~mocks/repository/repository';
import type { Repository } from '~mocks/repository/types';
import { makeDemoUsers } from '~mocks/seed/demo-users';
import { createDiskStorage } from '~mocks/storage/disk';

const base = 'http://localhost:3000/++api++';
const asAdmin = { Authorization: `Basic ${btoa('admin:admin')}`, Accept: 'application/json' };
const file = { data: btoa('Ebbe'), encoding: 'base64', filename: 'messung.txt' };

let folder: string;
let repository: Repository | undefined;

/** Root may write everywhere, whatever the folder's rights. */
const isRoot = process.geteuid?.() === 0;

async function allow(mode: number): Promise<void> {
  for (const name of ['', 'blobs']) await chmod(join(folder, name), mode);
}

async function open(): Promise<(method: string, path: string, json?: unknown) => Promise<[number, unknown]>> {
  const opened = await createRepository(createDiskStorage(folder));
  repository = opened;
  const cms = createCms({ repository: opened, rateLimits: false });
  return async (method, path, json) => {
    const body = json === undefined ? {} : { body: JSON.stringify(json) };
    const answer = await cms.fetch(new Request(base + path, { method, headers: asAdmin, ...body }));
    const text = await answer.text();
    return [answer.status, text === '' ? {} : JSON.parse(text)];
  };
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-read-only-'));
  const users = await makeDemoUsers({ N: 16, r: 1, p: 1 });
  const first = await createRepository(createDiskStorage(folder));
  await first.write((transaction) => users.forEach((user) => transaction.setUser(user)));
  await first.close();
});

afterEach(async () => {
  await allow(0o755);
  await repository?.close();
  repository = undefined;
  await rm(folder, { recursive: true });
});

describe.skipIf(isRoot)('a data folder that cannot be written', () => {
  test('is refused at the start in one line, and left as it is', async () => {
    const before = [await readdir(folder), await readFile(join(folder, 'journal'))];
    await allow(0o555);
    await expect(createRepository(createDiskStorage(folder))).rejects.toMatchObject({
      name: 'DataFolderError',
      message: expect.stringMatching(/^.* cannot be used: EACCES.*$/) as string,
    });
    expect([await readdir(folder), await readFile(join(folder, 'journal'))]).toEqual(before);
  });

  test('later refuses files with a clear body, and goes on reading; afterwards takes them', async () => {
    const ask = await open();
    expect((await ask('POST', '', { '@type': 'Document', id: 'seite', title: 'Vorher' }))[0]).toBe(201);
    await allow(0o555);
    expect(await ask('POST', '', { '@type': 'File', id: 'datei', file })).toEqual([
      500,
      expect.objectContaining({
        ...{ type: 'StorageError', message: 'The data folder cannot be written: nothing was saved.' },
      }),
    ]);
    expect(await ask('GET', '/seite')).toEqual([200, expect.objectContaining({ title: 'Vorher' })]);
    expect((await ask('GET', '/datei'))[0]).toBe(404);
    await allow(0o755);
    expect((await ask('POST', '', { '@type': 'File', id: 'datei', file }))[0]).toBe(201);
  });
});
