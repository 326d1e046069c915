import { description, heading2, link, list, paragraph, title } from '~mocks/seed/blocks';
import { makeEvent } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';

const events = '/en/news/events';
const german = '/de/aktuelles/veranstaltungen';

/** Lectures, colloquia and a defence. */
export const lectures: SeedModule = (day) => [
  makeEvent({
    path: `${events}/thesis-defence-thalbeck`,
    translationOf: `${german}/promotionsvortrag-thalbeck`,
    title: 'Thesis defence: ten thousand cells in view',
    description: 'Jorin Thalbeck presents his doctoral work on following cells in real time.',
    created: day.minus(35, '11:27'),
    modified: day.minus(5, '11:42'),
    subjects: ['Light-sheet microscopy', 'Doctorate'],
    head_title: 'Thesis defence',
    start: day.plus(3, '16:00'),
    end: day.plus(3, '17:00'),
    location: 'Building 04.8, seminar room 101',
    contact_name: 'Jorin Thalbeck',
    contact_phone: '+49 40 66969-223',
    image: { picture: 'network-nerves.webp' },
    text: '<p>How do you keep track of a cell that divides, slips out of focus and turns up elsewhere two frames later? Jorin Thalbeck’s software entertains several guesses at once and drops a guess only when the pictures leave no doubt.</p><p>The half-hour talk is open to the public and will be given in German with English slides. Questions from the committee follow, then drinks in the foyer.</p>',
    exclude_from_nav: true,
  }),
  makeEvent({
    path: `${events}/ice-cores-and-volcanoes`,
    translationOf: `${german}/eiskerne-und-vulkane`,
    title: 'What ice cores tell us about volcanoes',
    description: 'Lecture series: dust in the ice records eruptions that nobody wrote down.',
    created: day.minus(40, '12:27'),
    modified: day.minus(7, '12:42'),
    subjects: ['Lecture series', 'Climate'],
    head_title: 'Lecture series',
    start: day.plus(5, '18:00'),
    end: day.plus(5, '19:30'),
    location: 'Main lecture hall',
    contact_name: 'Public relations',
    contact_email: 'veranstaltungen@immerlund.example',
    contact_phone: '+49 40 66969-140',
    preview_image: { picture: 'ice-core.webp' },
    exclude_from_nav: true,
    blocks: [
      title(),
      description(),
      paragraph(
        'Three kilometres of ice hold a hundred thousand years of weather. Among the layers run thin grey lines of ash that the wind has carried across continents. Glaciologist Levke Nordahn reads them like a parish register and can name the mountain behind every grain.',
      ),
      paragraph(
        'She will explain why three middling eruptions in a row may hit the climate harder than a single giant. Afterwards you can touch a core yourself, gloves provided.',
      ),
      paragraph(
        'Admission is free and the hall has step-free access. The talk is in German; headsets with English interpretation are handed out at the door.',
      ),
    ],
  }),
  makeEvent({
    path: `${events}/computing-with-uncertainty`,
    translationOf: `${german}/rechnen-mit-unschaerfe`,
    title: 'Computing with uncertainty: new methods',
    description: 'An online colloquium on models that admit what they do not know.',
    created: day.minus(45, '13:27'),
    modified: day.minus(9, '13:42'),
    subjects: ['Simulation', 'Colloquium'],
    head_title: 'Colloquium',
    start: day.plus(12, '14:00'),
    end: day.plus(12, '15:30'),
    location: 'Online',
    contact_name: 'Dr Merle Auenhoff',
    contact_email: 'Yy5xa3VkeGV2dkB5Y2N1aGJrZHQudW5xY2ZidQ==',
    contact_phone: '+49 40 66969-217',
    event_url: 'https://konferenz.immerlund.example/uncertainty',
    preview_image: { picture: 'turing-spots.webp' },
    exclude_from_nav: true,
    blocks: [
      title(),
      description(),
      paragraph(
        'Without an error bar, a forecast is just an opinion. Error bars are expensive, though, because the same model may have to be run a thousand times to get them. Two short talks show how to make do with less.',
      ),
      heading2('Programme'),
      list([
        'Merle Auenhoff on folding with probability, or how scatter spreads through a tissue model',
        'Oke Windgaard on a hundred weathers for one afternoon: frugal ensembles for heavy rain',
        'Discussion, chaired by Anselm Krüwitz',
      ]),
      paragraph(
        'Sign up and the link will be sent to you. Talks are in German, slides in English, and questions may be put in either language.',
      ),
    ],
  }),
  makeEvent({
    path: `${events}/citizens-evening-seesand`,
    translationOf: `${german}/buergerabend-seesand`,
    title: 'Citizens’ evening in Seesand: what is Tidentakt good for?',
    description:
      'Scientists and the dyke association faced questions from the people who live behind the dyke.',
    created: day.minus(50, '14:27'),
    modified: day.minus(8, '14:42'),
    subjects: ['Tides', 'Coast'],
    head_title: 'Discussion',
    start: day.minus(9, '19:00'),
    end: day.minus(9, '21:00'),
    location: 'Zur Tonne inn, Seesand',
    contact_name: 'Dr Gesine Möwenfeld',
    contact_email: 'tidentakt@immerlund.example',
    contact_phone: '+49 40 66969-632',
    preview_image: { picture: 'terrain.webp' },
    exclude_from_nav: true,
    blocks: [
      title(),
      description(),
      paragraph(
        'A hundred and forty people came, and most had something to ask. Do the dykes need raising, and who would foot the bill? Gesine Möwenfeld showed where the new poles will stand and went home with two better spots that only locals could have suggested.',
      ),
      paragraph(
        'Her maps are among the ',
        link('/en/projects/tidentakt/results', 'results'),
        '. Alt Hafen will host the next evening in spring.',
      ),
    ],
  }),
];
