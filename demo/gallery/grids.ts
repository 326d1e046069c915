import { button, heading2, hero, image, inside, oldGrid, paragraph, teaser } from '~mocks/seed/blocks';
import { below, listing, ofType } from '~mocks/seed/listing-blocks';
import type { SeedBlock, SeedLanguage } from '~mocks/seed/types';
import { places } from './places';
import { sayIn, type Say } from './say';

const sides = ['left', 'center', 'right'] as const;

const teasers = (say: Say, page: string, picture: string): SeedBlock[] => [
  teaser({ href: page }),
  ...sides.map((align) => ({
    ...teaser({
      href: page,
      title: say('Unsere Forschung', 'Our research'),
      head_title: say('Überblick', 'Overview'),
      description: say('Was wir messen und warum.', 'What we measure and why.'),
      preview_image: picture,
    }),
    styles: { align },
  })),
  { '@type': 'teaser', href: [] },
];

const heroes = (say: Say, page: string, picture: string): SeedBlock[] => [
  ...(['top', 'left', 'right'] as const).map((variation) =>
    hero({
      href: page,
      variation,
      title: say('Messen, wo es nass ist', 'Measuring where it is wet'),
      description: say('Unsere Pegel stehen im Watt.', 'Our gauges stand on the flats.'),
      preview_image: picture,
      buttonText: say('Zu den Pegeln', 'To the gauges'),
    }),
  ),
  { '@type': 'teaserHero', href: [] },
];

const buttons = (say: Say, page: string): SeedBlock[] => {
  const title = say('Weiterlesen', 'Read on');
  return [
    ...sides.map((align) => button({ title, href: page, align })),
    ...['button', '__button'].map((type) => ({ ...button({ title, href: page }), '@type': type })),
    { '@type': 'buttonBlock' },
  ];
};

const columnsOf = (say: Say, page: string, picture: string): SeedBlock[] => [
  paragraph(say('Eine Spalte mit Worten.', 'A column of words.')),
  image({ url: picture, alt: say('Wellen', 'Waves') }),
  teaser({ href: page }),
  button({ title: say('Mehr davon', 'More of it'), href: page }),
];

function grids(say: Say, language: SeedLanguage, page: string, picture: string): SeedBlock[] {
  const columns = columnsOf(say, page, picture);
  const teaserColumns = [teaser({ href: page }), teaser({ href: page })];
  const list = listing({ query: [ofType('Meldung'), below(places[language].news)], limit: 2 });
  const headline = say('Nebeneinander', 'Side by side');
  return [
    ...[1, 2, 3, 4].map((count) => ({
      '@type': 'gridBlock',
      headline,
      ...inside(columns.slice(0, count)),
    })),
    { '@type': 'gridBlock', ...inside([]) },
    oldGrid(teaserColumns, { headline }),
    { ...oldGrid(teaserColumns), '@type': 'teaserGrid' },
    { ...oldGrid([list, list]), '@type': 'listingGrid' },
    { ...oldGrid(columns.slice(0, 2)), '@type': 'slateGrid' },
    { '@type': '__grid', columns: [] },
  ];
}

/** Teasers, buttons and what sets them side by side, in every form, filled and empty. */
export const gridsGallery = (language: SeedLanguage): SeedBlock[] => {
  const say = sayIn(language);
  const page = say('/de/forschung', '/en/research');
  const picture = say('/de/bilder/waves', '/en/images/waves');
  return [
    heading2(say('Anreißer', 'Teasers')),
    ...teasers(say, page, picture),
    ...heroes(say, page, picture),
    heading2(say('Knöpfe', 'Buttons')),
    ...buttons(say, page),
    heading2(say('Spalten', 'Columns')),
    ...grids(say, language, page, picture),
  ];
};
