import {
  description,
  grid,
  heading,
  heading2,
  hero,
  image,
  link,
  list,
  maps,
  paragraph,
  quote,
  separator,
  styled,
  table,
  teaser,
  title,
} from '~mocks/seed/blocks';
import { below, listing, ofType, tagged } from '~mocks/seed/listing-blocks';
import { makeDocument, makeInstitut } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';

const home = '/en/institutes/atmosphere-and-climate';
const german = '/de/institute/atmosphaere-und-klima';

export const atmosphere: SeedModule = (day) => [
  makeInstitut({
    path: home,
    translationOf: german,
    title: 'Atmosphere and Climate',
    description: 'Wind, clouds, trace gases',
    name: 'Institute of Atmosphere and Climate',
    token: 'atmosphaere-und-klima',
    created: day.minus(1458),
    modified: day.minus(7, '17:40'),
    head_title: 'Institute',
    preview_image: { picture: 'clouds.webp' },
    banner_image: { picture: 'lead-wind.webp' },
    sticky_menu: [
      { title: 'Observation network', icon: 'lupe', href: `${home}/observation-network` },
      { title: 'Contact', icon: 'ansprechpartner', href: '/profile/moewenfeld' },
      { title: 'Way to Hohe Warte', icon: 'anfahrt', href: `${home}/hohe-warte` },
      {
        title: 'Subscribe to warnings',
        icon: 'rss',
        href: 'https://warnung.immerlund.example/regenwind.xml',
      },
    ],
    footer_header: 'Office',
    footer_text:
      '<p>Much as we would sometimes like to, we do not give weather advice to private callers.</p>',
    footer_address: '<p>Building 06.1, room 002<br/>Am Wispewehr 1<br/>00417 Immerlund, Germany</p>',
    footer_leader: 'Professor Oke Windgaard',
    footer_button_link: '/en/directions',
    footer_contact_mail: 'atmosphaere@immerlund.example',
    footer_contact_phone: '+49 40 66969-600',
    blocks: [
      hero({
        href: `${home}/observation-network`,
        head_title: 'Institute of Atmosphere and Climate',
        title: 'Watching the air think',
        description:
          'Between a clear sky and a thunderstorm there may be no more than twenty minutes. We want to know what goes on in them.',
        buttonText: 'See the network',
        preview_image: '/en/images/clouds',
        variation: 'right',
      }),
      grid([
        paragraph(
          'Climate is weather breathing slowly. So there are two kinds of people here, those who count in seconds and those who count in centuries. At noon they share a table. They measure with masts, with balloons and in the tidal flats, and they compute on WISPE-4. Fire brigades, dyke associations and farms use the results, with no licence and no bill.',
        ),
        image({
          url: '/en/images/wind-lines',
          alt: 'White and yellow lines of wind circling highs and lows on dark blue',
          size: 'm',
        }),
      ]),
      teaser({ href: `${home}/air-and-water` }),
      listing({
        headline: 'News from air and sea',
        linkTitle: 'All news',
        link: '/en/news/news-items',
        variation: 'newsListing',
        query: [ofType('Meldung'), below('/en/news/news-items', 1), tagged('Wind', 'Tides', 'Coast')],
        sort_on: 'effective',
        descending: true,
        limit: 3,
      }),
      heading('Where we measure'),
      grid([
        teaser({
          href: `${home}/observation-network`,
          title: 'Regenwind network',
          description: '340 masts between the coast and the hills.',
          preview_image: '/en/images/ridges',
        }),
        teaser({
          href: `${home}/hohe-warte`,
          title: 'Hohe Warte field station',
          description: 'A hill, a tower and the oldest rain gauge for miles around.',
          preview_image: '/en/images/terrain',
        }),
        teaser({
          href: '/en/projects/tidentakt',
          title: 'Tidentakt project',
          description: 'Gauges in the flats, handwriting in the archive.',
          preview_image: '/en/images/tide-lines',
        }),
      ]),
      quote(
        'We are better than ever at forecasting tomorrow. What we lack is a forecast for twenty minutes from now.',
        {
          author: 'Professor Oke Windgaard',
          additional_information: 'Director',
          quotationLanguage: 'en',
          bg_color: 'ink',
          useFullBackgroundContainer: true,
        },
      ),
    ],
  }),
  makeDocument({
    path: `${home}/research`,
    translationOf: `${german}/forschung`,
    title: 'Research in the air',
    description: 'Four groups divide the sky by height and by time.',
    nav_title: 'Research',
    created: day.minus(1455),
    modified: day.minus(44, '11:00'),
    show_navigation_portlet: true,
    blocks: [
      title(),
      description(),
      table([
        ['Group', 'Height', 'Time span', 'Head'],
        ['Gusts and heavy rain', 'up to 2 km', 'seconds to hours', 'Oke Windgaard'],
        ['Ageing clouds', '2 to 12 km', 'hours to days', 'Swantje Brook'],
        ['Trace gases', 'every layer', 'months to years', 'Ruben Allenstein'],
        [
          'Coastal climate',
          'sea level',
          'decades to centuries',
          [link('/profile/moewenfeld', 'Gesine Möwenfeld')],
        ],
      ]),
      heading2('For example: why clouds grow old'),
      image({
        url: '/en/images/clouds',
        alt: 'Yellow sun above a sea of white and pale blue clouds',
        description: 'Young clouds from above, drawn after a picture from the balloon camera.',
        size: 'm',
      }),
      paragraph(
        'A young cloud has crisp edges; an old one frays. Swantje Brook found that the smallest droplets are the first to go. What is left is darker and warms the ground, where before it cooled it. Climate models keep their clouds for ever young, and we are putting that right.',
      ),
    ],
  }),
  makeDocument({
    path: `${home}/observation-network`,
    translationOf: `${german}/messnetz`,
    title: 'Network and data',
    description: '340 stations over 22,000 square kilometres, with data free to all.',
    created: day.minus(900),
    modified: day.minus(24, '09:40'),
    show_navigation_portlet: true,
    preview_image: { picture: 'ridges.webp' },
    blocks: [
      title(),
      description(),
      heading2('What a station records'),
      list([
        'wind speed and direction at two, six and ten metres',
        'air pressure to a hundredth of a hectopascal',
        'humidity, temperature and rainfall',
        'sound below twenty hertz',
      ]),
      image({
        url: '/en/images/ridges',
        alt: 'Many curves stacked one above the other so that they look like a mountain range',
        description: 'A summer’s day at 60 stations, one line for each hour.',
      }),
      heading2('Getting the data'),
      paragraph(
        'The past 48 hours come second by second, anything older as one file a day. For a first try, take this ',
        link('/en/files/tide-gauge-series.csv', 'table'),
        '. If you publish, please credit the network, and do tell us what you found.',
      ),
      separator(),
      paragraph(
        'Is one of our masts in your way? Enno Harksen looks after the sites and will find a solution: +49 40 66969-688.',
      ),
    ],
  }),
  makeDocument({
    path: `${home}/hohe-warte`,
    translationOf: `${german}/hohe-warte`,
    title: 'Hohe Warte field station',
    description:
      'Since 1964, somebody has emptied the rain gauge every morning at seven and written it down.',
    created: day.minus(1200),
    modified: day.minus(80, '11:35'),
    show_navigation_portlet: true,
    blocks: [
      title(),
      description(),
      paragraph(
        'Hohe Warte rises to 148 metres, which passes for a mountain in these parts. The tower looks out as far as the mouth of the Wispe. In the old forester’s house below it work eleven people, a cloud radar and two sheep who keep the lawn around the instruments short.',
      ),
      styled(
        paragraph(
          'Balloons go up at 8 am, 2 pm and 8 pm. Anyone who finds one and returns the probe gets a bar of chocolate.',
        ),
        { bg_color: 'tint' },
      ),
      heading2('Visiting'),
      paragraph(
        'The tower opens on Sundays from 11 am to 4 pm. Take bus 48 from Immerlund station to the terminus and walk uphill for twelve minutes. Wheelchair users can drive up from the north.',
      ),
      maps({
        url: 'https://www.google.com/maps?q=54.043,8.631&z=14&output=embed',
        title: 'Map of the area with the footpath to Hohe Warte',
      }),
    ],
  }),
];
