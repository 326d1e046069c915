import { description, grid, paragraph, teaser, title } from '~mocks/seed/blocks';
import { below, listing, ofType, upcoming } from '~mocks/seed/listing-blocks';
import { makeDocument } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';
import { campusNews } from './news/campus';
import { earthNews } from './news/earth';
import { lifeNews } from './news/life';
import { unpublishedNews } from './news/unpublished';

const containers: SeedModule = (day) => [
  makeDocument({
    path: '/en/news',
    translationOf: '/de/aktuelles',
    title: 'News',
    description: 'Results, people and dates from around the campus.',
    created: day.minus(1400),
    modified: day.minus(2, '11:10'),
    blocks: [
      title(),
      description(),
      teaser({ href: '/en/news/news-items/how-tissue-finds-its-patterns', bg_color: 'tint' }),
      listing({
        headline: 'Latest stories',
        linkTitle: 'All news',
        link: '/en/news/news-items',
        variation: 'newsListing',
        query: [ofType('Meldung'), below('/en/news/news-items', 1)],
        sort_on: 'effective',
        descending: true,
        limit: 5,
      }),
      listing({
        headline: 'Coming up',
        linkTitle: 'Open the calendar',
        link: '/en/news/events',
        variation: 'eventListing',
        query: [ofType('Event'), below('/en/news/events', 1), upcoming()],
        sort_on: 'start',
        limit: 4,
      }),
      grid(
        [
          teaser({
            href: '/en/press',
            title: 'For journalists',
            description: 'Photographs to download and people who will take your call.',
            preview_image: '/en/images/waves',
          }),
          teaser({
            href: '/en/projects/tidentakt/results',
            title: 'Word from the tidal flats',
            description: 'Tidentakt presents its first findings.',
            preview_image: '/en/images/terrain',
          }),
        ],
        { headline: 'Read on' },
      ),
    ],
  }),
  makeDocument({
    path: '/en/news/news-items',
    translationOf: '/de/aktuelles/meldungen',
    title: 'News items',
    description: 'What our institutes and facilities have found out, most recent first.',
    created: day.minus(1400),
    modified: day.minus(2, '11:06'),
    blocks: [
      title(),
      description(),
      paragraph(
        'Editors may reprint any of these stories free of charge; a credit to the research centre is all we ask.',
      ),
      listing({
        variation: 'summary',
        query: [ofType('Meldung'), below('/en/news/news-items', 1)],
        sort_on: 'effective',
        descending: true,
        size: 6,
      }),
    ],
  }),
];

export const news: SeedModule = (day) => [
  ...containers(day),
  ...lifeNews(day),
  ...earthNews(day),
  ...campusNews(day),
  ...unpublishedNews(day),
];
