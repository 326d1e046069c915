import {
  description,
  grid,
  heading,
  heading2,
  image,
  link,
  list,
  paragraph,
  styled,
  table,
  teaser,
  title,
} from '~mocks/seed/blocks';
import { below, listing, ofType, staffOf } from '~mocks/seed/listing-blocks';
import { makeDocument, makeEmbeddedPage, makeInstitutsbereich } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';

const institute = '/en/institutes/atmosphere-and-climate';
const home = `${institute}/air-and-water`;
const german = '/de/institute/atmosphaere-und-klima';

/** The division of the atmosphere's institute, and the radar picture of its neighbours. */
export const airAndWater: SeedModule = (day) => [
  makeInstitutsbereich({
    path: home,
    translationOf: `${german}/luft-und-wasser`,
    title: 'Where the sky touches the sea',
    description: 'Between wave and cloud lies the most restless layer on Earth. That is where we measure.',
    name: 'Air and Water',
    nav_title: 'Air and Water',
    head_title: 'Division',
    token: 'luft-und-wasser',
    created: day.minus(860),
    modified: day.minus(9, '12:40'),
    preview_image: { picture: 'lead-tide.webp' },
    banner_image: { picture: 'lead-tide.webp' },
    sticky_menu: [
      { title: 'People', icon: 'mitarbeiter', href: `${home}/people` },
      { title: 'Series of readings', icon: 'downloads', href: '/en/files/tide-gauge-series.csv' },
      { title: 'Field campaigns', icon: 'lupe', href: `${home}/field-campaigns` },
      { title: 'Meeting place', icon: 'facebook', href: 'https://treff.immerlund.example/luft-und-wasser' },
      { title: 'Films', icon: 'youtube', href: 'https://video.immerlund.example/luft-und-wasser' },
    ],
    footer_header: 'Control room',
    footer_text: '<p>When a storm surge is forecast, somebody is here at night too.</p>',
    footer_address: '<p>Bldg 06.1 / Room 030<br/>Am Wispewehr 1<br/>00417 Immerlund, Germany</p>',
    footer_leader: 'Prof. Dr. Oke Windgaard',
    footer_button_link: '/en/directions',
    footer_contact_mail: 'messzentrale@immerlund.example',
    footer_contact_phone: '+49 40 66969-630',
    blocks: [
      title(),
      description(),
      styled(
        paragraph(
          'Every second, sea and atmosphere trade heat, salt and momentum. Those who follow the trade see storm surges and thunderstorms coming sooner.',
        ),
        { styles: { size: 'statement' } },
      ),
      image({
        url: '/en/images/lead-tide',
        alt: 'Moving water in teal with pale and orange reflections',
        align: 'full',
        description: 'The surface on which everything depends, on a calm day.',
      }),
      grid([
        table(
          [
            ['Posts in the tidal flats', '18'],
            ['Buoys', '7'],
            ['Flights a year', '40'],
          ],
          { rowHeads: true },
        ),
        paragraph(
          'The division joins two groups that used to sit on different floors. One knows every gust, the other every water level since 1896.',
        ),
      ]),
      listing({
        headline: 'Our groups',
        variation: 'summary',
        query: [ofType('Research Group'), below(home, 1)],
      }),
      heading('Join in and look'),
      grid([
        teaser({
          href: `${home}/field-campaigns`,
          title: 'Field campaigns',
          description: 'For three weeks a year everyone leaves their desk.',
          preview_image: '/en/images/clouds-evening',
        }),
        teaser({
          href: `${institute}/rain-radar`,
          title: 'Rain radar',
          description: 'Where it is raining now, within 120 kilometres.',
          preview_image: '/en/images/flow-lines',
        }),
      ]),
    ],
  }),
  makeDocument({
    path: `${home}/people`,
    translationOf: `${german}/luft-und-wasser/mitarbeitende`,
    title: 'People between air and water',
    nav_title: 'People',
    description: 'Who measures, computes and repairs things here.',
    created: day.minus(850),
    modified: day.minus(30, '09:55'),
    blocks: [
      title(),
      description(),
      listing({
        variation: 'summary',
        query: [ofType('Member'), below('/profile', 1), staffOf('luft-und-wasser', 'institutsbereiche')],
        sort_on: 'sortable_title',
      }),
      paragraph(
        'To learn who is on duty in the control room, call +49 40 66969-630. At night the gate answers and will wake us if need be.',
      ),
    ],
  }),
  makeDocument({
    path: `${home}/field-campaigns`,
    translationOf: `${german}/luft-und-wasser/messkampagnen`,
    title: 'Field campaigns',
    description: 'Once a year everything goes outdoors: buoys, balloons and the coffee machine.',
    created: day.minus(840),
    modified: day.minus(41, '17:10'),
    show_navigation_portlet: true,
    preview_image: { picture: 'clouds-evening.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'In September, with the water still warm and the air already cool, the contrast is greatest. Forty people then drive to the coast and take the same readings in thirty places, day and night, for three weeks.',
      ),
      heading2('What we take along'),
      list([
        'seven buoys with anemometers at knee height',
        'a drone that collects spray',
        'two hundred balloons and a very patient lorry driver',
      ]),
      heading2('How to come with us'),
      paragraph(
        'Students may apply until the end of May. You should be able to swim, and to read out numbers at four in the morning. ',
        link('mailto:messzentrale@immerlund.example', 'Write to the control room'),
      ),
    ],
  }),
  makeEmbeddedPage({
    path: `${institute}/rain-radar`,
    translationOf: `${german}/regenradar`,
    title: 'Rain radar',
    description: 'The picture comes from the association of weather radars and lies on its server.',
    created: day.minus(300),
    modified: day.minus(25, '13:25'),
    preview_image: { picture: 'flow-lines.webp' },
    url: 'https://radar.immerlund.example/wispe?sprache=en',
  }),
];
