import {
  button,
  description,
  em,
  grid,
  heading2,
  image,
  leadImage,
  link,
  list,
  paragraph,
  quote,
  strong,
  sub,
  table,
  teaser,
  title,
} from '~mocks/seed/blocks';
import { below, listing, ofType } from '~mocks/seed/listing-blocks';
import { makeDocument } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';
import { awards } from './research/awards';
import { researchProjects } from './research/projects';

/** Research: overview, the four topics, publications. */
export const research: SeedModule = (day) => [
  makeDocument({
    path: '/en/research',
    title: 'Research',
    description: 'Four topics, three institutes, four large-scale facilities: what we work on at Immerlund.',
    translationOf: '/de/forschung',
    created: day.minus(1470),
    modified: day.minus(24, '15:02'),
    preview_image: { picture: 'flow-lines.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'Some questions refuse to fit into one discipline. Why does a battery fade, how does a tissue organise itself, when does a fine summer evening turn into a storm? Answering them takes instruments, computing time and colleagues who think differently. At Immerlund they are rarely more than a five-minute walk apart.',
      ),
      listing({
        headline: 'Our topics',
        variation: 'summary',
        query: [ofType('Document'), below('/en/research', 1)],
        limit: 4,
      }),
      grid(
        [
          teaser({ href: '/en/research/facilities' }),
          teaser({ href: '/en/projects/tidentakt' }),
          teaser({ href: '/en/research/publications' }),
        ],
        { headline: 'Facilities, projects, results' },
      ),
      paragraph(
        'The work is done in three institutes. ',
        link('/en/institutes', 'Meet the institutes'),
        ', or simply ask who deals with your subject: ',
        link('/en/about-us/contact-visitor-information', 'we will put you through'),
        '.',
      ),
    ],
  }),
  makeDocument({
    path: '/en/research/matter-and-energy',
    title: 'Matter and Energy',
    description: 'How ions travel, plasmas burn and materials change their character.',
    translationOf: '/de/forschung/materie-und-energie',
    created: day.minus(1460),
    modified: day.minus(61, '12:10'),
    preview_image: { picture: 'battery-layers.webp' },
    preview_caption: 'The layers of a solid-state cell, pulled apart.',
    blocks: [
      title(),
      description(),
      leadImage(),
      paragraph(
        'Batteries grow old where two materials meet. That boundary is thinner than a thousandth of a hair, yet it decides whether a storage unit lasts two years or twenty. Our ',
        link('/en/institutes/energy-storage', 'Institute of Energy Storage'),
        ' looks into working cells with X-rays and neutrons and watches the ions find their way.',
      ),
      heading2('From the cell to the star'),
      paragraph(
        'At the far end of the thermometer stands ',
        link('/en/research/facilities/halo', 'the HALO plasma experiment'),
        ', where hydrogen at a hundred million degrees floats in a ring of magnetic field for a few seconds without touching the wall. Lessons about heat transport carry over to storage, because the equations are nearly the same.',
      ),
      list([
        [strong('Solid-state batteries: '), 'interfaces, ageing, fast charging'],
        [strong('Hydrogen: '), 'storage in metal powders'],
        [strong('Plasmas: '), 'confinement, turbulence, wall materials'],
        [strong('Thin crystals: '), 'layers that conduct or block on command'],
      ]),
      paragraph(
        'Three demonstrators have already left the campus; since spring the largest of them has been evening out the power supply of the Wispewehr sewage works.',
      ),
    ],
  }),
  makeDocument({
    path: '/en/research/earth-and-climate',
    title: 'Earth and Climate',
    description: 'The wind that brings the rain: how moist air falls into order within minutes.',
    translationOf: '/de/forschung/erde-und-klima',
    created: day.minus(1458),
    modified: day.minus(2, '17:00'),
    preview_image: { picture: 'clouds.webp' },
    subjects: ['heavy rain', 'sensor network', 'climate'],
    blocks: [
      title(),
      description(),
      paragraph(
        'On 14 August, 71 millimetres of rain came down on Alt Hafen in forty minutes. No forecast had seen it coming; at noon the sky was blue. With hindsight the sequence is clear. Two weak currents of wind had run into each other, lifted moist air and kept drawing in more from all sides.',
      ),
      image({
        url: '/en/images/lead-wind',
        alt: 'Dark blue flow lines that gather into bright swirls in several places',
        align: 'full',
        description: 'Wind near the ground across 110 kilometres, twenty minutes before the first drop.',
        rights: 'Immerlund Research Centre',
      }),
      heading2('340 stations, one reading a second'),
      image({
        url: '/en/images/ridges',
        alt: 'White and yellow curves stacked above one another on blue, with tall peaks in the middle',
        align: 'right',
        size: 'm',
        description: 'Each line is a station, each peak a gust.',
      }),
      paragraph(
        'Such updraughts are small: an entire thunderstorm fits between two ordinary weather stations. The ',
        link('/en/research/facilities/rainwind', 'Regenwind network'),
        ' closes that gap. Every eight kilometres a mast records wind, humidity and pressure, and for the first time we can watch the wind begin to turn before there is a cloud.',
      ),
      heading2('What an early hint is worth'),
      image({
        url: '/en/images/droplets',
        alt: 'Glossy drops of many sizes, packed closely on pale blue',
        align: 'left',
        size: 's',
        description: 'Droplet sizes in one litre of cloud air.',
      }),
      paragraph(
        'That turn buys time. In its first trial summer the team led by ',
        link('/en/institutes/atmosphere-and-climate', 'Oke Windgaard'),
        ' was about twenty minutes ahead of the radar, which is long enough to close an underpass or drain a retention basin. Alt Hafen has since fitted three tunnels with barriers that lower themselves.',
      ),
      paragraph(
        'One warning in six is still followed by no rain at all. The institute is working on that with colleagues who develop ',
        link('/en/research/information', 'algorithms capable of self-doubt'),
        ': in future, each alert is to say how far it can be trusted.',
      ),
      quote('We do not predict the rain, we watch it being made.', {
        author: 'Prof. Dr. Oke Windgaard',
        additional_information: 'Head of the Institute of Atmosphere and Climate',
        quotationLanguage: 'en',
      }),
      heading2('Rivers, deltas, tides'),
      paragraph(
        'Rain carries soil away. Four decades of satellite images nevertheless show land growing at the mouth of the Wispe, while the joint project ',
        link('/en/projects/tidentakt', 'Tidentakt'),
        ' asks why high tide no longer arrives when it did a century ago.',
      ),
      button({
        title: 'Read the news item on the network',
        href: '/en/news/news-items/rainwind-network-millionth-gust',
      }),
    ],
  }),
  makeDocument({
    path: '/en/research/life-and-health',
    title: 'Life and Health',
    description: 'The forces that shape tissue, close wounds and wire up nerves.',
    translationOf: '/de/forschung/leben-und-gesundheit',
    created: day.minus(1455),
    modified: day.minus(40, '10:30'),
    preview_image: { picture: 'cells.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'Genes supply the parts of a body, but nowhere do they say how hard one cell should push its neighbour. Yet that is what makes an eye round, folds a gut and heals a cut. At the ',
        link('/en/institutes/cell-biophysics', 'Institute of Cell Biophysics'),
        ' we measure those forces in living tissue without touching it.',
      ),
      image({
        url: '/en/images/network-nerves',
        alt: 'A blue and a red nerve cell whose fine branches interlock',
        align: 'center',
        size: 'l',
        description: 'Nerve cells in culture, 36 hours after seeding.',
        rights: 'Immerlund Research Centre / Nala Obermoor',
      }),
      heading2('What skin has in common with sand'),
      paragraph(
        'A heap of grains holds until it starts to slide. Cells do much the same: at the edge of a wound they let go of one another, flow like a thick liquid and set again once the gap is closed. Control that transition, and skin grafts might last longer.',
      ),
      paragraph(
        'First trials with hospitals begin in spring. Young researchers are part of it: the ',
        link('/en/institutes/cell-biophysics/graduate-school', 'graduate school'),
        ' currently trains 24 doctoral candidates, half of whom came from physics.',
      ),
    ],
  }),
  makeDocument({
    path: '/en/research/information',
    title: 'Information',
    description: 'Computing with uncertainty: methods that tell you how sure they are.',
    translationOf: '/de/forschung/information',
    created: day.minus(1450),
    modified: day.minus(97, '13:50'),
    preview_image: { picture: 'diffraction-rose.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'A model that gives you a single number keeps half the story to itself. Our mathematicians and computer scientists develop methods that state, with every result, how far off it may be. The whole centre benefits, since clouds and cell membranes have one thing in common: every measurement is a little wrong.',
      ),
      image({
        url: '/en/images/diffraction',
        alt: 'Yellow dots in a regular pattern on dark violet, growing larger towards the centre',
        align: 'left',
        size: 'm',
        description: 'A diffraction pattern recovered from only five per cent of its pixels.',
      }),
      heading2('Measure less, know more'),
      paragraph(
        'Sometimes a fraction of the data will do. While an experiment is still running, learning algorithms work out which reading would reveal most and skip the rest. At the LUMEA light source this has cut one series of measurements from nine hours to seventy minutes.',
      ),
      paragraph(
        'The computing happens on ',
        link('/en/research/facilities/wispe-4', 'WISPE-4'),
        '. All our software carries a free licence and a documented pedigree, and each paper names the version it was made with.',
      ),
    ],
  }),
  ...researchProjects(day),
  makeDocument({
    path: '/en/research/publications',
    title: 'Publications',
    description: 'A selection from recent months.',
    translationOf: '/de/forschung/publikationen',
    created: day.minus(1100),
    modified: day.minus(9, '11:00'),
    preview_image: { picture: 'ridges-night.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'Last year 612 papers appeared with authors from Immerlund, 87 per cent of them open to everyone. Below are a few that people keep asking us about.',
      ),
      table(
        [
          ['Authors', 'Title', 'Published in'],
          [
            'Torsen, Y.; Obermoor, N.; Krüwitz, A.',
            [em('Stripe formation without a global clock in epithelial sheets')],
            'Annals of Tissue Physics 12, 204–219',
          ],
          [
            'Obermoor, N.; Thalbeck, J.',
            [em('Light-sheet tracking of ten thousand cells at video rate')],
            'Journal of Open Microscopy 8, 31–46',
          ],
          [
            'Windgaard, O.; Holmqvar, T.',
            [em('Convergence lines as precursors of convective rain')],
            'Letters on Air and Water 27, 88–97',
          ],
          [
            'Feddersteen, I.; Wolkenstein, F.',
            [em('Why Li'), sub('2'), em('S films crack: a slow-motion study')],
            'Interfaces in Storage 4, 1–15',
          ],
          [
            'Möwenfeld, G.',
            [em('Eleven minutes: a century of tides at Seesand')],
            'Coastal Records 61, 340–352',
          ],
        ],
        { striped: true },
      ),
      heading2('Data and software'),
      paragraph(
        'We publish measurements together with the paper. If you would like something to play with, take the ',
        link('/en/files/tide-gauge-series.csv', 'tide gauge series from Seesand'),
        ', and please cite us when you use it.',
      ),
      paragraph(
        'For the year as a whole, see the ',
        link('/en/files/annual-report.pdf', 'annual report'),
        '.',
      ),
    ],
  }),
  ...awards(day),
];
