import { grid, heading, hero, link, paragraph, styled, table, teaser } from '~mocks/seed/blocks';
import { below, listing, ofType, olderThan, upcoming } from '~mocks/seed/listing-blocks';
import { makeLanguageRoot } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';

const news = '/en/news/news-items';
const events = '/en/news/events';

/** The English home page, which is the language root itself. */
export const home: SeedModule = (day) => [
  makeLanguageRoot({
    path: '/en',
    title: 'Immerlund Research Centre',
    description: 'We study how matter, climate and life change.',
    translationOf: '/de',
    created: day.minus(1480),
    modified: day.minus(1, '09:05'),
    blocks: [
      hero({
        href: '/en/research/earth-and-climate',
        head_title: 'Cover story · Atmosphere',
        title: 'The wind that brings the rain',
        description:
          'How does heavy rain form over Central Europe? A network of 340 stations shows for the first time how moist air arranges itself within minutes.',
        buttonText: 'Read the cover story',
        variation: 'top',
        preview_image: '/en/images/lead-wind',
        useLargeContainer: true,
      }),
      grid([
        styled(
          paragraph(
            'At Immerlund, 2,140 people study how matter, climate and life change. Our large-scale facilities are open to researchers from all over the world.',
          ),
          { styles: { size: 'statement' } },
        ),
        table(
          [
            ['Institutes', '3'],
            ['Large-scale facilities', '4'],
            ['Visiting researchers a year', '780'],
          ],
          { rowHeads: true },
        ),
      ]),
      heading('News', { linkTitle: 'All news', link: news }),
      grid([
        teaser({ href: `${news}/how-tissue-finds-its-patterns` }),
        teaser({ href: `${news}/river-deltas-regrow-faster` }),
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
        headline: 'Events',
        linkTitle: 'Open the calendar',
        link: events,
        query: [ofType('Event'), below(events), upcoming()],
        sort_on: 'start',
        limit: 4,
      }),
      teaser({
        href: '/en/research/facilities/lumea',
        head_title: 'In focus · Large-scale facility',
        title: 'LUMEA: light that films molecules as they dance',
        description:
          'With pulses of forty femtoseconds, researchers watch bonds break and form anew. User operation starts in January.',
        preview_image: '/en/images/interference',
        bg_color: 'brand',
        useFullBackgroundContainer: true,
      }),
      heading('Institutes', { linkTitle: 'All institutes', link: '/en/institutes' }),
      grid(
        [
          teaser({ href: '/en/institutes/cell-biophysics' }),
          teaser({ href: '/en/institutes/energy-storage' }),
          teaser({ href: '/en/institutes/atmosphere-and-climate' }),
        ],
        { styles: { size: 'small' } },
      ),
      grid(
        [
          paragraph(
            'Physicists and fitters, coders and cooks: people in more than sixty professions keep Immerlund running. ',
            link('/en/careers', 'What it is like to work here'),
          ),
          listing({
            variation: 'default',
            query: [ofType('Joboffer'), below('/en/careers/jobs', 1)],
            sort_on: 'created',
            descending: true,
            linkTitle: 'All job offers',
            link: '/en/careers/jobs',
            limit: 3,
          }),
        ],
        { headline: 'Working at Immerlund', bg_color: 'band', useFullBackgroundContainer: true },
      ),
    ],
  }),
];
