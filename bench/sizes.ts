import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exportItem, exportRelations } from '~mocks/exchange/export-item';
import { defaultSite } from '~mocks/server/default-site';
import { description, title } from '~mocks/seed/blocks';
import { below, listing, ofType } from '~mocks/seed/listing-blocks';
import { loadSeed } from '~mocks/seed/load';
import type { DayClock } from '~mocks/seed/makers';
import { createDayClock, makeDocument } from '~mocks/seed/makers';
import type { SeedItem } from '~mocks/seed/types';
import { seedUid } from '~mocks/seed/uids';
import type { Item, RepositoryReader } from '~mocks/repository/types';
import { createMemoryStorage } from '~mocks/storage/memory';
import { createRepository } from '../mocks/repository/store/repository';
import { createDiskStorage } from '../mocks/storage/disk';
import type { InstituteSize } from './institute/institute';
import { instituteItems } from './institute/institute';

/** How the items of an institute are shared out: a tenth persons, a quarter news, and so on, whatever its size. */
const instituteOf = (items: number): InstituteSize => ({
  items,
  links: Math.floor(2.5 * items),
  persons: Math.floor(items / 10),
  news: Math.floor(items / 4),
  projects: Math.floor(items / 20),
  events: Math.floor(items / 20),
});

export const largeSize = instituteOf(20_000);

/** Of events: a calendar holds 500 of them, and a large institute has had as many in three months. */
const endingAfter = (date: string) => ({
  i: 'end',
  o: 'plone.app.querystring.operation.date.largerThan',
  v: date,
});

/** Two pages that the demo lacks: all persons, and the events of these months. */
const overviews = (day: DayClock): SeedItem[] => [
  makeDocument({
    path: '/de/personen',
    title: 'Personen',
    created: day.minus(20),
    exclude_from_nav: true,
    blocks: [
      title(),
      description(),
      listing({ variation: 'personFinder', query: [ofType('Member'), below('/profile', 1)] }),
    ],
  }),
  makeDocument({
    path: '/de/kalender',
    title: 'Kalender',
    created: day.minus(20),
    exclude_from_nav: true,
    blocks: [
      title(),
      description(),
      listing({
        variation: 'eventCalendar',
        query: [ofType('Event'), below('/de/aktuelles/veranstaltungen', 1), endingAfter(day.date(-40))],
        sort_on: 'start',
      }),
    ],
  }),
];

/** Fills a data folder with the demo, and with an institute of this size besides if one is given; tells how many items. */
export async function fillFolder(folder: string, size?: InstituteSize): Promise<number> {
  const today = new Date();
  const day = createDayClock(today);
  const demo = defaultSite.seed(today);
  const present = [...demo.items, ...overviews(day)];
  const items = [...present, ...(size ? instituteItems(day, present, size) : [])];
  const repository = await createRepository(createDiskStorage(folder));
  try {
    const users = await defaultSite.makeUsers();
    await loadSeed(repository, { ...demo, items }, { ...defaultSite.folders, users, now: today });
  } finally {
    await repository.close();
  }
  return items.length;
}

/** What a client sends to make those pages. */
export const overviewBodies = () =>
  overviews(createDayClock(new Date())).map(({ path, type, title: name, blocks = [], fields }) => ({
    ...fields,
    '@type': type,
    id: path.split('/').at(-1),
    title: name,
    blocks: Object.fromEntries(blocks.map((block, at) => [`block-${at}`, block])),
    blocks_layout: { items: blocks.map((_block, at) => `block-${at}`) },
  }));

/** An item as plone.exportimport has it, with what that keeps in other files: names of files, and UIDs. */
function lineOf(repository: RepositoryReader, item: Item) {
  const { data, blobs } = exportItem(repository, item);
  const relations = exportRelations(repository, item);
  const targetsOf = (attribute: string) =>
    relations.filter(({ from_attribute }) => from_attribute === attribute).map(({ to_uuid }) => to_uuid);
  return {
    data,
    group: item.translationGroup,
    files: Object.fromEntries(blobs.map(({ blob, path }) => [path.split('/')[1] ?? '', blob] as const)),
    relations: Object.fromEntries(
      relations.map(({ from_attribute }) => [from_attribute, targetsOf(from_attribute)]),
    ),
  };
}

/**
 * Writes what makes so many items of the demo, for a Plone with the demo: a line of JSON for each, containers first, and
 * each picture once. Returns their number.
 */
export async function writeInstitute(folder: string, count: number): Promise<number> {
  const today = new Date();
  const demo = defaultSite.seed(today);
  const added = instituteItems(createDayClock(today), demo.items, instituteOf(count));
  const repository = await createRepository(createMemoryStorage());
  await loadSeed(
    repository,
    { ...demo, items: [...demo.items, ...added] },
    { ...defaultSite.folders, now: today },
  );
  await mkdir(join(folder, 'files'), { recursive: true });
  const lines = createWriteStream(join(folder, 'items.jsonl'));
  const written = new Set<string>();
  for (const { path } of added) {
    const item = repository.byUid(seedUid(path));
    if (!item) throw new Error(`${path} was not loaded.`);
    const line = lineOf(repository, item);
    for (const blob of Object.values(line.files)) {
      if (written.has(blob)) continue;
      written.add(blob);
      await writeFile(join(folder, 'files', blob), await repository.storage.readBlob(blob));
    }
    if (!lines.write(`${JSON.stringify(line)}\n`)) await once(lines, 'drain');
  }
  lines.end();
  await once(lines, 'finish');
  await repository.close();
  return added.length;
}
