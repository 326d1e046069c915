import { defaultSite } from '~mocks/server/default-site';
import { description, title } from '~mocks/seed/blocks';
import { below, listing, ofType } from '~mocks/seed/listing-blocks';
import { loadSeed } from '~mocks/seed/load';
import type { DayClock } from '~mocks/seed/makers';
import { createDayClock, makeDocument } from '~mocks/seed/makers';
import type { SeedItem } from '~mocks/seed/types';
import { createRepository } from '../mocks/repository/store/repository';
import { createDiskStorage } from '../mocks/storage/disk';
import type { InstituteSize } from './institute/institute';
import { instituteItems } from './institute/institute';

export const largeSize: InstituteSize = {
  items: 20_000,
  links: 50_000,
  persons: 2000,
  news: 5000,
  projects: 1000,
  events: 1000,
};

/** Two pages that the demo lacks: all persons and all events. */
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
        query: [ofType('Event'), below('/de/aktuelles/veranstaltungen', 1)],
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
