import {
  blockquote,
  button,
  description,
  grid,
  heading2,
  heading3,
  leadImage,
  link,
  list,
  paragraph,
  quote,
  separator,
  strong,
  table,
  teaser,
  title,
} from '~mocks/seed/blocks';
import { makeDocument, makeLink } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';

/** The institution about itself. */
export const aboutUs: SeedModule = (day) => [
  makeDocument({
    path: '/en/about-us',
    title: 'About Us',
    description: 'A research centre by a weir: who we are and whom we work for.',
    translationOf: '/de/ueber-uns',
    created: day.minus(1400),
    modified: day.minus(51, '11:10'),
    preview_image: { picture: 'delta.webp' },
    preview_caption: 'The mouth of the Wispe, drawn from elevation data.',
    blocks: [
      title(),
      description(),
      leadImage(),
      paragraph(
        'Immerlund Research Centre is a public foundation. Federal and state governments pay three quarters of the budget and we raise the rest ourselves. No sponsor owns a result, and every expert opinion we write is open to all after a year at the latest.',
      ),
      paragraph(
        'It all began with the survey of a weir. Three institutes and four large-scale facilities have grown from it, on a campus of 62 hectares grazed by sheep, who look after the dyke better than any mower.',
      ),
      grid([
        teaser({ href: '/en/about-us/management' }),
        teaser({ href: '/en/about-us/our-history' }),
        teaser({ href: '/en/about-us/contact-visitor-information' }),
      ]),
      paragraph(
        'For figures and reports, see the ',
        link('/en/files/annual-report.pdf', 'latest annual report (PDF)'),
        '.',
      ),
      paragraph(
        'Short of time? Try ',
        link('/en/about-us/in-five-minutes', 'Immerlund in five minutes'),
        ' or the ',
        link('/en/about-us/frequent-questions', 'frequent questions'),
        '.',
      ),
    ],
  }),
  makeDocument({
    path: '/en/about-us/management',
    title: 'Management',
    description: 'Board, institutes and committees at a glance.',
    translationOf: '/de/ueber-uns/leitung',
    created: day.minus(1398),
    modified: day.minus(11, '10:15'),
    preview_image: { picture: 'shards.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'Two people make up the board. Prof. Dr. Solveig Brandekamp is responsible for science, Dr. Tjark Ellerbusch for administration; both serve for five years and decide jointly.',
      ),
      heading2('Heads of institute'),
      table([
        ['Institute', 'Head', 'Building'],
        [
          [link('/en/institutes/cell-biophysics', 'Cell Biophysics')],
          [link('/profile/hollerbrook', 'Prof. Dr. Mattis Hollerbrook')],
          '04.8',
        ],
        [
          [link('/en/institutes/energy-storage', 'Energy Storage')],
          [link('/profile/feddersteen', 'Prof. Dr. Ilka Feddersteen')],
          '09.3',
        ],
        [
          [link('/en/institutes/atmosphere-and-climate', 'Atmosphere and Climate')],
          [link('/profile/windgaard', 'Prof. Dr. Oke Windgaard')],
          '06.1',
        ],
      ]),
      heading2('Committees'),
      paragraph(
        'The ',
        strong('Foundation Council'),
        ' approves the budget and appointments. Every four years the ',
        strong('Scientific Advisory Board'),
        ' examines each institute and publishes its verdict. The ',
        strong('House Council'),
        ' consists of elected staff from all departments, and without its consent nothing changes about working hours or rooms.',
      ),
    ],
  }),
  makeDocument({
    path: '/en/about-us/our-history',
    title: 'History',
    description: 'From gauge house to light source: milestones since 1962.',
    translationOf: '/de/ueber-uns/geschichte',
    created: day.minus(1397),
    modified: day.minus(300, '11:50'),
    preview_image: { picture: 'strata.webp' },
    preview_caption: 'Layers of sediment beneath the campus, after a core drilled in 1964.',
    blocks: [
      title(),
      description(),
      leadImage(),
      heading2('1962: a gauge house'),
      paragraph(
        'After the storm surge in February the state hires three engineers to survey the old weir. They move into the gauge house on the left bank, burn peat for heating and fill 61 notebooks with water levels in two years. The notebooks survive and are still being analysed.',
      ),
      blockquote(
        '“14 March, 6 o’clock: 3.12 m. Drift ice. Rowing boat gone, stove will not draw, otherwise nothing to report.” (Notebook 9)',
      ),
      heading2('1978: power from the weir'),
      paragraph(
        'Physics arrives with the turbine. Because the town cannot use all the electricity it makes at night, a first small plasma chamber takes shape next door, assembled from dairy parts. The batteries that feed it will one day give rise to the Institute of Energy Storage.',
      ),
      heading2('1994: looking up'),
      paragraph(
        'A rain radar goes into operation at Hohe Warte. Five years on, the weather group becomes the Institute of Atmosphere and Climate.',
      ),
      heading2('2004 to 2011: cells and stars'),
      paragraph(
        'The Institute of Cell Biophysics moves into a former fish hatchery, HALO into a hall for which a hill has to go. The townspeople are asked, and 58 per cent vote in favour.',
      ),
      heading2('Today'),
      paragraph(
        'LUMEA completes the set of four facilities. And in the gauge house, by now a listed building, they serve coffee.',
      ),
    ],
  }),
  makeDocument({
    path: '/en/about-us/contact-visitor-information',
    title: 'Contact and Visitor Information',
    nav_title: 'Contact',
    description: 'How to reach us, and how to see us from the inside.',
    translationOf: '/de/ueber-uns/kontakt',
    created: day.minus(1396),
    modified: day.minus(27, '09:30'),
    preview_image: { picture: 'map-site.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'The switchboard is staffed from 7.30 am to 5 pm, Monday to Friday, on +49 40 66969-0; at other times the same number takes you to site security. Prefer to write? ',
        link('mailto:info@immerlund.example', 'info@immerlund.example'),
      ),
      heading2('Visits and guided tours'),
      paragraph(
        'Individual visitors are free to walk around the campus by day. The experimental halls can only be seen on a tour, which lasts ninety minutes, costs nothing and needs at least eight participants. Children from the age of ten are welcome. If you have a pacemaker, do let us know in advance: the magnets call for caution.',
      ),
      list([
        [
          'Guided tours: +49 40 66969-120, ',
          link('mailto:besuch@immerlund.example', 'besuch@immerlund.example'),
        ],
        'Pupils’ laboratory: +49 40 66969-125, Thursdays',
        'Gauge house café: daily except Mondays',
      ]),
      button({ title: 'Plan your journey', href: '/en/directions' }),
      paragraph(
        'For anything specific, go straight to the right desk. ',
        link('/en/about-us/contact-information', 'All points of contact'),
      ),
    ],
  }),
  makeDocument({
    path: '/en/about-us/contact-information',
    title: 'Contact Information',
    description: 'Addresses, extensions and the offices in charge.',
    translationOf: '/de/ueber-uns/kontaktinformationen',
    created: day.minus(1394),
    modified: day.minus(27, '09:45'),
    blocks: [
      title(),
      description(),
      list([
        [
          strong('Press office: '),
          '+49 40 66969-110, ',
          link('mailto:presse@immerlund.example', 'presse@immerlund.example'),
        ],
        [
          strong('Human resources: '),
          '+49 40 66969-140, ',
          link('mailto:karriere@immerlund.example', 'karriere@immerlund.example'),
        ],
        [
          strong('User office: '),
          '+49 40 66969-330, ',
          link('mailto:messzeit@immerlund.example', 'messzeit@immerlund.example'),
        ],
        [
          strong('Technology transfer: '),
          '+49 40 66969-170, ',
          link('mailto:transfer@immerlund.example', 'transfer@immerlund.example'),
        ],
        [
          strong('Goods inward: '),
          '+49 40 66969-190, ',
          link('mailto:lager@immerlund.example', 'lager@immerlund.example'),
        ],
      ]),
      heading2('Postal address'),
      paragraph('Forschungszentrum Immerlund\nAm Wispewehr 1\n00417 Immerlund\nGermany'),
      heading3('Deliveries'),
      paragraph(
        'Lorries should use the south gate in Schleusenstraße. Goods inward, Building 01.4, is open from 7 am to 2 pm, and the main gate will also accept refrigerated parcels.',
      ),
      separator(),
      heading2('Raising a concern'),
      paragraph(
        'You can turn in confidence to the ombudsperson for good scientific practice, without giving your name if you prefer. The post belongs to no institute and answers to nobody here.',
      ),
    ],
  }),
  makeDocument({
    path: '/en/about-us/sustainability',
    title: 'Sustainability',
    description: 'How we mean to save electricity, water and journeys.',
    translationOf: '/de/ueber-uns/nachhaltigkeit',
    state: 'draft',
    created: day.minus(15),
    modified: day.minus(3, '18:00'),
    blocks: [
      title(),
      description(),
      paragraph(
        'By 2035 the centre intends to emit no more carbon dioxide than the floodplain forest on campus absorbs. Air travel and the magnets of HALO weigh heaviest.',
      ),
      quote('The thriftiest experiment is the one you need to do only once.', {
        author: 'Dr. Tjark Ellerbusch',
        additional_information: 'Administrative director',
        quotationLanguage: 'en',
      }),
    ],
  }),
  makeLink({
    path: '/en/about-us/friends',
    title: 'Circle of Friends',
    description: 'The association of friends of the research centre (website in German).',
    translationOf: '/de/ueber-uns/freundeskreis',
    created: day.minus(600),
    remoteUrl: 'https://freundeskreis.immerlund.example/',
  }),
];
