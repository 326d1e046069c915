import {
  button,
  description,
  grid,
  heading,
  heading2,
  hero,
  image,
  link,
  list,
  numbered,
  paragraph,
  quote,
  styled,
  table,
  teaser,
  title,
} from '~mocks/seed/blocks';
import { makeDocument, makeSubsite } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';

const home = '/en/institutes/cell-biophysics/graduate-school';
const german = '/de/institute/zellbiophysik/graduiertenschule';

/** A site of its own below the institute. */
export const graduateSchool: SeedModule = (day) => [
  makeSubsite({
    path: home,
    translationOf: german,
    title: 'Graduate school',
    description: 'A doctorate between physics and biology, taken in a cohort and not alone.',
    name: 'Life in Motion',
    created: day.minus(1000),
    modified: day.minus(11, '14:05'),
    preview_image: { picture: 'network-nerves.webp' },
    banner_image: { picture: 'network-nerves.webp' },
    sticky_menu: [
      { title: 'Coordination', icon: 'ansprechpartner', href: 'mailto:graduiertenschule@immerlund.example' },
      { title: 'Events', icon: 'termine', href: '/en/news/events' },
      {
        title: 'Picture diary',
        icon: 'instagram',
        href: 'https://bilder.immerlund.example/leben-in-bewegung',
      },
      { title: 'Our channel', icon: 'youtube', href: 'https://video.immerlund.example/leben-in-bewegung' },
    ],
    blocks: [
      hero({
        href: `${home}/doctoral-programme`,
        head_title: 'Graduate school',
        title: 'Life in Motion',
        description: 'Arrive with a question; leave with an answer, three new questions and a doctorate.',
        buttonText: 'See the programme',
        preview_image: '/en/images/network-nerves',
        variation: 'left',
      }),
      styled(
        paragraph(
          'Crawling cells, beating cilia, wandering nerve endings: twenty-four doctoral researchers from thirteen countries are learning together how to measure what will not keep still.',
        ),
        { styles: { size: 'statement' } },
      ),
      table(
        [
          ['Length', 'three years, longer with parental leave'],
          ['Supervision', 'two people from different fields'],
          ['Language', 'English, with free German classes'],
          ['Start', 'every October'],
        ],
        { rowHeads: true },
      ),
      grid(
        [
          teaser({
            href: `${home}/doctoral-programme`,
            title: 'How the doctorate works',
            description: 'Courses, milestones and whom to ask when you are stuck.',
            preview_image: '/en/images/lattice',
          }),
          teaser({
            href: `${home}/exchange`,
            title: 'Exchange',
            description: 'Three months in another laboratory are part of the deal.',
            preview_image: '/en/images/waves',
          }),
        ],
        { headline: 'What to expect' },
      ),
      quote('I came for the microscopes and stayed for the Tuesday breakfast.', {
        author: 'Jorin Thalbeck',
        additional_information: 'Doctoral researcher, third year',
        image: '/en/images/portrait-thalbeck',
        quotationLanguage: 'en',
        bg_color: 'tint',
        useFullBackgroundContainer: true,
      }),
      heading('Any questions?'),
      paragraph(
        'Hedda Rosenkamp coordinates the school and has filled in every form at least once. You will find her in building 04.8, room 231, or on +49 40 66969-231. ',
        link('/profile/torsen', 'Ylva Torsen'),
        ' is the school’s spokesperson.',
      ),
      button({ title: 'Send us a message', href: 'mailto:graduiertenschule@immerlund.example' }),
    ],
  }),
  makeDocument({
    path: `${home}/doctoral-programme`,
    translationOf: `${german}/promotionsprogramm`,
    title: 'Doctoral programme',
    description: 'A scaffold to climb on that does not block the view.',
    created: day.minus(1000),
    modified: day.minus(36, '10:45'),
    show_navigation_portlet: true,
    blocks: [
      title(),
      description(),
      heading2('Year by year'),
      numbered([
        'Settle in. You spend time in three laboratories before you choose your topic.',
        'Go deep. You build, measure, fail, and show where you stand at the annual retreat.',
        'Finish. A term of writing without bench duties, with an editor at your side.',
      ]),
      heading2('Courses'),
      paragraph(
        'Statistics and good scientific practice are compulsory, as is one subject you have never studied. The rest is up to you: optics, image analysis, teaching, starting a company.',
      ),
      heading2('Applying'),
      paragraph(
        'Calls open each February. We read your project sketch first and your marks second. Travel to the selection weekend is on us.',
      ),
    ],
  }),
  makeDocument({
    path: `${home}/exchange`,
    translationOf: `${german}/austausch`,
    title: 'Exchange',
    description: 'Measure somewhere else, and you will understand your own laboratory better.',
    created: day.minus(980),
    modified: day.minus(71, '10:00'),
    show_navigation_portlet: true,
    blocks: [
      title(),
      description(),
      image({
        url: '/en/images/waves',
        alt: 'A ribbon of yellow and blue lines running against one another and crossing',
        description: 'Two rhythms meet: a picture brought home from the Silberstrand coastal laboratory.',
      }),
      paragraph(
        'In their second year, everyone spends three months with a partner group. You choose where. The school pays for travel and rent and deals with the visa.',
      ),
      paragraph('Favourites so far:'),
      list([
        'the wave flume at the Silberstrand coastal laboratory',
        'Nordkap University, where microscopes are built for the Arctic',
        'a watchmaker in the Jura, whose hands are steadier than ours',
      ]),
      paragraph(
        'It works the other way round as well. Guests are given a desk, a buddy and a key to the boathouse.',
      ),
    ],
  }),
];
