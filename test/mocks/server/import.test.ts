import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { KnownBlocks } from '@/api/types/known-blocks';
import { openContent } from '~mocks/server/open-content';
import type { ServerOptions } from '~mocks/server/options';
import { readOptions } from '~mocks/server/options';
import { StartError } from '~mocks/server/start-error';
import { pageConfig } from '~mocks/server/site-config';
import { describeRepository } from '~mocks/server/site-description';
import { aldermoor } from '../exchange/load-export';

const known: KnownBlocks = { slate: { fields: { '@type': true, plaintext: true, value: true } } };

describe('npm start -- --import', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-data-'));
  });

  afterEach(async () => {
    await rm(folder, { recursive: true });
  });

  const open = (options: Partial<ServerOptions> = {}) => {
    const given = readOptions(['--data', folder, '--port', '0']);
    if (!given) throw new Error('The options ask for help.');
    return openContent({ ...given, ...options }, { knownBlocks: () => Promise.resolve(known) });
  };
  const imported = { importFrom: aldermoor };

  test('names a folder, and does not go with a Plone elsewhere', () => {
    expect(readOptions(['--import', 'x', '--memory'])?.importFrom).toBe('x');
    expect(() => readOptions(['--import', 'x', '--api', 'http://x/'])).toThrow(StartError);
  });

  test('fills a new data folder, without demo users, with a manager whose password is told once', async () => {
    const first = await open(imported);
    expect(first.notes[0]).toMatch(/^Imported 36 items and 3 users from /);
    expect(first.notes.join('\n')).toContain('/en/plover (Vessel)');
    expect(first.notes.at(-1)).toMatch(/^Manager: admin \/ [\w-]{20} \(shown this once\)$/);
    expect(first.repository.users().some(({ demo }) => demo === true)).toBe(false);
    expect(pageConfig('default', [], describeRepository(first.repository))).toMatchObject({
      languages: ['de', 'en'],
      defaultLanguage: 'en',
    });
    await first.repository.close();
    const second = await open();
    expect(second.notes).toEqual([]);
    expect(second.repository.byPath('/en/plover')?.type).toBe('Vessel');
    expect(second.repository.byPath('/de/forschung/grossgeraete')).toBeUndefined();
    await second.repository.close();
  });

  test('lists the blocks and fields of blocks that have no effect on this site', async () => {
    const { notes, repository } = await open(imported);
    const start = notes.indexOf('Kept, but without effect on this site:');
    expect(start).toBeGreaterThan(0);
    const lines = notes.slice(start + 1).filter((line) => line.startsWith('  '));
    expect(lines).toContainEqual(expect.stringMatching(/^ {2}Block title: \d+ blocks, as on \//));
    expect(lines.join('\n')).not.toContain('slate');
    await repository.close();
  });

  test('is refused, in one line, where content is; --fresh starts anew', async () => {
    await (await open(imported)).repository.close();
    const before = await readFile(join(folder, 'journal'));
    await expect(open(imported)).rejects.toThrow(/^[^\n]*has content already[^\n]*--fresh[^\n]*$/);
    expect(await readFile(join(folder, 'journal'))).toEqual(before);
    const anew = await open({ ...imported, fresh: true });
    expect(anew.repository.byPath('/en/plover')).toBeDefined();
    await anew.repository.close();
  });

  test('of a folder that is none leaves the data alone, with --fresh too', async () => {
    await (await open(imported)).repository.close();
    const before = await readFile(join(folder, 'journal'));
    await expect(open({ importFrom: tmpdir(), fresh: true })).rejects.toThrow(
      /^[^\n]*no folder of plone.exportimport[^\n]*$/,
    );
    expect(await readFile(join(folder, 'journal'))).toEqual(before);
  });
});
