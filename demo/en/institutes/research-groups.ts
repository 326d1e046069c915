import {
  description,
  heading2,
  image,
  link,
  list,
  paragraph,
  quote,
  table,
  teaser,
  title,
} from '~mocks/seed/blocks';
import { below, listing, ofType, staffOf } from '~mocks/seed/listing-blocks';
import { makeResearchGroup } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';
import type { SeedBlock } from '~mocks/seed/types';

const membranes = '/en/institutes/cell-biophysics/cell-membranes';
const tissue = '/en/institutes/cell-biophysics/tissue-mechanics';
const materials = '/en/institutes/energy-storage/materials-and-interfaces';
const airAndWater = '/en/institutes/atmosphere-and-climate/air-and-water';
const german = {
  membranes: '/de/institute/zellbiophysik/zellmembranen',
  tissue: '/de/institute/zellbiophysik/mechanik-des-gewebes',
  materials: '/de/institute/energiespeicher/stoffe-und-grenzflaechen',
  airAndWater: '/de/institute/atmosphaere-und-klima/luft-und-wasser',
};

/** The profiles of a group. */
const members = (token: string): SeedBlock =>
  listing({
    headline: 'Who belongs to us',
    variation: 'summary',
    query: [ofType('Member'), below('/profile', 1), staffOf(token, 'research_group')],
    sort_on: 'sortable_title',
  });

/** Two groups in each division. */
export const researchGroups: SeedModule = (day) => [
  makeResearchGroup({
    path: `${membranes}/lipid-laboratory`,
    translationOf: `${german.membranes}/lipidlabor`,
    title: 'Lipid Laboratory',
    name: 'Lipid Laboratory',
    token: 'lipidlabor',
    description: 'Birte Nissing and her group rebuild membranes from their parts.',
    subtitle: 'Vesicles, films and a lot of clean glass',
    created: day.minus(1100),
    modified: day.minus(28, '10:45'),
    preview_image: { picture: 'droplets.webp' },
    banner_background_image: { picture: 'droplets.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'Natural membranes hold hundreds of kinds of fat. We start with two and add more until the artificial vesicle behaves like a living envelope. So far we have reached eleven.',
      ),
      list([
        'Blends that are only just liquid at body temperature',
        'Vesicles within vesicles, as a model of cell nuclei',
        'Rinsing plans for glassware, gladly copied by other laboratories',
      ]),
      teaser({ href: `${membranes}/methods` }),
    ],
  }),
  makeResearchGroup({
    path: `${membranes}/channels-under-tension`,
    translationOf: `${german.membranes}/kanaele-unter-zug`,
    title: 'Channels under Tension',
    name: 'Channels under Tension',
    token: 'kanaele-unter-zug',
    description: 'How a cell feels that something is pulling at it.',
    subtitle: 'Molecules with a sense of touch',
    created: day.minus(1100),
    modified: day.minus(29, '11:35'),
    preview_image: { picture: 'membrane.webp' },
    banner_background_image: { picture: 'membrane.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'Gates that open when stretched are set into the wall of every nerve cell. We draw a piece of wall into a pipette, pull gently and count the ions running through.',
      ),
      image({
        url: '/en/images/membrane',
        alt: 'A double layer of green molecules, pierced by two blue gates',
        description: 'Two gates, one open and one in doubt.',
        size: 'm',
      }),
      members('kanaele-unter-zug'),
    ],
  }),
  makeResearchGroup({
    path: `${tissue}/imaging`,
    translationOf: `${german.tissue}/bildgebung`,
    title: 'Imaging',
    name: 'Imaging',
    token: 'bildgebung',
    description: 'Microscopes that leave living tissue in peace.',
    subtitle: 'Little light, many pictures',
    created: day.minus(1080),
    modified: day.minus(31, '15:45'),
    preview_image: { picture: 'network-nerves.webp' },
    banner_background_image: { picture: 'network-nerves.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'Our latest instrument lights a sample only where somebody is looking. An embryo puts up with that for four days before it loses patience. The ',
        link('https://werkbank.immerlund.example/lichtblatt', 'drawings'),
        ' are open to all.',
      ),
      table([
        ['Microscope', 'Frames per second', 'For guests'],
        ['Light sheet 2', '180', 'Tuesdays and Fridays'],
        ['Spinning disk', '40', 'by arrangement'],
      ]),
      members('bildgebung'),
    ],
  }),
  makeResearchGroup({
    path: `${tissue}/theory`,
    translationOf: `${german.tissue}/theorie`,
    title: 'Theory and Modelling',
    name: 'Theory and Modelling',
    token: 'gewebemodelle',
    description: 'Cells on paper, in the computer and now and then in plasticine.',
    subtitle: 'Calculating until it tingles',
    created: day.minus(1080),
    modified: day.minus(33, '09:15'),
    preview_image: { picture: 'turing-spots.webp' },
    banner_background_image: { picture: 'turing-spots.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'A good model leaves out nearly everything. We strike out assumptions until the fold in the tissue disappears, and then put the last one back.',
      ),
      heading2('Fridays at three'),
      paragraph(
        'Somebody presents a half-finished calculation. Anyone may listen, there is chalk, and the cake is brought by whoever got their sums wrong last time.',
      ),
      members('gewebemodelle'),
    ],
  }),
  makeResearchGroup({
    path: `${materials}/salts`,
    translationOf: `${german.materials}/salze`,
    title: 'Salts',
    name: 'Salts Group',
    token: 'salze',
    description: 'Storing heat by melting something.',
    subtitle: 'From the melt to the radiator',
    created: day.minus(860),
    modified: day.minus(17, '14:10'),
    preview_image: { picture: 'ice-core.webp' },
    banner_background_image: { picture: 'ice-core.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'As it sets, salt returns the heat that it took in when it melted, though often too late. We are looking for seeds that remind it in time.',
      ),
      quote('Our best salt costs less than the bucket it stands in.', {
        author: 'Dr Samira Sahlmann',
        additional_information: 'Wispewehr storage laboratory',
        image: '/en/images/portrait-sahlmann',
        quotationLanguage: 'en',
      }),
      members('salze'),
    ],
  }),
  makeResearchGroup({
    path: `${materials}/hydrides`,
    translationOf: `${german.materials}/hydride`,
    title: 'Metal Hydrides',
    name: 'Metal Hydrides Group',
    token: 'hydride',
    description: 'Hydrogen as a powder that can be shovelled.',
    subtitle: 'Gas in metal, under no pressure at all',
    created: day.minus(860),
    modified: day.minus(18, '10:05'),
    preview_image: { picture: 'lattice.webp' },
    banner_background_image: { picture: 'lattice.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'A litre of our powder holds more hydrogen than a litre of the liquid. In return it weighs as much as a child at nursery, which does not matter on a ship but does on a bicycle.',
      ),
      table(
        [
          ['Mass of the plant', '90 kilograms'],
          ['Supply', '1.4 kilograms of hydrogen'],
          ['Fillings so far', '2,260'],
        ],
        { rowHeads: true },
      ),
      members('hydride'),
    ],
  }),
  makeResearchGroup({
    path: `${airAndWater}/gusts-and-heavy-rain`,
    translationOf: `${german.airAndWater}/boeen-und-starkregen`,
    title: 'Gusts and Heavy Rain',
    name: 'Gusts and Heavy Rain',
    token: 'boeen-und-starkregen',
    description: 'What changes in the last twenty minutes before a thunderstorm.',
    subtitle: 'Forecasts at short notice',
    created: day.minus(850),
    modified: day.minus(14, '18:50'),
    preview_image: { picture: 'wind-lines.webp' },
    banner_background_image: { picture: 'wind-lines.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'Thunderstorms announce themselves in notes too low for human ears. Our masts can hear them. From sound, pressure and radar we draw a new map every thirty seconds, and five fire brigades are trying it out.',
      ),
      list([
        'Hits for gusts above 90 km/h: eight in ten',
        'False alarms: one a week, two in July',
        'Warning time on average: 23 minutes',
      ]),
      members('boeen-und-starkregen'),
    ],
  }),
  makeResearchGroup({
    path: `${airAndWater}/coastal-climate`,
    translationOf: `${german.airAndWater}/kuestenklima`,
    title: 'Coastal Climate',
    name: 'Coastal Climate',
    token: 'kuestenklima',
    description: 'Gauges, dykes and the question of how high is high enough.',
    subtitle: 'A hundred years back, a hundred years ahead',
    created: day.minus(850),
    modified: day.minus(15, '11:25'),
    preview_image: { picture: 'tide-lines.webp' },
    banner_background_image: { picture: 'tide-lines.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'Whoever builds a dyke makes a commitment for eighty years. This group supplies the figures and says how uncertain they are. The joint project ',
        link('/en/projects/tidentakt', 'Tidentakt'),
        ' is run from here.',
      ),
      members('kuestenklima'),
    ],
  }),
];
