import {
  button,
  description,
  grid,
  heading2,
  hero,
  list,
  numbered,
  paragraph,
  styled,
  teaser,
  title,
} from '~mocks/seed/blocks';
import { makeIntro } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';

/** Pages that lead guests into the site. */
export const introductions: SeedModule = (day) => [
  makeIntro({
    path: '/en/about-us/in-five-minutes',
    translationOf: '/de/ueber-uns/in-fuenf-minuten',
    title: 'Immerlund in five minutes',
    description: 'For everyone who has never heard of us before.',
    created: day.minus(500),
    modified: day.minus(32, '08:50'),
    exclude_from_nav: true,
    preview_image: { picture: 'lead-light.webp' },
    blocks: [
      title(),
      description(),
      styled(
        paragraph('Minute one: we are 2,140 people by a river who want to know how the world is changing.'),
        { styles: { size: 'statement' } },
      ),
      numbered([
        'Minute two is for cells, of which every living thing is made.',
        'Minute three is for electricity and where it spends the night.',
        'Minute four is for the air, which never keeps still.',
        'Minute five is yours: what are you curious about?',
      ]),
      grid([
        teaser({ href: '/en/institutes/cell-biophysics' }),
        teaser({ href: '/en/institutes/energy-storage' }),
        teaser({ href: '/en/institutes/atmosphere-and-climate' }),
      ]),
      button({ title: 'Frequent questions', href: '/en/about-us/frequent-questions' }),
    ],
  }),
  makeIntro({
    path: '/en/collaboration/schools',
    translationOf: '/de/zusammenarbeit/schulen',
    title: 'For schools',
    description: 'From a morning in the laboratory to a term paper: what we offer to classes.',
    created: day.minus(490),
    modified: day.minus(39, '13:40'),
    exclude_from_nav: true,
    preview_image: { picture: 'turing-red.webp' },
    blocks: [
      hero({
        href: '/en/about-us/contact-visitor-information',
        head_title: 'For schools',
        title: 'A morning of research',
        description: 'On Thursdays the laboratory belongs to classes from year seven.',
        buttonText: 'Arrange a visit',
        preview_image: '/en/images/turing-red',
        variation: 'left',
      }),
      heading2('Three experiments to choose from'),
      list([
        'Growing stripes: where the patterns on furs come from',
        'Letting salt set and feeling the warmth in your hand',
        'Catching a gust with a kite and a pressure gauge',
      ]),
      paragraph(
        'The visit is free, and the Friends of the centre pay for tickets. Teachers receive a booklet of problems in advance, some of which we cannot solve ourselves.',
      ),
    ],
  }),
];
