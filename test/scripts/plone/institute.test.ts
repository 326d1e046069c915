import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoSeed } from '~demo/demo';
import { overviewBodies, writeInstitute } from '../../../bench/sizes';

interface Line {
  data: { '@id': string; UID: string; review_state: string | null };
  files: Record<string, string>;
  relations: Record<string, string[]>;
}

let folder: string;
let lines: Line[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'institute-'));
  const written = await writeInstitute(folder, 2000);
  const text = await readFile(join(folder, 'items.jsonl'), 'utf8');
  lines = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
  expect(lines).toHaveLength(written);
});
afterAll(() => rm(folder, { recursive: true }));

test('with the demo there are as many items as were asked for', () => {
  expect(lines.length + demoSeed(new Date()).items.length).toBe(2000);
});

test('what holds others comes before them, and whom a field names before what names them', () => {
  const paths = new Set(['', ...demoSeed(new Date()).items.map(({ path }) => path)]);
  const uids = new Set<string>();
  for (const { data, relations } of lines) {
    const path = data['@id'];
    expect(paths).toContain(path.slice(0, path.lastIndexOf('/')));
    const named = Object.entries(relations).filter(([field]) => field !== 'isReferencing');
    for (const uid of named.flatMap(([, targets]) => targets)) expect(uids).toContain(uid);
    paths.add(path);
    uids.add(data.UID);
  }
  const links = lines.flatMap(({ relations }) => relations['isReferencing'] ?? []);
  expect(links.length).toBeGreaterThan(1000);
  for (const uid of links) expect(uids).toContain(uid);
});

test('each picture is written once, however many items show it', async () => {
  const named = lines.flatMap(({ files }) => Object.values(files));
  const written = await readdir(join(folder, 'files'));
  expect(written.toSorted()).toEqual([...new Set(named)].toSorted());
  expect(named.length).toBeGreaterThan(10 * written.length);
});

test('the pages that a Plone lacks are sent with blocks that ask for persons and events', () => {
  const blocks = overviewBodies().map((body) => ({ id: body.id, blocks: Object.values(body.blocks) }));
  expect(blocks).toEqual([
    {
      id: 'personen',
      blocks: expect.arrayContaining([expect.objectContaining({ variation: 'personFinder' })]) as unknown,
    },
    {
      id: 'kalender',
      blocks: expect.arrayContaining([expect.objectContaining({ variation: 'eventCalendar' })]) as unknown,
    },
  ]);
});
