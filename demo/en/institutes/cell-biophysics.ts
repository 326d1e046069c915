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
  paragraph,
  quote,
  styled,
  table,
  teaser,
  title,
} from '~mocks/seed/blocks';
import { below, listing, ofType, staffOf, tagged } from '~mocks/seed/listing-blocks';
import { makeDocument, makeInstitut } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';

const home = '/en/institutes/cell-biophysics';
const german = '/de/institute/zellbiophysik';

/** The institute itself; its divisions and its graduate school have modules of their own. */
export const cellBiophysics: SeedModule = (day) => [
  makeInstitut({
    path: home,
    translationOf: german,
    title: 'Cell Biophysics',
    description: 'Forces and patterns in tissue',
    name: 'Institute of Cell Biophysics',
    token: 'zellbiophysik',
    created: day.minus(1460),
    modified: day.minus(6, '11:00'),
    head_title: 'Institute',
    preview_image: { picture: 'cells.webp' },
    banner_image: { picture: 'cells.webp' },
    sticky_menu: [
      { title: 'Staff', icon: 'mitarbeiter', href: `${home}/staff` },
      { title: 'Contact', icon: 'ansprechpartner', href: '/en/about-us/contact-visitor-information' },
      { title: 'Events', icon: 'termine', href: '/en/news/events' },
      { title: 'Publications', icon: 'publikationen', href: `${home}/publications` },
      { title: 'Downloads', icon: 'downloads', href: '/en/files/annual-report.pdf' },
      { title: 'Directions', icon: 'anfahrt', href: '/en/directions' },
    ],
    footer_header: 'Office',
    footer_text:
      '<p>We study how cells hold on to one another, and train young researchers in both divisions.</p>',
    footer_address: '<p>Building 04.8, room 201<br/>Am Wispewehr 1<br/>00417 Immerlund, Germany</p>',
    footer_leader: 'Professor Mattis Hollerbrook',
    footer_button_link: '/en/directions',
    footer_contact_mail: 'zellbiophysik@immerlund.example',
    footer_contact_phone: '+49 40 66969-201',
    blocks: [
      hero({
        href: `${home}/research`,
        head_title: 'Institute of Cell Biophysics',
        title: 'What holds cells together',
        description:
          'Life is structural engineering too. We measure how each cell braces itself against the next.',
        buttonText: 'See our research',
        preview_image: '/en/images/cells',
        variation: 'top',
      }),
      grid([
        styled(
          paragraph(
            'A cell is as soft as jelly, yet it carries many times its own weight. Physicists, biologists, optics engineers and programmers have moved in together to find out why.',
          ),
          { styles: { size: 'statement' } },
        ),
        table(
          [
            ['Divisions', '2'],
            ['Microscopes', '23'],
            ['Doctoral researchers', '24'],
          ],
          { rowHeads: true },
        ),
      ]),
      heading('Two divisions and a school'),
      grid([
        teaser({
          href: `${home}/cell-membranes`,
          head_title: 'Division 1',
          title: 'Cell Membranes',
          description: 'Five nanometres keep inside from outside. What gets through, and who decides?',
        }),
        teaser({
          href: `${home}/tissue-mechanics`,
          head_title: 'Division 2',
          title: 'Tissue Mechanics',
          description: 'How a flat sheet of cells turns into a fold, a tube or a lung.',
        }),
        teaser({
          href: `${home}/graduate-school`,
          head_title: 'Graduate school',
          title: 'Life in Motion',
          description: 'Three years, two supervisors, an experiment of your own.',
        }),
      ]),
      teaser({
        href: '/en/news/news-items/how-tissue-finds-its-patterns',
        head_title: 'Just published',
        title: 'Stripes without a conductor',
        description: 'Nobody has to call cells to order. A nudge from next door will do.',
        preview_image: '/en/images/turing-green',
        bg_color: 'brand',
        useFullBackgroundContainer: true,
      }),
      listing({
        headline: 'Talks and defences',
        linkTitle: 'All events',
        link: '/en/news/events',
        variation: 'eventListing',
        query: [ofType('Event'), below('/en/news/events', 1), tagged('Light-sheet microscopy', 'Simulation')],
        sort_on: 'start',
        limit: 4,
      }),
      quote('Looking will show you shapes. Pushing will show you reasons.', {
        author: 'Professor Mattis Hollerbrook',
        additional_information: 'Managing director',
        quotationLanguage: 'en',
      }),
    ],
  }),
  makeDocument({
    path: `${home}/research`,
    translationOf: `${german}/forschung`,
    title: 'Research',
    description:
      'From a single protein to a beating heart, our questions are about force, distance and time.',
    created: day.minus(1450),
    modified: day.minus(48, '15:20'),
    preview_image: { picture: 'droplets.webp' },
    show_navigation_portlet: true,
    blocks: [
      title(),
      description(),
      image({
        url: '/en/images/droplets',
        alt: 'Light blue drops of many sizes, close together',
        description: 'Droplets stand in for cells: they are not alive, but they push just as hard.',
      }),
      paragraph(
        'Biology likes to explain shape by genes. Genes, though, only say which bricks are made; where they slide to is a matter of mechanics. So we build instruments that pull at cells without tearing them, and models that we want to work without adjustable parameters.',
      ),
      heading2('What we are asking'),
      list([
        'How does a cell know that it sits at the edge?',
        'Why does skin not tear, though it is replaced every day?',
        'From what size on does an organoid behave like an organ?',
      ]),
      heading2('Neighbours'),
      paragraph(
        'Some answers need flashes shorter than the swing of a molecule, which is where ',
        link('/en/research/facilities/lumea', 'LUMEA'),
        ' comes in. Calculations run on WISPE-4, and now and then on the back of an envelope.',
      ),
    ],
  }),
  makeDocument({
    path: `${home}/staff`,
    translationOf: `${german}/mitarbeitende`,
    title: 'Staff',
    description: 'Who works here, and who looks after what.',
    created: day.minus(1450),
    modified: day.minus(20, '16:50'),
    blocks: [
      title(),
      description(),
      listing({
        variation: 'summary',
        query: [ofType('Member'), below('/profile', 1), staffOf('zellbiophysik')],
        sort_on: 'sortable_title',
      }),
      paragraph(
        'For anything else, ring the office on +49 40 66969-201, Monday to Friday between 8 am and 3 pm.',
      ),
    ],
  }),
  makeDocument({
    path: `${home}/publications`,
    translationOf: `${german}/publikationen`,
    title: 'Publications',
    description: 'Recent work worth your time, each with a line on what it says.',
    created: day.minus(1450),
    modified: day.minus(15, '12:30'),
    show_navigation_portlet: true,
    blocks: [
      title(),
      description(),
      heading2('Start here'),
      list([
        'The patient membrane (in German), by Mattis Hollerbrook: a textbook with 140 drawings you can copy by hand',
        'Cells as grains of sand, by Torsen and Krüwitz: the essay that got Division 2 going',
      ]),
      heading2('For specialists'),
      list([
        'Membrane Letters 31: what a channel feels when its membrane is stretched (Hollerbrook and Nissing)',
        'Computing in Tissue 4: sheets that buckle although nobody told them to (Auenhoff)',
        'Journal of Open Microscopy 6: lipids caught in the act of flowing (Nissing and Obermoor)',
      ]),
      paragraph('Both divisions keep complete lists. Our library will post you an offprint if you ask.'),
      button({ title: 'All publications of the centre', href: '/en/research/publications' }),
    ],
  }),
  makeDocument({
    path: `${home}/teaching`,
    translationOf: `${german}/lehre`,
    title: 'Teaching',
    description: 'Lectures at Nordkap University, laboratory courses on our own benches.',
    created: day.minus(1450),
    modified: day.minus(40, '09:15'),
    show_navigation_portlet: true,
    blocks: [
      title(),
      description(),
      paragraph(
        'Students may join from their third semester. You need no biology, only the patience to keep adjusting a thing until it is right.',
      ),
      table(
        [
          ['Course', 'Taught by', 'Format'],
          ['Soft matter physics', 'Mattis Hollerbrook', 'four hours a week in winter'],
          ['Pictures that measure', 'Nala Obermoor', 'two weeks in March'],
          ['Computing cells', 'Merle Auenhoff', 'two hours plus exercises in summer'],
          ['Theory breakfast', 'Anselm Krüwitz', 'Tuesdays at eight, rolls included'],
        ],
        { striped: true },
      ),
      heading2('Bachelor’s and master’s theses'),
      paragraph(
        'Topics are pinned up outside room 205. Drop in: more than one thesis began as a chat in the corridor.',
      ),
    ],
  }),
];
