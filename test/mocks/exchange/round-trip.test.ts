import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compareRepositories } from '~mocks/exchange/compare';
import { exportRepository } from '~mocks/exchange/export';
import { compareExports, loadFolder } from '~mocks/exchange/round-trip';
import type { Repository } from '~mocks/repository/types';
import { createRepository } from '~mocks/repository/store/repository';
import { demoSeed } from '~demo/demo';
import { makeDemoUsers } from '~demo/users';
import { loadSeed } from '~mocks/seed/load';
import { demoFolders } from '~demo/folders';
import { createMemoryStorage } from '~mocks/storage/memory';
import { aldermoor } from './load-export';

describe('the demo, exported and imported', () => {
  let folder: string;
  let demo: Repository;
  let returned: Repository;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-round-'));
    const today = new Date('2026-12-01T09:00:00Z');
    demo = await createRepository(createMemoryStorage());
    const users = await makeDemoUsers({ N: 16, r: 1, p: 1 });
    await loadSeed(demo, demoSeed(today), { ...demoFolders, users, now: today });
    await exportRepository(demo, folder, { passwordOf: () => 'secret' });
    const loaded = await loadFolder(folder);
    returned = loaded.repository;
    expect(loaded.lines).toEqual([]);
  });

  afterAll(async () => {
    await rm(folder, { recursive: true });
  });

  test('is the same, picture by picture and link by link', () => {
    expect(compareRepositories(demo, returned)).toEqual([]);
  });

  test('and every difference would be seen', async () => {
    const page = returned.byPath('/de/forschung');
    const picture = demo.byPath('/de/bilder')?.uid;
    if (!page || picture === undefined) throw new Error('The demo lacks what the test changes.');
    await returned.write((transaction) => {
      transaction.put({ ...page, state: 'draft', fields: { ...page.fields, title: 'Anders' } });
      transaction.remove(picture);
      transaction.setRedirect('/de/presse', null);
      transaction.removeUser('editor');
    });
    const seen = compareRepositories(demo, returned).map(({ where, what }) => `${where} ${what}`);
    expect(seen).toEqual(
      expect.arrayContaining([
        '/de/forschung state',
        '/de/forschung field title',
        '/de/bilder item',
        '/de order',
        'redirects redirect /de/presse',
        'people user editor',
      ]),
    );
  });
});

test('an export is as it was when it is compared with itself', async () => {
  const { items, unexpected, expected } = await compareExports(aldermoor, aldermoor);
  expect(items).toBeGreaterThan(30);
  expect(unexpected).toEqual([]);
  expect(expected.map(({ times }) => times)).toEqual([0, 0, 0, 0]);
});
