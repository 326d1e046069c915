import { grid, heading, hero, link, paragraph, styled, table, teaser } from '~mocks/seed/blocks';
import { below, listing, ofType, olderThan, upcoming } from '~mocks/seed/listing-blocks';
import { makeLanguageRoot } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';

const news = '/de/aktuelles/meldungen';
const events = '/de/aktuelles/veranstaltungen';

/** The German home page, which is the language root itself. */
export const home: SeedModule = (day) => [
  makeLanguageRoot({
    path: '/de',
    title: 'Forschungszentrum Immerlund',
    description: 'Wir untersuchen, wie sich Materie, Klima und Leben verändern.',
    created: day.minus(1480),
    modified: day.minus(1, '08:40'),
    blocks: [
      hero({
        href: '/de/forschung/erde-und-klima',
        head_title: 'Titelthema · Atmosphäre',
        title: 'Der Wind, der den Regen bringt',
        description:
          'Wie entsteht Starkregen über Mitteleuropa? Ein Messnetz aus 340 Stationen zeigt zum ersten Mal, wie sich feuchte Luft innerhalb von Minuten ordnet.',
        buttonText: 'Zum Titelthema',
        variation: 'top',
        preview_image: '/de/bilder/lead-wind',
        useLargeContainer: true,
      }),
      grid([
        styled(
          paragraph(
            'In Immerlund untersuchen 2.140 Menschen, wie sich Materie, Klima und Leben verändern. Unsere Großgeräte stehen Forschenden aus aller Welt offen.',
          ),
          { styles: { size: 'statement' } },
        ),
        table(
          [
            ['Institute', '3'],
            ['Großgeräte', '4'],
            ['Gastforschende im Jahr', '780'],
          ],
          { rowHeads: true },
        ),
      ]),
      heading('Aktuelles', { linkTitle: 'Alle Meldungen', link: news }),
      grid([
        teaser({ href: `${news}/wie-gewebe-seine-muster-findet` }),
        teaser({ href: `${news}/flussdeltas-wachsen-schneller-nach` }),
        listing({
          variation: 'newsListing',
          query: [ofType('Meldung'), below(news), olderThan(4)],
          sort_on: 'effective',
          descending: true,
          limit: 4,
        }),
      ]),
      listing({
        variation: 'eventListing',
        headline: 'Veranstaltungen',
        linkTitle: 'Zum Kalender',
        link: events,
        query: [ofType('Event'), below(events), upcoming()],
        sort_on: 'start',
        limit: 4,
      }),
      teaser({
        href: '/de/forschung/grossgeraete/lumea',
        head_title: 'Im Fokus · Großgerät',
        title: 'LUMEA: Licht, das Moleküle beim Tanzen filmt',
        description:
          'Mit Pulsen von vierzig Femtosekunden verfolgen Forschende, wie Bindungen brechen und neu entstehen. Ab Januar läuft der Nutzerbetrieb.',
        preview_image: '/de/bilder/interference',
        bg_color: 'brand',
        useFullBackgroundContainer: true,
      }),
      heading('Institute', { linkTitle: 'Alle Institute', link: '/de/institute' }),
      grid(
        [
          teaser({ href: '/de/institute/zellbiophysik' }),
          teaser({ href: '/de/institute/energiespeicher' }),
          teaser({ href: '/de/institute/atmosphaere-und-klima' }),
        ],
        { styles: { size: 'small' } },
      ),
      grid(
        [
          paragraph(
            'Labor, Werkstatt, Rechenzentrum, Büro: Bei uns arbeiten Menschen in mehr als sechzig Berufen zusammen. ',
            link('/de/karriere', 'So arbeitet es sich in Immerlund'),
          ),
          listing({
            variation: 'default',
            query: [ofType('Joboffer'), below('/de/karriere/stellenangebote', 1)],
            sort_on: 'created',
            descending: true,
            linkTitle: 'Alle Stellenangebote',
            link: '/de/karriere/stellenangebote',
            limit: 3,
          }),
        ],
        { headline: 'Arbeiten in Immerlund', bg_color: 'band', useFullBackgroundContainer: true },
      ),
    ],
  }),
];
