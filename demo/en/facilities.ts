import {
  button,
  callout,
  description,
  grid,
  heading2,
  html,
  image,
  leadImage,
  link,
  list,
  paragraph,
  quote,
  sup,
  teaser,
  title,
  video,
} from '~mocks/seed/blocks';
import { draftTable, draftText } from '~mocks/seed/legacy-blocks';
import { makeDocument } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';

const facilitiesPath = '/en/research/facilities';

/** The four large-scale facilities. */
export const facilities: SeedModule = (day) => [
  makeDocument({
    path: facilitiesPath,
    title: 'Large-Scale Facilities',
    description: 'Four machines that hardly anyone could run alone, and that anyone may apply to use.',
    translationOf: '/de/forschung/grossgeraete',
    created: day.minus(1440),
    modified: day.minus(13, '16:20'),
    show_navigation_portlet: true,
    preview_image: { picture: 'field-lines.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'Our facilities belong to science rather than to the house. Proposals are judged by nine experts, none of whom is on our payroll. If you are awarded time, you pay nothing as long as you publish what you find.',
      ),
      grid([teaser({ href: `${facilitiesPath}/lumea` }), teaser({ href: `${facilitiesPath}/halo` })]),
      grid([teaser({ href: `${facilitiesPath}/rainwind` }), teaser({ href: `${facilitiesPath}/wispe-4` })]),
      button({ title: 'Apply for beam time', href: '/en/collaboration/beam-time' }),
    ],
  }),
  makeDocument({
    path: `${facilitiesPath}/lumea`,
    title: 'LUMEA',
    head_title: 'Large-scale facility',
    description: 'The light source that films molecules as they dance.',
    translationOf: '/de/forschung/grossgeraete/lumea',
    created: day.minus(820),
    modified: day.minus(5, '17:45'),
    show_navigation_portlet: true,
    preview_image: { picture: 'interference.webp' },
    preview_caption: 'Two waves of light overlap; the stripes give away the distance between atoms.',
    subjects: ['LUMEA', 'light source', 'beam time'],
    blocks: [
      title(),
      description(),
      leadImage(),
      paragraph(
        'A chemical bond breaks in less than a trillionth of a second. LUMEA is faster. Its X-ray pulses last forty femtoseconds, or 4 × 10',
        sup('–14'),
        ' seconds, and follow one another so closely that single frames turn into a film.',
      ),
      heading2('What the stations are for'),
      list([
        'Station A follows reactions in liquids, for instance at catalysts that make hydrogen.',
        'Station B diffracts the light from crystals and layers under voltage.',
        'Station C images individual viruses and parts of cells without any staining.',
        'Station D cools samples to four kelvin and is kept free for set-ups of your own.',
      ]),
      image({
        url: '/en/images/rings-violet',
        alt: 'Violet rings around a bright centre, fading towards the edge',
        align: 'right',
        size: 'm',
        description: 'Scattering pattern of a single protein.',
        rights: 'LUMEA',
      }),
      paragraph(
        'Commissioning began two years ago with our own ',
        link('/en/institutes/energy-storage', 'energy storage group'),
        '. Since then 29 teams from eleven countries have put the source through its paces, and nearly every mirror has been realigned at least once. Regular user operation starts in January under a new head, Dr. Ragna Eschenlohr.',
      ),
      quote('You can tell a good facility by its guests: they know it better than we do.', {
        author: 'Dr. Ragna Eschenlohr',
        additional_information: 'Head of the LUMEA light source',
        quotationLanguage: 'en',
      }),
      heading2('Visits and proposals'),
      paragraph(
        'There are two calls a year; the page on ',
        link('/en/collaboration/beam-time', 'beam time'),
        ' tells you what a proposal should contain. Groups can see the hall on the first Friday of each month. ',
        link('/en/about-us/contact-visitor-information', 'Please book ahead'),
        '.',
      ),
    ],
  }),
  makeDocument({
    path: `${facilitiesPath}/halo`,
    title: 'HALO',
    head_title: 'Large-scale facility',
    description: 'Sixteen coils, a ring of hydrogen, and the question of how to keep it hot.',
    translationOf: '/de/forschung/grossgeraete/halo',
    created: day.minus(1300),
    modified: day.minus(33, '10:40'),
    show_navigation_portlet: true,
    preview_image: { picture: 'plasma.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'HALO has stood in Building 07.2 since 2011. Inside it, sixteen magnetic coils keep a few milligrams of hydrogen afloat. For the length of a shot, twelve seconds at most, conditions are such that nuclei could fuse.',
      ),
      video({
        url: 'https://www.youtube.com/watch?v=ImmrLund042',
        title: 'One shot in the HALO plasma experiment, slowed down a hundred times',
        preview_image: '/en/images/plasma',
      }),
      heading2('Why light a fire that drives nothing?'),
      paragraph(
        'HALO makes no electricity and was never meant to. It settles an earlier question: how do you keep the heat in the ring? Small eddies carry it outwards, and every change in the shape of the field rearranges them. After 41,000 shots the archive has become a yardstick against which groups around the world check their calculations.',
      ),
      video({
        url: 'https://vimeo.com/90041700417',
        title: 'Two nights in the control room: a conversation with the shift leader',
      }),
      paragraph(
        'Want to see the hall? Several evenings a year its doors are open to all; the ',
        link('/en/news/events', 'calendar of events'),
        ' lists the next one.',
      ),
    ],
  }),
  makeDocument({
    path: `${facilitiesPath}/rainwind`,
    title: 'Regenwind Network',
    head_title: 'Large-scale facility',
    description: 'A facility so large that a train takes two hours to cross it.',
    translationOf: '/de/forschung/grossgeraete/regenwind',
    created: day.minus(1900),
    modified: day.minus(210, '12:30'),
    show_navigation_portlet: true,
    preview_image: { picture: 'wind-lines.webp' },
    blocks: [
      title(),
      description(),
      draftText([
        {
          text: 'Regenwind, which is German for the wind that comes with rain, is our most far-flung facility: it stretches some 190 kilometres from the port of Seesand to the valleys of the uplands.',
          bold: 'Regenwind',
        },
        { text: 'What a station does', style: 'header-two' },
        {
          text: 'Three ultrasonic sensors pick up the wind at different heights.',
          style: 'unordered-list-item',
        },
        {
          text: 'Two probes record humidity and temperature, one of them heated.',
          style: 'unordered-list-item',
        },
        {
          text: 'A solar panel with storage keeps everything going, even in December.',
          style: 'unordered-list-item',
        },
        {
          text: 'Readings arrive at Hohe Warte and feed the models of the Institute of Atmosphere and Climate.',
          link: {
            text: 'Institute of Atmosphere and Climate',
            url: '/en/institutes/atmosphere-and-climate',
          },
        },
      ]),
      draftTable([
        ['Section', 'Stations', 'Running since'],
        ['Coast and ports', '94', '2018'],
        ['Marsh and moor', '126', '2019'],
        ['Wispe valley', '58', '2021'],
        ['Uplands', '62', '2023'],
      ]),
      draftText([
        {
          text: 'Could you spare three square metres of meadow for a station? We are looking for volunteers and will do the mowing.',
        },
      ]),
    ],
  }),
  makeDocument({
    path: `${facilitiesPath}/wispe-4`,
    title: 'WISPE-4 Supercomputer',
    head_title: 'Large-scale facility',
    description: 'A supercomputer whose waste heat keeps a neighbourhood warm.',
    translationOf: '/de/forschung/grossgeraete/wispe-4',
    created: day.minus(700),
    modified: day.minus(8, '09:00'),
    show_navigation_portlet: true,
    preview_image: { picture: 'mosaic.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'WISPE-4 is the fourth machine to carry the name and the first to do without fans. Its 1,152 nodes do in an hour what took their predecessor two days. About half of that capacity goes to groups from elsewhere.',
      ),
      html(
        '<h2>Specification</h2><ul><li><strong>Compute nodes:</strong> 1,152, of which 288 have accelerators</li><li><strong>Memory:</strong> 590 terabytes</li><li><strong>Storage:</strong> 42 petabytes, mirrored in Building 02.1</li><li><strong>Connected load:</strong> 2.4 megawatts</li></ul>',
      ),
      callout('Maintenance: the machine is offline from 8 am to 2 pm on the second Tuesday of each month.'),
      heading2('Where does the heat go?'),
      paragraph(
        'Water carries it out of the racks at 52 degrees Celsius. Until now it was blown away above the roof; from this winter it warms flats in the district of Wispewehr. ',
        link('/en/news/news-items/computing-centre-heats-wispewehr', 'Our news item explains how'),
        '.',
      ),
      paragraph(
        'For accounts and allocations, ask the user desk at ',
        link('mailto:wispe@immerlund.example', 'wispe@immerlund.example'),
        '.',
      ),
    ],
  }),
];
