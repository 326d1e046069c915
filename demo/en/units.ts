import {
  button,
  callout,
  description,
  heading2,
  image,
  link,
  list,
  numbered,
  paragraph,
  table,
  title,
} from '~mocks/seed/blocks';
import { below, listing, ofType, staffOf } from '~mocks/seed/listing-blocks';
import { makeDocument, makeUnit } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';

const home = '/en/about-us/central-units';
const german = '/de/ueber-uns/einrichtungen';

/** Whose work the whole institution shares. */
export const units: SeedModule = (day) => [
  makeDocument({
    path: home,
    translationOf: german,
    title: 'Central Units',
    nav_title: 'Units',
    description: 'Three departments without which no institute would last a day.',
    created: day.minus(1390),
    modified: day.minus(45, '09:40'),
    preview_image: { picture: 'field-lines.webp' },
    blocks: [
      title(),
      description(),
      listing({ variation: 'threeColumnGrid', query: [ofType('OE'), below(home, 1)] }),
      paragraph(
        'All three live in Building 01.2, just behind the gate. You can reach them from 7.30 am to 4 pm, and the workshops for as long as the light is on.',
      ),
    ],
  }),
  makeUnit({
    path: `${home}/people`,
    translationOf: `${german}/personal`,
    title: 'People and Welcome',
    name: 'People and Welcome',
    token: 'personal',
    description: 'From the first contract to the last day of leave.',
    created: day.minus(1385),
    modified: day.minus(22, '11:00'),
    preview_image: { picture: 'waves.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'Twelve of us look after 2,140 employees from 61 countries. The welcome office helps with flats, visas and schools, preferably before your first day.',
      ),
      numbered([
        'Sign the offer and send it back',
        'Arrange a visit to the welcome office',
        'Collect your pass, keys and bicycle',
      ]),
      listing({
        headline: 'Whom to ask in human resources',
        variation: 'summary',
        query: [ofType('Member'), below('/profile', 1), staffOf('personal', 'administrational_units')],
      }),
      button({ title: 'Vacancies', href: '/en/careers/jobs' }),
    ],
  }),
  makeUnit({
    path: `${home}/engineering`,
    translationOf: `${german}/technik`,
    title: 'Engineering and Workshops',
    name: 'Engineering and Workshops',
    token: 'technik',
    description: 'Turning, milling, soldering, and sometimes simply a knock on the cabinet.',
    created: day.minus(1385),
    modified: day.minus(68, '15:15'),
    preview_image: { picture: 'battery-layers.webp' },
    blocks: [
      title(),
      description(),
      table([
        ['Workshop', 'Building', 'Jobs accepted'],
        ['Precision mechanics', '02.1', 'Monday to Thursday'],
        ['Electronics', '02.3', 'daily until 3 pm'],
        ['Glass', '02.4', 'Tuesdays'],
      ]),
      heading2('Apprentices'),
      paragraph(
        'Fourteen young people start their training here every year. The first thing they make is a bottle opener; the last one occasionally flies off on a balloon.',
      ),
      callout('Orders without a sketch are left lying, however urgent they may be.'),
    ],
  }),
  makeUnit({
    path: `${home}/communications`,
    translationOf: `${german}/kommunikation`,
    title: 'Communications',
    name: 'Communications',
    token: 'kommunikation',
    description: 'Press, tours, the website and a podcast on the weather.',
    created: day.minus(1385),
    modified: day.minus(3, '12:30'),
    preview_image: { picture: 'interference.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'Explaining research keeps a whole newsroom busy. If you would like to report on us, the best place to start is the ',
        link('/en/press', 'press office page'),
        '.',
      ),
      list([
        'Seven editors',
        'Two illustrators who check every curve',
        'A sound studio in the old gauge house',
      ]),
      image({
        url: '/en/images/interference',
        alt: 'Orange arcs and blue rays made by two circular waves',
        description: 'Cover of the first podcast episode: two stones in a pond.',
        size: 'm',
      }),
    ],
  }),
];
