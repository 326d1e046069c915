import {
  button,
  callout,
  description,
  grid,
  heading,
  heading2,
  leadImage,
  link,
  list,
  numbered,
  paragraph,
  quote,
  strong,
  styled,
  table,
  teaser,
  title,
} from '~mocks/seed/blocks';
import { below, listing, ofType, tagged } from '~mocks/seed/listing-blocks';
import { makeDocument, makeInstitut } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';

const home = '/en/institutes/energy-storage';
const german = '/de/institute/energiespeicher';

export const energyStorage: SeedModule = (day) => [
  makeInstitut({
    path: home,
    translationOf: german,
    title: 'Energy Storage',
    description: 'Batteries, hydrogen, heat',
    name: 'Institute of Energy Storage',
    token: 'energiespeicher',
    created: day.minus(1455),
    modified: day.minus(8, '15:30'),
    head_title: 'Institute',
    preview_image: { picture: 'battery-layers.webp' },
    preview_caption:
      'Anatomy of a solid-state cell: a wafer of glass is all that lies between the electrodes',
    banner_image: { picture: 'battery-layers.webp' },
    sticky_menu: [
      { title: 'Contact', icon: 'ansprechpartner', href: '/en/about-us/contact-visitor-information' },
      { title: 'Publications', icon: 'publikationen', href: `${home}/publications` },
      { title: 'Storage Day', icon: 'termine', href: '/en/news/events/energy-storage-day' },
      { title: 'Directions', icon: 'anfahrt', href: '/en/directions' },
    ],
    footer_header: 'Office',
    footer_text: '<p>Tours of the test benches take place on the first Thursday of every month.</p>',
    footer_address: '<p>Building 09.3, room 010<br/>Am Wispewehr 1<br/>00417 Immerlund, Germany</p>',
    footer_leader: 'Professor Ilka Feddersteen',
    footer_button_link: '/en/directions',
    footer_contact_mail: 'energiespeicher@immerlund.example',
    footer_contact_phone: '+49 40 66969-900',
    blocks: [
      title(),
      styled(
        paragraph(
          'Sun and wind keep no office hours. We develop what fills the gaps, be they hours, nights or winters.',
        ),
        { styles: { size: 'statement' } },
      ),
      leadImage(),
      heading('A store for every pause'),
      grid([
        styled(
          paragraph(
            strong('Hours: '),
            'solid-state cells that neither burn nor leak and recharge in twelve minutes.',
          ),
          {
            bg_color: 'tint',
          },
        ),
        styled(
          paragraph(
            strong('Nights: '),
            'salt that melts while the sun shines and sets when the heating comes on.',
          ),
          {
            bg_color: 'tint',
          },
        ),
        styled(
          paragraph(
            strong('Months: '),
            'hydrogen locked into a metal powder that you could shovel into a bucket.',
          ),
          {
            bg_color: 'tint',
          },
        ),
      ]),
      table([
        ['Store', 'Lasts for', 'Where we are'],
        ['Solid-state cell', '2 to 8 hours', 'laboratory sample, 5 ampere-hours'],
        ['Salt store', '8 to 20 hours', 'in service, 4 megawatt-hours'],
        ['Metal hydride', 'weeks to months', 'pilot plant, 90 kilograms'],
      ]),
      teaser({ href: `${home}/materials-and-interfaces` }),
      teaser({
        href: '/en/news/news-items/computing-centre-heats-wispewehr',
        head_title: 'In practice',
        title: 'Four hundred warm flats',
        description: 'Heat that used to vanish over the roof now spends the night in our salt store.',
        preview_image: '/en/images/mosaic',
        bg_color: 'band',
        useFullBackgroundContainer: true,
      }),
      listing({
        headline: 'Meet us',
        variation: 'eventListing',
        query: [ofType('Event'), below('/en/news/events', 1), tagged('Energy')],
        sort_on: 'start',
        limit: 3,
      }),
      button({ title: 'Visit the test benches', href: `${home}/test-benches` }),
    ],
  }),
  makeDocument({
    path: `${home}/research`,
    translationOf: `${german}/forschung`,
    title: 'Research on storage',
    description: 'We begin with the material and do not stop before the switch cabinet.',
    nav_title: 'Research',
    created: day.minus(1455),
    modified: day.minus(57, '12:10'),
    show_navigation_portlet: true,
    blocks: [
      title(),
      description(),
      heading2('Interfaces'),
      paragraph(
        'Batteries seldom age inside their materials. They age where two of them meet. Using neutrons and a great deal of patience, we watch what settles there, dissolves, and settles again.',
      ),
      heading2('Salts'),
      paragraph(
        'The ideal heat store melts at 70 °C, attacks nothing and costs less than road salt. We have tested 600 mixtures, of which two pass all three tests. One of them is at work in Wispewehr.',
      ),
      heading2('Hydrides'),
      paragraph(
        'Certain metal powders soak up hydrogen as blotting paper soaks up ink. Why they crumble to dust after a few hundred fillings is unclear. We are after the answer with an electron microscope and, the old-fashioned way, with sieves.',
      ),
      quote('Good storage is storage that no one has noticed for twenty years.', {
        author: 'Professor Ilka Feddersteen',
        additional_information: 'Director',
        quotationLanguage: 'en',
      }),
    ],
  }),
  makeDocument({
    path: `${home}/test-benches`,
    translationOf: `${german}/pruefstaende`,
    title: 'Test benches',
    description: 'Things may break here so that they last out there.',
    created: day.minus(1300),
    modified: day.minus(14, '08:25'),
    show_navigation_portlet: true,
    preview_image: { picture: 'strata.webp' },
    blocks: [
      title(),
      description(),
      table(
        [
          ['Bench', 'What it does', 'Free days a month'],
          ['Cycler', 'charges and discharges 960 cells at once', '6'],
          ['Cold chamber', 'walk-in, down to minus 40 °C', '9'],
          ['Salt tower', 'eleven metres tall, 300 °C', '4'],
          ['Hydrogen bunker', '200 bar, remote control', '3'],
        ],
        { striped: true },
      ),
      callout(
        'Nobody enters the bunker or the tower without a safety briefing. Keep two hours free for it on your first day.',
      ),
      heading2('How to book'),
      numbered([
        'Tell us in a few lines what you have in mind.',
        'We will suggest a bench and a date.',
        'You send the samples along with a safety data sheet.',
        'After the run you receive the raw data and our opinion of them.',
      ]),
      paragraph(
        'Companies pay by the day, public bodies only for materials. Terms and a model contract are to be found under ',
        link('/en/collaboration/companies', 'For companies'),
        '.',
      ),
    ],
  }),
  makeDocument({
    path: `${home}/publications`,
    translationOf: `${german}/publikationen`,
    title: 'Publications and patents',
    description: 'What we have published, and what others are free to build.',
    nav_title: 'Publications',
    created: day.minus(1450),
    modified: day.minus(66, '13:15'),
    show_navigation_portlet: true,
    blocks: [
      title(),
      description(),
      heading2('Papers to read first'),
      list([
        'A census of 600 heat-storing salts, by Ilka Feddersteen and Roluf Quast, in the Journal of Patient Heat',
        'An account of why hydrides fall to pieces, by Roluf Quast, in Powder and Grain',
        'Neutron pictures from the edge of a lithium electrode, by Aron Lindemoor and Ilka Feddersteen, in Interfaces in Storage',
      ]),
      heading2('Patents'),
      paragraph(
        'Of our eleven patents, seven are open: small firms may use them in return for a yearly note on how it went.',
      ),
      heading2('Measurements'),
      paragraph(
        'You can download ageing curves of 4,200 cells, including those that went up in flames. Aron Lindemoor will answer your questions on +49 40 66969-917.',
      ),
    ],
  }),
];
