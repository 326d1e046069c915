import {
  button,
  description,
  heading2,
  image,
  link,
  list,
  paragraph,
  quote,
  separator,
  table,
  title,
} from '~mocks/seed/blocks';
import { makeMeldung } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';

const news = '/en/news/news-items';
const german = '/de/aktuelles/meldungen';

/** News of cells, tissue and crystals. */
export const lifeNews: SeedModule = (day) => [
  makeMeldung({
    path: `${news}/how-tissue-finds-its-patterns`,
    translationOf: `${german}/wie-gewebe-seine-muster-findet`,
    title: 'How tissue finds its patterns',
    description:
      'Cells line up in stripes although none of them knows the plan. A team at Immerlund has shown that one quantity is enough to explain it: the push of the cells next door.',
    created: day.minus(5, '10:27'),
    effective: day.minus(2, '10:42'),
    modified: day.minus(2, '11:05'),
    subjects: ['Cell mechanics', 'Pattern formation', 'Light-sheet microscopy', 'Medicine'],
    head_title: 'Cell Biophysics',
    preview_image: { picture: 'turing-red.webp' },
    preview_caption: 'Simulation: a striped cell layer after twelve hours',
    members: ['/profile/torsen', '/profile/obermoor', '/profile/kruewitz'],
    institutes: ['zellbiophysik'],
    relatedItems: [
      `${news}/river-deltas-regrow-faster`,
      `${news}/a-crystal-that-diffracts-its-own-light`,
      `${news}/rainwind-network-millionth-gust`,
    ],
    show_navigation_portlet: true,
    exclude_from_nav: true,
    blocks: [
      title(),
      description(),
      image({
        url: '/en/images/cells',
        alt: 'Drawing of a cell layer seen from above: pale green polygons with dark nuclei, separated by thick membranes',
        description: 'Epithelial tissue after six hours. Nuclei are dark green, membranes pale.',
        rights: 'Illustration: Immerlund Research Centre / Nala Obermoor',
      }),
      paragraph(
        'Put a sliver of skin under the microscope and you will see order: rows, whorls, honeycombs. For decades the textbooks credited a chemical signal. The new measurements point to something plainer. Every cell keeps comparing how hard its neighbours press, and turns until it feels the least of it.',
      ),
      paragraph(
        link('/profile/torsen', 'Ylva Torsen'),
        ' and her colleagues followed ten thousand cells at once, taking twenty-five pictures a second for half a day. No commercial instrument could keep up, so they built their own light-sheet microscope.',
      ),
      heading2('One dial is all it takes'),
      paragraph(
        'The model they drew from the data fits on a single page. Its only setting is the stiffness of the cell’s outer shell. Turn it up and you get dots, then stripes, then honeycombs, in precisely the order in which living tissue produces them.',
      ),
      quote('We were braced for a dozen signals. What was left in the end was one number.', {
        author: 'Professor Ylva Torsen',
        additional_information: 'Head of Tissue Mechanics',
        image: '/profile/torsen',
        quotationLanguage: 'en',
      }),
      table([
        ['Shell stiffness', 'Pattern predicted', 'Observed in'],
        ['low', 'dots', 'zebrafish retina'],
        ['medium', 'stripes', 'skin, gut lining'],
        ['high', 'honeycombs', 'lens epithelium'],
      ]),
      heading2('Why clinics are interested'),
      paragraph(
        'Tissue grown outside the body tends to lose its structure within days. The model tells surgeons how tightly the supporting film must be stretched for the structure to survive. First trials with skin substitutes are planned for spring.',
      ),
      image({
        url: '/en/images/turing-green',
        alt: 'Winding green bands on a pale background, the output of a simulation',
        description: 'The arrangement that the model predicts for cells of medium stiffness.',
        size: 'm',
      }),
      paragraph('Three questions are next on the list:'),
      list([
        'Does the pattern hold while cells divide?',
        'Could stiffness be tuned with light, without harming the cell?',
        'Does the rule work in three dimensions, for instance in a budding lung?',
      ]),
      separator(),
      paragraph(
        'The paper, by Torsen, Obermoor and Krüwitz, has appeared in volume 12 of Annals of Tissue Physics: ',
        link('https://doi.example/10.0000/atp.2026.0417', 'doi 10.0000/atp.2026.0417'),
      ),
      button({
        title: 'More about Tissue Mechanics',
        href: '/en/institutes/cell-biophysics/tissue-mechanics',
      }),
    ],
  }),
  makeMeldung({
    path: `${news}/young-scientist-award-faint-magnetic-fields`,
    translationOf: `${german}/nachwuchspreis-fuer-leise-magnetfelder`,
    title: 'Young scientist award for work on faint magnetic fields',
    description:
      'For her doctorate, physicist Sunniva Aldering measured fields ten billion times weaker than the Earth’s. The Wispe Prize is hers.',
    created: day.minus(14, '11:27'),
    modified: day.minus(10, '11:12'),
    effective: day.minus(10, '11:00'),
    subjects: ['Quantum materials', 'Award', 'Sensing'],
    head_title: 'Award',
    preview_image: { picture: 'field-lines.webp' },
    relatedItems: [`${news}/a-crystal-that-diffracts-its-own-light`],
    show_navigation_portlet: true,
    exclude_from_nav: true,
    blocks: [
      title(),
      description(),
      paragraph(
        'Nerve cells make magnetic fields. So do batteries, and even a rusting nail. All of them drown in the noise of a passing tram. Sunniva Aldering spent three years on a sensor that can hear them regardless: a splinter of diamond hardly bigger than a grain of salt, in which single nitrogen atoms behave like compass needles.',
      ),
      paragraph(
        'Her trick is one of timing. Aldering reads the sensor to an irregular beat that matches no known disturbance. Anything that hums steadily averages out, and the sample’s own signal remains.',
      ),
      heading2('The quiet hours'),
      paragraph(
        'Her best data were taken in a basement free of reinforced concrete, in the small hours of the morning. Inside a lithium cell she could see where the current starts to flow, without opening the cell at all. Researchers at the ',
        link('/en/institutes/energy-storage', 'Institute of Energy Storage'),
        ' have already asked for a sensor of their own.',
      ),
      paragraph(
        'The jury praised “patience that reads like elegance”. Worth 8,000 euros, the prize goes each year to someone who finished a doctorate no more than two years before. Aldering will give her award lecture in the main lecture hall in January.',
      ),
    ],
  }),
  makeMeldung({
    path: `${news}/a-crystal-that-diffracts-its-own-light`,
    translationOf: `${german}/ein-kristall-der-sein-eigenes-licht-beugt`,
    title: 'A crystal that diffracts its own light',
    description:
      'When a current flows, thin layers arrange themselves in rings and a semiconductor becomes a lens for an instant.',
    created: day.minus(24, '12:27'),
    modified: day.minus(19, '09:42'),
    effective: day.minus(19, '09:30'),
    subjects: ['Quantum materials', 'Optics'],
    head_title: 'Quantum Materials',
    preview_image: { picture: 'diffraction.webp' },
    relatedItems: [`${news}/young-scientist-award-faint-magnetic-fields`, `${news}/new-head-for-lumea`],
    show_navigation_portlet: true,
    exclude_from_nav: true,
    blocks: [
      title(),
      description(),
      image({
        url: '/en/images/rings-violet',
        alt: 'Violet and white rings about a common centre, smeared in four directions',
        description: 'Charge density in the crystal layer 300 nanoseconds after switch-on.',
      }),
      paragraph(
        'Tin selenide does not look like much. It is grey and brittle and has sat on laboratory shelves for decades. Pressed into sheets a few atoms thick, it glows under voltage, as theory said it would. What happens next was not in the script: the light is diffracted by the very crystal that emits it.',
      ),
      paragraph(
        'Charges gathering in rings from the rim inwards are to blame. They shift the refractive index until the sheet acts as a flat lens. Cut the power and the lens is gone within a microsecond.',
      ),
      heading2('Focus without moving parts'),
      paragraph(
        'Changing the voltage moves the focal length anywhere between four and nine millimetres. That makes tiny cameras conceivable that switch from near to far faster than you can blink. Durability is the obstacle for now: after an hour or so the rings begin to blur.',
      ),
      paragraph(
        'The plan is to film the process at ',
        link('/en/research/facilities/lumea', 'LUMEA'),
        ', whose pulses are short enough to catch individual charges on their way.',
      ),
    ],
  }),
];
