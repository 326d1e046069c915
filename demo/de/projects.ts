import { description, paragraph, teaser, title } from '~mocks/seed/blocks';
import { below, listing, ofType } from '~mocks/seed/listing-blocks';
import { makeDocument } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';
import { flickwerk } from './projects/flickwerk';
import { tidentakt } from './projects/tidentakt';
import { tidentaktPages } from './projects/tidentakt-pages';

const overview: SeedModule = (day) => [
  makeDocument({
    path: '/de/projekte',
    title: 'Projekte',
    description: 'Verbundvorhaben mit eigenem Auftritt.',
    exclude_from_nav: true,
    created: day.minus(800),
    modified: day.minus(60, '10:00'),
    blocks: [
      title(),
      description(),
      paragraph(
        'Manche Frage ist für ein einzelnes Institut zu groß. Dann holen wir Häfen, Archive und Hochschulen dazu und geben dem Ganzen einen Namen.',
      ),
      teaser({ href: '/de/projekte/tidentakt', bg_color: 'ink', useFullBackgroundContainer: true }),
      teaser({ href: '/de/projekte/flickwerk' }),
      listing({
        headline: 'Unterlagen zu Tidentakt',
        variation: 'default',
        query: [ofType('Document'), below('/de/projekte/tidentakt', 1)],
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
