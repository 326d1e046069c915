import {
  callout,
  description,
  heading2,
  image,
  link,
  numbered,
  paragraph,
  quote,
  title,
} from '~mocks/seed/blocks';
import { makeMeldung } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';

const news = '/en/news/news-items';
const german = '/de/aktuelles/meldungen';

/** News of facilities and campus. */
export const campusNews: SeedModule = (day) => [
  makeMeldung({
    path: `${news}/new-head-for-lumea`,
    translationOf: `${german}/neue-leitung-fuer-lumea`,
    title: 'New head for the LUMEA facility',
    description:
      'Laser physicist Ragna Eschenlohr takes charge of the light source weeks before it opens to outside users.',
    created: day.minus(8, '10:27'),
    modified: day.minus(5, '12:12'),
    effective: day.minus(5, '12:00'),
    subjects: ['LUMEA', 'Large-scale facilities', 'People'],
    head_title: 'People',
    preview_image: { picture: 'interference.webp' },
    relatedItems: [`${news}/apply-for-beam-time`, `${news}/a-crystal-that-diffracts-its-own-light`],
    show_navigation_portlet: true,
    exclude_from_nav: true,
    blocks: [
      title(),
      description(),
      paragraph(
        'Ragna Eschenlohr has known LUMEA since it was a hole in the ground and a spreadsheet. She designed the mirror chamber, haggled over quartz glass and sat out two winters in a beam hall without heating. Now she runs the place. Her predecessor, Professor Thore Brandis, is retiring after seventeen years at Immerlund.',
      ),
      paragraph(
        'LUMEA fires flashes that last forty femtoseconds, a span in which light itself barely crosses a speck of dust. Shine such flashes on a molecule and you get stills of a chemical reaction, ready to be spliced into a film.',
      ),
      quote('A machine is finished when other people use it to find something we never thought of.', {
        author: 'Dr Ragna Eschenlohr',
        additional_information: 'Head of LUMEA',
        quotationLanguage: 'en',
      }),
      heading2('Every tenth shift for urgent ideas'),
      paragraph(
        'Visiting groups may start measuring in January. Four stations will be ready, one of them cooled to four kelvin. Eschenlohr intends to give away one shift in ten at short notice, to those who cannot wait for the next call. Technical details are on the ',
        link('/en/research/facilities/lumea', 'LUMEA page'),
        '.',
      ),
    ],
  }),
  makeMeldung({
    path: `${news}/computing-centre-heats-wispewehr`,
    translationOf: `${german}/rechenzentrum-heizt-wispewehr`,
    title: 'Computing centre to heat the Wispewehr district from this winter',
    description:
      'Waste heat from our supercomputers will soon warm 410 flats, a primary school and the open-air pool.',
    created: day.minus(12, '11:27'),
    modified: day.minus(8, '14:32'),
    effective: day.minus(8, '14:20'),
    subjects: ['Campus', 'Energy', 'Sustainability'],
    head_title: 'Campus',
    preview_image: { picture: 'mosaic.webp' },
    institutes: ['energiespeicher'],
    relatedItems: [`${news}/rainwind-network-millionth-gust`],
    show_navigation_portlet: true,
    exclude_from_nav: true,
    blocks: [
      title(),
      description(),
      paragraph(
        'Until now the computing centre has blown its heat off the roof, as much in a year as a fair-sized village burns. That is about to end. A pipe 1.9 kilometres long links the campus to the heating plant in Wispewehr.',
      ),
      image({
        url: '/en/images/waves',
        alt: 'Yellow, orange and blue lines woven into a wavy ribbon',
        description: 'Heat flowing through the new pipe during the first test filling.',
        size: 'm',
      }),
      heading2('Fifty-two degrees that nobody wanted'),
      paragraph(
        'Cooling water from the computers is too tepid for ordinary radiators, so two heat pumps lift it to 70 °C. By day they run on solar power from the institute roofs. At night a salt store takes over, developed at the ',
        link('/en/institutes/energy-storage', 'Institute of Energy Storage'),
        '.',
      ),
      paragraph(
        'The council reckons that the scheme will save 1,300 tonnes of carbon dioxide a year. Rents will not go up because the centre supplies the heat at cost. In summer, with the radiators off, it takes the chill off the swimming pool.',
      ),
    ],
  }),
  makeMeldung({
    path: `${news}/apply-for-beam-time`,
    translationOf: `${german}/antraege-auf-messzeit`,
    title: `Beam time ${day.year + 1}: apply by 15 January`,
    description:
      'LUMEA is giving out regular shifts for the first time, HALO as every year. A few things to know before you write.',
    created: day.minus(17, '12:27'),
    modified: day.minus(12, '09:12'),
    effective: day.minus(12, '09:00'),
    subjects: ['Beam time', 'LUMEA', 'HALO'],
    head_title: 'Call',
    preview_image: { picture: 'lead-light.webp' },
    relatedItems: [`${news}/new-head-for-lumea`],
    show_navigation_portlet: true,
    exclude_from_nav: true,
    blocks: [
      title(),
      description(),
      paragraph(
        'Between them, the LUMEA light source and the HALO plasma experiment have 220 eight-hour shifts to offer. Groups from universities, institutes and companies may apply, and there is no charge as long as you publish what you find.',
      ),
      heading2('What the panel looks for'),
      numbered([
        'Does the sample fit? Ring the user office first, as ten minutes settle most questions.',
        'Why here? Explain what keeps you from measuring elsewhere.',
        'Is the plan realistic? Three pages at most leave room for a timetable.',
        'When can you come? Give us two periods, so that groups can swap.',
      ]),
      callout('Doctoral researchers can have part of their lodging paid. Tick the box on the last page.'),
      paragraph(
        'Nine experts from elsewhere read every proposal. Dates and the way to apply are set out under ',
        link('/en/collaboration/beam-time', 'Apply for beam time'),
        '. If you are turned down, try the same topic again in autumn: in the trial phase, one successful proposal in three had failed the first time.',
      ),
    ],
  }),
];
