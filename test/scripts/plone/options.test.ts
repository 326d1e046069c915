import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  clearContent,
  noteDone,
  openDataFolder,
  placesIn,
  readState,
  takeSolr,
  takeStorage,
} from '../../../scripts/plone/data-folder.mjs';
import { readOptions } from '../../../scripts/plone/options.mjs';

const database = 'postgresql://plone@127.0.0.1/plone';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plone-'));
  await mkdir(join(folder, 'export/content'), { recursive: true });
  await writeFile(join(folder, 'export/content/__metadata__.json'), '{}');
  await writeFile(join(folder, 'file'), '');
});
afterAll(() => rm(folder, { recursive: true }));

test('without options it is the demo on port 8080', async () => {
  expect(await readOptions([])).toMatchObject({
    port: 8080,
    fresh: false,
    empty: false,
    stock: false,
    importFolder: undefined,
    postgres: undefined,
    instances: 1,
    solr: false,
  });
  expect(await readOptions(['--solr'])).toMatchObject({ solr: true });
  expect(await readOptions(['--help'])).toBeUndefined();
});

test('a stock Plone may be empty, and may be given content', async () => {
  const importFolder = join(folder, 'export');
  expect(await readOptions(['--stock', '--empty'])).toMatchObject({ stock: true, empty: true });
  expect(await readOptions(['--stock', '--import', importFolder])).toMatchObject({
    stock: true,
    importFolder,
  });
});

test('several processes stand on one database', async () => {
  expect(await readOptions(['--postgres', database, '--instances', '8'])).toMatchObject({
    postgres: database,
    instances: 8,
  });
});

test('a site may be filled for benchmarks', async () => {
  expect(await readOptions([])).toMatchObject({ items: undefined });
  expect(await readOptions(['--items', '50000'])).toMatchObject({ items: 50_000 });
});

test('an export folder is taken by its metadata', async () => {
  const importFolder = join(folder, 'export');
  expect(await readOptions(['--import', importFolder])).toMatchObject({ importFolder });
});

test.each([
  [['--port', '0'], '--port takes a number from 1 to 65535'],
  [['--port', '8080x'], '--port takes a number'],
  [['--nope'], "Unknown option '--nope'"],
  [['--empty', '--import', '.'], 'exclude each other'],
  [['--stock', '--install'], 'what is installed is the same for both'],
  [['--stock', '--solr'], '--stock and --solr exclude each other'],
  [['--stock', '--postgres', database], '--stock and --postgres exclude each other'],
  [['--import', '.'], 'no plone.exportimport folder'],
  [['--items', '1999'], '--items takes a number from 2000 to 200000'],
  [['--items', '2e4'], '--items takes a number from 2000 to 200000, not "2e4"'],
  [['--items', '20000', '--empty'], '--items adds to the demo'],
  [['--instances', '2'], '--instances needs --postgres'],
  [['--postgres', database, '--instances', '0'], '--instances takes a number from 1 to 8'],
  [['--postgres', database, '--instances', '9'], '--instances takes a number from 1 to 8'],
  [['--postgres', database, '--instances', 'two'], 'not "two"'],
  [['--postgres', database, '--instances', '3', '--port', '65534'], 'There are no 3 ports from 65534 on'],
  [['--postgres', 'mysql://127.0.0.1/plone'], '--postgres takes an address'],
  [['--postgres', 'postgresql://127.0.0.1'], '--postgres takes an address'],
  [['--postgres', 'postgresql://a%zz@127.0.0.1/plone'], '--postgres takes an address'],
  [['--postgres', 'postgresql://127.0.0.1/plone%0Adsn'], '--postgres takes an address'],
])('%j is refused in one line', async (args, words) => {
  const refused = readOptions(args);
  await expect(refused).rejects.toThrow(words);
  await expect(refused).rejects.toSatisfy(({ message }: Error) => !message.includes('\n'));
});

test('a folder that cannot be written is told in one line', async () => {
  await expect(openDataFolder(placesIn(join(folder, 'file/x')))).rejects.toThrow(
    /cannot be written: ENOTDIR/,
  );
});

test('a step counts once it is noted; starting fresh forgets the site, not the installation', async () => {
  const places = placesIn(join(folder, 'data'));
  await openDataFolder(places);
  expect(await readState(places)).toEqual({});
  await noteDone(places, { installed: 'digest', installedSolr: 'other' });
  await noteDone(places, { site: true, solr: true });
  await mkdir(join(places.instance, 'var'), { recursive: true });
  await mkdir(join(places.solrHome, 'plone/data'), { recursive: true });
  expect(await readState(places)).toMatchObject({ installed: 'digest', site: true, solr: true });
  await clearContent(places);
  expect(await readState(places)).toEqual({ installed: 'digest', installedSolr: 'other' });
  await expect(stat(places.solrHome)).rejects.toThrow('ENOENT');
});

test('a state file that was cut short is no state', async () => {
  const places = placesIn(join(folder, 'torn'));
  await openDataFolder(places);
  await writeFile(places.state, '{"site": tr');
  expect(await readState(places)).toEqual({});
});

test('a site is looked for where it is kept, and no password is written down', async () => {
  const places = placesIn(join(folder, 'stored'));
  await openDataFolder(places);
  await takeStorage(places, 'postgresql://plone:secret@127.0.0.1/plone');
  expect(JSON.stringify(await readState(places))).not.toContain('secret');
  await noteDone(places, { site: true });
  await takeStorage(places, 'postgresql://plone:other@127.0.0.1/plone');
  await expect(takeStorage(places, undefined)).rejects.toThrow('kept in postgresql://plone@127.0.0.1/plone');
  await clearContent(places);
  await takeStorage(places, undefined);
  await noteDone(places, { site: true });
  await expect(takeStorage(places, database)).rejects.toThrow('kept in files');
});

test('a site with Solr is not started without it, and has an environment of its own', async () => {
  const places = placesIn(join(folder, 'searched'), { solr: true });
  expect(places.venv).not.toBe(placesIn(places.data).venv);
  await openDataFolder(places);
  await noteDone(places, { site: true });
  await takeSolr(places, true);
  await takeSolr(places, false);
  await noteDone(places, { solr: true });
  await takeSolr(places, true);
  await expect(takeSolr(places, false)).rejects.toThrow('start it with --solr');
});
