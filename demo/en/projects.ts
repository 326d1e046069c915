import { description, paragraph, teaser, title } from '~mocks/seed/blocks';
import { below, listing, ofType } from '~mocks/seed/listing-blocks';
import { makeDocument } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';
import { flickwerk } from './projects/flickwerk';
import { tidentakt } from './projects/tidentakt';
import { tidentaktPages } from './projects/tidentakt-pages';

const overview: SeedModule = (day) => [
  makeDocument({
    path: '/en/projects',
    translationOf: '/de/projekte',
    title: 'Projects',
    description: 'Joint ventures with a site of their own.',
    exclude_from_nav: true,
    created: day.minus(800),
    modified: day.minus(60, '10:30'),
    blocks: [
      title(),
      description(),
      paragraph(
        'Some questions are too big for one institute. We then bring in ports, archives and universities, and give the whole thing a name.',
      ),
      teaser({ href: '/en/projects/tidentakt', bg_color: 'ink', useFullBackgroundContainer: true }),
      teaser({ href: '/en/projects/flickwerk' }),
      listing({
        headline: 'More on Tidentakt',
        variation: 'default',
        query: [ofType('Document'), below('/en/projects/tidentakt', 1)],
      }),
    ],
  }),
];

export const projects: SeedModule = (day) => [
  ...overview(day),
  ...tidentakt(day),
  ...tidentaktPages(day),
  ...flickwerk(day),
];
