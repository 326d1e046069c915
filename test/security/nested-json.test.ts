import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openContent } from '~mocks/server/open-content';
import { createDiskStorage } from '~mocks/storage/disk';
import { encodeFrame } from '~mocks/storage/frame';
import { fileHeader } from '~mocks/storage/journal-format';
import { jsonMeasures } from '~mocks/lib/json-measures';
import { readOptions } from '~mocks/server/options';
import { exported, uid, writeExport } from '../mocks/exchange/hand-made';
import { loadExport } from '../mocks/exchange/load-export';

const levels = 100_000;
const deep = '['.repeat(levels) + ']'.repeat(levels);

const made: string[] = [];
afterAll(() => Promise.all(made.map((folder) => rm(folder, { recursive: true }))));

const kept = (folder: string): string => {
  made.push(folder);
  return folder;
};

async function start(...options: string[]): Promise<void> {
  const read = readOptions(options, {});
  if (!read) throw new Error('These are no options.');
  const { repository } = await openContent(read);
  await repository.close();
}

test.each([
  ['lists', deep, levels],
  ['texts that look like lists', JSON.stringify(['[[[', '\\"[[', '\\']), 1],
  ['lists side by side', '[[[]],[[]],{"a":[]}]', 3],
])('the depth of %s is found', (_, json, depth) => {
  expect(jsonMeasures(json).depth).toBe(depth);
});

test.each(['blocks', 'blocks_layout', 'text', 'unknown_field', 'title'])(
  'an export whose %s is nested without end is loaded without that page, in words',
  async (field) => {
    const folder = await writeExport({
      items: [exported('/sound')],
      metadata: { _data_files_: ['0/data.json', 'deep.json'] },
      files: { 'content/deep.json': `{"@id":"/deep","@type":"Document","${field}":${deep}}` },
    });
    const { repository, report } = await loadExport(kept(folder));
    expect(repository.childrenOf(repository.root).map(({ id }) => id)).toEqual(['sound']);
    expect(report.lines.join('\n')).toContain(
      'Files that are nested more than 200 levels deep (1):\n  content/deep.json',
    );
  },
);

test.each(['principals', 'relations', 'translations', 'discussions', 'redirects', 'portlets'])(
  'an export whose %s are nested without end is loaded without them, in words',
  async (name) => {
    const folder = await writeExport({ items: [exported('/sound')], files: { [`${name}.json`]: deep } });
    const { report } = await loadExport(kept(folder));
    expect(report.lines.join('\n')).toContain(`200 levels deep (1):\n  ${name}.json`);
  },
);

test('an export whose list of items is nested without end is refused at the start, in words', async () => {
  const folder = await writeExport({ files: { 'content/__metadata__.json': `{"_data_files_":${deep}}` } });
  await expect(start('--memory', '--import', kept(folder))).rejects.toThrow(
    /content\/__metadata__\.json is nested more than 200 levels deep/,
  );
});

async function dataFolder(...lines: string[]): Promise<string> {
  const folder = kept(await mkdtemp(join(tmpdir(), 'portal-nested-')));
  await writeFile(
    join(folder, 'journal'),
    Buffer.concat([fileHeader, ...lines.map((line) => encodeFrame(Buffer.from(line)))]),
  );
  return folder;
}

const stored = (value: string) => `["items","${uid('1')}",${value}]`;

test('a data folder that holds a page nested without end is refused at the start, in words', async () => {
  const folder = await dataFolder(stored(`{"fields":{"blocks":${deep}}}`));
  await expect(start('--data', folder)).rejects.toThrow(
    new RegExp(`journal holds records nested more than 400 levels deep \\(1\\): items ${uid('1')}`),
  );
});

test('a data folder that held such a value, and removed it, is read', async () => {
  const folder = await dataFolder(`["settings","odd",${deep}]`, '["settings","odd",null]');
  const storage = createDiskStorage(folder);
  const found: string[] = [];
  await storage.load(({ key }) => found.push(key));
  expect(found).toEqual([]);
  await storage.close();
});
