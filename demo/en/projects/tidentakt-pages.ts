import {
  callout,
  description,
  heading2,
  image,
  link,
  list,
  paragraph,
  table,
  title,
} from '~mocks/seed/blocks';
import { makeDocument } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';

const home = '/en/projects/tidentakt';
const german = '/de/projekte/tidentakt';

/** The pages below the project's home. */
export const tidentaktPages: SeedModule = (day) => [
  makeDocument({
    path: `${home}/measurements`,
    translationOf: `${german}/messungen`,
    title: 'Measurements',
    description: 'Thirty poles, one reading a minute: how we listen to the flats breathing.',
    created: day.minus(700),
    modified: day.minus(4, '16:35'),
    preview_image: { picture: 'ridges-night.webp' },
    blocks: [
      title(),
      description(),
      image({
        url: '/en/images/ridges-night',
        alt: 'Violet curves with a few orange ones among them, stacked against a dark ground',
        description: 'A month of water levels at Seesand West, one day below another.',
      }),
      paragraph(
        'Of thirty poles planned between Seesand and Alt Hafen, eighteen are standing. Each has a pressure sensor at the bottom and an aerial at the top. A copper sleeve in the middle keeps barnacles away.',
      ),
      table([
        ['Gauge', 'Position', 'Since'],
        ['Seesand West', 'shipping lane, 4 metres deep', '2024'],
        ['Robbenplate', 'sandbank, dry at low tide', '2025'],
        ['Alt Hafen pier', 'harbour basin', '2025'],
        ['Mouth of the Wispe', 'brackish water', '2026'],
      ]),
      heading2('Powered by the flood'),
      paragraph(
        'Solar cells are caked with mud within days out there. So a float that rides up and down with the water makes the electricity. It is enough for the sensor, the radio link and a red lamp that the fishermen had asked for.',
      ),
      callout(
        'Please do not moor boats at the poles. One tug is enough to move the zero mark by millimetres.',
      ),
      paragraph(
        'You are welcome to download a ',
        link('/en/files/tide-gauge-series.csv', 'sample series'),
        ' as a table.',
      ),
    ],
  }),
  makeDocument({
    path: `${home}/results`,
    translationOf: `${german}/ergebnisse`,
    title: 'Results',
    description: 'Half-way through the project: three findings and a map.',
    created: day.minus(400),
    modified: day.minus(16, '11:50'),
    preview_image: { picture: 'terrain.webp' },
    blocks: [
      title(),
      description(),
      heading2('Earlier, though not everywhere'),
      paragraph(
        'Where the coast is deep and open, high water runs ahead. Behind sandbanks it is nearly on time. In four places it is even late, because dykes were moved inland and the flood has more ground to fill.',
      ),
      heading2('A computer learns Sütterlin'),
      paragraph(
        'Kanoa Lindqvist-Aal has trained a program to decipher the hands of 31 harbour masters. It has captured two million values and gets one figure in a hundred wrong. Whatever defeats it goes to sixty volunteers in Alt Hafen, some of whom learnt the old script at school.',
      ),
      heading2('A map for the coast'),
      image({
        url: '/en/images/terrain',
        alt: 'Map in orange and sand with blue hollows and thin contour lines',
        description: 'Part of the map. The darker the blue, the greater the shift.',
      }),
      paragraph(
        'For each bay, Fenja Wolkenstein’s model works out what half a metre of sea level would do. Ports learn how long deep ships will be able to enter. Dyke associations see where a storm surge would strike at a bad hour.',
      ),
    ],
  }),
  makeDocument({
    path: `${home}/partners`,
    translationOf: `${german}/partner`,
    title: 'Partners',
    description: 'Six organisations that live off the water or write about it.',
    created: day.minus(700),
    modified: day.minus(90, '14:20'),
    blocks: [
      title(),
      description(),
      heading2('Windhaven Institute'),
      paragraph('Supplies the wind fields without which no water level makes sense.'),
      heading2('Alt Hafen port authority'),
      paragraph('Lends ships for setting up the poles and keeps the oldest books in its cellar.'),
      heading2('Seesand dyke association'),
      paragraph('Asks of every map whether one could build by it.'),
      heading2('Brackmoor Centre'),
      paragraph('Studies how much silt travels with the altered currents.'),
      heading2('Nordkap University'),
      paragraph('Trains four doctoral researchers in the project and calibrates the sensors.'),
      heading2('The pilots’ archive'),
      paragraph('Has opened diaries that had lain unread for 150 years.'),
      heading2('From within the centre'),
      list([
        [
          link('/en/institutes/atmosphere-and-climate', 'Atmosphere and Climate'),
          ': coordination and gauges',
        ],
        [link('/en/institutes/energy-storage', 'Energy Storage'), ': power supply of the poles'],
      ]),
      paragraph('The Küstenlicht Foundation and the Sea and People Fund pay for the work.'),
    ],
  }),
];
