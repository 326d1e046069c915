import { description, title } from '~mocks/seed/blocks';
import { below, listing, ofType, upcoming } from '~mocks/seed/listing-blocks';
import { makeDocument } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';
import { gatherings } from './events/gatherings';
import { lectures } from './events/lectures';

const calendar: SeedModule = (day) => [
  makeDocument({
    path: '/en/news/events',
    translationOf: '/de/aktuelles/veranstaltungen',
    title: 'Events',
    description: 'Lectures, tours and conferences. Come along; most of them need no booking.',
    created: day.minus(1400),
    modified: day.minus(3, '13:20'),
    blocks: [
      title(),
      description(),
      listing({
        variation: 'eventListing',
        query: [ofType('Event'), below('/en/news/events', 1), upcoming()],
        sort_on: 'start',
        size: 12,
      }),
    ],
  }),
];

export const events: SeedModule = (day) => [...calendar(day), ...lectures(day), ...gatherings(day)];
