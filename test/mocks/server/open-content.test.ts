import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { demoLogins, makeDemoUsers } from '~demo/users';
import type { SeedSite } from '~mocks/seed/types';
import { openContent } from '~mocks/server/open-content';
import type { ServerOptions } from '~mocks/server/options';
import { StartError } from '~mocks/server/start-error';

/** A small site in place of the demo, whose loading is no matter of these tests. */
const site: SeedSite = {
  seed: () => ({
    version: '7',
    items: [{ path: '/de', type: 'LRF', title: 'Deutsch' }],
    redirects: {},
    settings: {},
  }),
  folders: { pictures: '', files: '' },
  logins: demoLogins,
  makeUsers: () => makeDemoUsers({ N: 16, r: 1, p: 1 }),
};

describe('the data folder', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-data-'));
  });

  afterEach(async () => {
    await rm(folder, { recursive: true });
  });

  const open = (options: Partial<ServerOptions> = {}) =>
    openContent(
      {
        port: 0,
        host: '127.0.0.1',
        data: folder,
        fresh: false,
        variant: 'default',
        api: undefined,
        solr: 'portal' as const,
        matomoUrl: '',
        etrackerCode: '',
        ...options,
      },
      { site },
    );

  test('is filled with the demo, and kept as it is from then on', async () => {
    const first = await open();
    expect(first.notes.join('\n')).toContain('admin / admin');
    await first.repository.write((transaction) => transaction.setSetting('mine', 1));
    await first.repository.close();
    const second = await open();
    expect(second.repository.byPath('/de')?.type).toBe('LRF');
    expect(second.repository.setting('mine')).toBe(1);
    await second.repository.close();
    const third = await open({ fresh: true });
    expect(third.repository.setting('mine')).toBeUndefined();
    expect(third.repository.byPath('/de')?.type).toBe('LRF');
    await third.repository.close();
  });

  test('a newer demo is announced and not loaded', async () => {
    const first = await open();
    await first.repository.write((transaction) => {
      transaction.setSetting('seed', { version: '0', loaded: '2020-01-01' });
    });
    await first.repository.close();
    const second = await open();
    expect(second.notes.join('\n')).toMatch(/newer version \(.*, here: 0\).*--fresh/);
    expect(second.repository.setting('seed')).toMatchObject({ version: '0' });
    await second.repository.close();
  });

  test('a load that was broken off is begun again', async () => {
    const first = await open();
    await first.repository.write((transaction) => transaction.setSetting('seed', null));
    await first.repository.close();
    const second = await open();
    expect(second.repository.setting('seed')).toBeDefined();
    await second.repository.close();
  });

  test('beyond loopback there are no demo users, but a manager whose password is told once', async () => {
    const first = await open({ host: '0.0.0.0' });
    const [note = ''] = first.notes;
    expect(note).toMatch(/^Manager: admin \/ [\w-]{20}/);
    expect(first.repository.users().map((each) => [each.id, each.demo])).toEqual([['admin', undefined]]);
    await first.repository.close();
    const second = await open({ host: '0.0.0.0' });
    expect(second.notes).toEqual([]);
    await second.repository.close();
  });

  test('a folder with demo users is refused beyond loopback, in one line and unchanged', async () => {
    await (await open()).repository.close();
    const before = await readFile(join(folder, 'journal'));
    await expect(open({ host: '0.0.0.0' })).rejects.toThrow(/^[^\n]*demo users[^\n]*--fresh[^\n]*$/);
    expect(await readFile(join(folder, 'journal'))).toEqual(before);
    const anew = await open({ host: '0.0.0.0', fresh: true });
    expect(anew.repository.users().some((each) => each.demo)).toBe(false);
    await anew.repository.close();
  });

  test('a folder of somebody else is refused and left alone, with --fresh too', async () => {
    await writeFile(join(folder, 'letter.txt'), 'private');
    for (const fresh of [false, true]) {
      await expect(open({ fresh })).rejects.toThrow(StartError);
      expect(await readdir(folder)).toEqual(['letter.txt']);
    }
  });

  test('one process at a time', async () => {
    const first = await open();
    await expect(open()).rejects.toThrow(/in use/);
    await first.repository.close();
  });
});
