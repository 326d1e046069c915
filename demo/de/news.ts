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
    path: '/de/aktuelles',
    title: 'Aktuelles',
    description: 'Ergebnisse, Menschen, Termine: was in Immerlund gerade geschieht.',
    created: day.minus(1400),
    modified: day.minus(2, '10:50'),
    blocks: [
      title(),
      description(),
      teaser({ href: '/de/aktuelles/meldungen/wie-gewebe-seine-muster-findet', bg_color: 'tint' }),
      listing({
        headline: 'Neueste Meldungen',
        linkTitle: 'Alle Meldungen',
        link: '/de/aktuelles/meldungen',
        variation: 'newsListing',
        query: [ofType('Meldung'), below('/de/aktuelles/meldungen', 1)],
        sort_on: 'effective',
        descending: true,
        limit: 5,
      }),
      listing({
        headline: 'Die nächsten Termine',
        linkTitle: 'Zum Kalender',
        link: '/de/aktuelles/veranstaltungen',
        variation: 'eventListing',
        query: [ofType('Event'), below('/de/aktuelles/veranstaltungen', 1), upcoming()],
        sort_on: 'start',
        limit: 4,
      }),
      grid(
        [
          teaser({
            href: '/de/press',
            title: 'Für die Presse',
            description: 'Fotos zum Herunterladen und Menschen, die Ihnen Auskunft geben.',
            preview_image: '/de/bilder/waves',
          }),
          teaser({
            href: '/de/projekte/tidentakt/ergebnisse',
            title: 'Neues aus dem Watt',
            description: 'Das Projekt Tidentakt zeigt seine ersten Auswertungen.',
            preview_image: '/de/bilder/terrain',
          }),
        ],
        { headline: 'Zum Weiterlesen' },
      ),
    ],
  }),
  makeDocument({
    path: '/de/aktuelles/meldungen',
    title: 'Meldungen',
    description: 'Was unsere Institute und Großgeräte herausgefunden haben, das Neueste zuerst.',
    created: day.minus(1400),
    modified: day.minus(2, '10:44'),
    blocks: [
      title(),
      description(),
      paragraph(
        'Redaktionen dürfen alle Texte frei verwenden, wenn sie das Forschungszentrum als Quelle nennen.',
      ),
      listing({
        variation: 'summary',
        query: [ofType('Meldung'), below('/de/aktuelles/meldungen', 1)],
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
