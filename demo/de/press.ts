import { description, grid, heading2, link, paragraph, table, teaser, title } from '~mocks/seed/blocks';
import { below, listing, ofType, tagged, upcoming } from '~mocks/seed/listing-blocks';
import { makeDocument } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';
import { releases } from './press/releases';

/** The press page, which has two paged listings, and its pictures. */
export const press: SeedModule = (day) => [
  makeDocument({
    path: '/de/press',
    title: 'Presse',
    description: 'Für Redaktionen: Mitteilungen, Termine, Bilder und eine Nummer, unter der jemand abnimmt.',
    created: day.minus(1390),
    modified: day.minus(1, '11:05'),
    exclude_from_nav: true,
    show_navigation_portlet: true,
    blocks: [
      title(),
      description(),
      paragraph(
        'Rieke Sandhorst und ihr Team vermitteln Gespräche, besorgen Zitate und begleiten Dreharbeiten. Sie erreichen die Pressestelle werktags von 8 bis 18 Uhr unter +49 40 66969-110, bei Unwetterlagen auch am Wochenende.',
      ),
      listing({
        headline: 'Mitteilungen',
        variation: 'newsListing',
        query: [ofType('Meldung'), below('/de/aktuelles')],
        sort_on: 'effective',
        descending: true,
        size: 4,
      }),
      listing({
        headline: 'Termine für die Presse',
        variation: 'eventListing',
        query: [ofType('Event'), below('/de/aktuelles'), upcoming()],
        sort_on: 'start',
        size: 3,
      }),
      heading2('Sperrfristen'),
      paragraph(
        'Manche Ergebnisse geben wir vor der Veröffentlichung an Redaktionen weiter. Wir bitten Sie, die genannte Stunde einzuhalten; die Forschenden sind ab dem Vortag für Rückfragen da. ',
        link('/de/press/pressebilder', 'Bilder zum Herunterladen'),
      ),
      grid([
        teaser({ href: '/de/press/ansprechpersonen' }),
        teaser({ href: '/de/press/mitteilungen' }),
        teaser({ href: '/de/press/pressebilder' }),
      ]),
    ],
  }),
  makeDocument({
    path: '/de/press/ansprechpersonen',
    title: 'Ansprechpersonen für die Presse',
    nav_title: 'Ansprechpersonen',
    description: 'Vier Nummern, hinter denen Menschen sitzen.',
    created: day.minus(1380),
    modified: day.minus(19, '08:40'),
    show_navigation_portlet: true,
    preview_image: { picture: 'wind-lines.webp' },
    blocks: [
      title(),
      description(),
      table([
        ['Thema', 'Name', 'Telefon'],
        ['Leitung, Krisen, Interviews', [link('/profile/sandhorst', 'Rieke Sandhorst')], '+49 40 66969-111'],
        ['Leben und Gesundheit', 'Malin Overdiek', '+49 40 66969-112'],
        ['Erde, Klima, Küste', 'Ole Petersdotter', '+49 40 66969-113'],
        ['Energie, Technik, Film', 'Nuri Achterberg', '+49 40 66969-114'],
      ]),
      heading2('Außerhalb der Bürozeit'),
      paragraph(
        'Nachts und an Feiertagen nimmt die Bereitschaft unter +49 40 66969-119 ab. Sie vermittelt auch Fachleute, wenn Sie um sechs Uhr früh auf Sendung gehen.',
      ),
      paragraph(
        'In den Verteiler nehmen wir Sie gern auf: ',
        link('mailto:presse@immerlund.example', 'presse@immerlund.example'),
      ),
    ],
  }),
  ...releases(day),
  makeDocument({
    path: '/de/press/pressebilder',
    title: 'Pressebilder',
    description: 'Darstellungen aus unserer Forschung in druckfähiger Auflösung.',
    created: day.minus(1100),
    modified: day.minus(35, '15:15'),
    preview_image: { picture: 'rings-violet.webp' },
    show_navigation_portlet: true,
    blocks: [
      title(),
      description(),
      paragraph(
        'Die Abbildungen dieser Sammlung sind aus Messwerten und Modellen gerechnet, keine ist gemalt. Für die Berichterstattung dürfen Sie sie kostenlos verwenden, wenn Sie „Forschungszentrum Immerlund“ als Quelle angeben.',
      ),
      listing({
        variation: 'imageGallery',
        query: [ofType('Image'), below('/de/bilder', 1), tagged('Pressebild')],
        sort_on: 'sortable_title',
        size: 12,
      }),
    ],
  }),
];
