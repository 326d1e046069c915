import { description, heading2, link, list, paragraph, quote, title } from '~mocks/seed/blocks';
import { below, listing, ofType } from '~mocks/seed/listing-blocks';
import { makeDocument, makeMeldung } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';

const home = '/en/press/releases';
const german = '/de/press/mitteilungen';

/** Releases that went to newsrooms. */
export const releases: SeedModule = (day) => [
  makeDocument({
    path: home,
    translationOf: german,
    title: 'Press releases',
    nav_title: 'Releases',
    description: 'What we sent to newsrooms, word for word.',
    created: day.minus(1380),
    modified: day.minus(14, '10:35'),
    show_navigation_portlet: true,
    preview_image: { picture: 'waves-night.webp' },
    blocks: [
      title(),
      description(),
      listing({
        variation: 'newsListing',
        query: [ofType('Meldung'), below(home, 1)],
        sort_on: 'effective',
        descending: true,
      }),
    ],
  }),
  makeMeldung({
    path: `${home}/flickwerk-begins`,
    translationOf: `${german}/flickwerk-gestartet`,
    title: 'Nine million euros for materials that heal',
    description: 'Two institutes and four partners mean to forestall cracks in batteries and dykes.',
    created: day.minus(15, '09:00'),
    modified: day.minus(14, '10:00'),
    effective: day.minus(14, '10:00'),
    subjects: ['press release', 'energy', 'materials'],
    head_title: 'Press release 31',
    preview_image: { picture: 'terrain.webp' },
    institutes: ['energiespeicher', 'zellbiophysik'],
    members: ['/profile/sahlmann'],
    relatedItems: [`${home}/regenwind-for-all`],
    exclude_from_nav: true,
    blocks: [
      title(),
      description(),
      paragraph(
        'Immerlund. The research centre has been granted nine million euros to develop materials that repair themselves. Two thirds of the money come from Werkstoffstiftung Nord. The project is called Flickwerk and will run for three years.',
      ),
      paragraph(
        'Cracks are the commonest reason for batteries to fail before their time. They start out of sight, grow with every charge and go unnoticed until it is too late. Skin has the same problem but solves it overnight.',
      ),
      quote('We are copying what every grazed knee can do.', {
        author: 'Dr Samira Sahlmann',
        additional_information: 'Coordinator of the project',
        quotationLanguage: 'en',
      }),
      heading2('What is due when'),
      list([
        'after one year: a glass that heals once',
        'after two years: a cell that survives three hundred cracks',
        'after three years: a stretch of dyke at the weir that needs no digger',
      ]),
      paragraph(
        'The press office can supply pictures and find people to talk to. For more, see the ',
        link('/en/projects/flickwerk', 'pages of the project'),
        '.',
      ),
    ],
  }),
  makeMeldung({
    path: `${home}/regenwind-for-all`,
    translationOf: `${german}/regenwind-fuer-alle`,
    title: 'Storm warnings by phone: Immerlund opens its network',
    description: 'Towns and clubs may now use the data of 340 masts at no charge.',
    created: day.minus(29, '09:00'),
    modified: day.minus(28, '11:30'),
    effective: day.minus(28, '11:30'),
    subjects: ['press release', 'wind', 'open data'],
    head_title: 'Press release 30',
    preview_image: { picture: 'wind-lines.webp' },
    institutes: ['atmosphaere-und-klima'],
    members: ['/profile/windgaard'],
    relatedItems: [`${home}/flickwerk-begins`, '/en/news/news-items/rainwind-network-millionth-gust'],
    exclude_from_nav: true,
    blocks: [
      title(),
      description(),
      paragraph(
        'Immerlund. When a gust rolls in, there are often fewer than twenty minutes to strike tents or secure cranes. The Regenwind network spots it by air pressure and sound. Until now the warnings went to five fire brigades only; from today they are open to everyone.',
      ),
      paragraph(
        'Users of the interface need neither register nor pay. All that the Institute of Atmosphere and Climate asks for is word of whether the warning arrived and whether it was right. The method learns from those answers.',
      ),
      quote('A warning that nobody receives is just a measurement.', {
        author: 'Prof. Dr. Oke Windgaard',
        additional_information: 'Director of the Institute of Atmosphere and Climate',
        quotationLanguage: 'en',
      }),
      paragraph(
        'It has already been put to the test: at the kite festival in Seesand the beach was cleared eleven minutes ahead of the front. Nobody was hurt, though two kites are missing to this day.',
      ),
      paragraph(
        'How the masts work is explained on the ',
        link('/en/institutes/atmosphere-and-climate/observation-network', 'page of the network'),
        '.',
      ),
    ],
  }),
  makeMeldung({
    path: `${home}/staff-council-elected`,
    translationOf: `${german}/hausrat-gewaehlt`,
    title: 'Employees elect a new staff council',
    description: 'At 71 per cent the turnout was the highest since the centre was founded.',
    created: day.minus(52, '09:00'),
    modified: day.minus(51, '13:00'),
    effective: day.minus(51, '13:00'),
    subjects: ['press release', 'campus'],
    head_title: 'Press release 29',
    preview_image: { picture: 'delta.webp' },
    relatedItems: ['/en/news/news-items/new-head-for-lumea'],
    exclude_from_nav: true,
    blocks: [
      title(),
      description(),
      paragraph(
        'Immerlund. The research centre has a new staff council. Of 2,140 people entitled to vote, 1,519 did so, many of them at the ballot box in the gauge house café. The council has a say in working hours, rooms and the canteen.',
      ),
      paragraph(
        'Four members are new, among them an apprentice for the first time. The chair goes to Tomke Hinnerk, a glassblower. She succeeds Rickmer Falk, a physicist who did not stand again after twelve years.',
      ),
      quote('We argue about desks so that others can think about stars.', {
        author: 'Tomke Hinnerk',
        additional_information: 'Chair of the staff council',
        quotationLanguage: 'en',
      }),
      heading2('First plans'),
      list([
        'lockers for bicycle batteries at every building',
        'an agreement on working away from campus',
        'quieter fans in the computing centre',
      ]),
      paragraph(
        'The term of office is four years. Unless persons are discussed, meetings are open to all employees; guests from elsewhere should let the council know in advance.',
      ),
    ],
  }),
];
