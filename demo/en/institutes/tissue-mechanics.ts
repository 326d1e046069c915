import {
  button,
  description,
  grid,
  heading,
  heading2,
  image,
  leadImage,
  link,
  list,
  paragraph,
  quote,
  table,
  teaser,
  title,
} from '~mocks/seed/blocks';
import { makeDocument, makeInstitutsbereich } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';

const home = '/en/institutes/cell-biophysics/tissue-mechanics';
const german = '/de/institute/zellbiophysik/mechanik-des-gewebes';
const staff = '/en/institutes/cell-biophysics/staff';

/** Division 2 of the institute. */
export const tissueMechanics: SeedModule = (day) => [
  makeInstitutsbereich({
    path: home,
    translationOf: german,
    title: 'How tissue takes shape',
    description:
      'No organ has seen its own blueprint. We measure the tiny forces with which cells pull, push and sort one another.',
    name: 'Tissue Mechanics',
    nav_title: 'Tissue Mechanics',
    head_title: 'Division 2',
    token: 'mechanik-des-gewebes',
    created: day.minus(1300),
    modified: day.minus(6, '11:25'),
    preview_image: { picture: 'cells.webp' },
    preview_caption: 'A layer of epithelial cells seen from above',
    sticky_menu: [
      { title: 'Staff', icon: 'mitarbeiter', href: staff },
      { title: 'Contact', icon: 'ansprechpartner', href: '/profile/torsen' },
      { title: 'Events', icon: 'termine', href: '/en/news/events' },
      { title: 'Publications', icon: 'publikationen', href: `${home}/publications` },
      { title: 'Downloads', icon: 'downloads', href: '/en/files/annual-report.pdf' },
      { title: 'Directions', icon: 'anfahrt', href: '/en/directions' },
    ],
    footer_header: 'Office',
    footer_text:
      '<p>A division of Immerlund Research Centre and home to the graduate school Life in Motion.</p>',
    footer_address: '<p>Building 04.8, room 205<br/>Am Wispewehr 1<br/>00417 Immerlund, Germany</p>',
    footer_leader: 'Professor Ylva Torsen',
    footer_button_link: '/en/directions',
    footer_contact_mail: 'gewebe@immerlund.example',
    footer_contact_phone: '+49 40 66969-205',
    blocks: [
      title(),
      description(),
      leadImage(),
      grid([
        image({
          url: '/en/images/portrait-torsen',
          alt: 'Drawn portrait of Ylva Torsen, with glasses and her hair pinned up',
          href: '/profile/torsen',
          size: 'm',
        }),
        paragraph(
          link('/profile/torsen', 'Ylva Torsen'),
          '’s group marries high-speed microscopy to models borrowed from solid-state physics. It shows us when a sheet of cells will fold, roll up or branch. Everything we record or program is there for others to use.',
        ),
        table(
          [
            ['Head', 'Professor Ylva Torsen'],
            ['Phone', '+49 40 66969-211'],
            ['Where', 'Building 04.8, room 211'],
          ],
          { rowHeads: true },
        ),
      ]),
      heading('What we work on', { linkTitle: 'Our research', link: `${home}/research` }),
      grid([
        teaser({
          href: `${home}/research`,
          head_title: 'Patterns',
          title: 'Stripes without a blueprint',
          description: 'How cells fall into line when each feels no more than its neighbour.',
          preview_image: '/en/images/turing-green',
        }),
        teaser({
          href: `${home}/research`,
          head_title: 'Growth',
          title: 'What tree rings have in common with skin',
          description: 'Layers that grow at different speeds are bent by the tension between them.',
          preview_image: '/en/images/growth-rings',
        }),
        teaser({
          href: `${home}/research`,
          head_title: 'Flow',
          title: 'Cells that run like water',
          description: 'Around a healing wound, tissue behaves as a liquid for hours.',
          preview_image: '/en/images/flow-lines',
        }),
      ]),
      heading('People in the division', { linkTitle: 'All staff', link: staff }),
      grid([
        image({
          url: '/en/images/portrait-auenhoff',
          alt: 'Drawing of Merle Auenhoff with a brown bob',
          description: 'Dr Merle Auenhoff, modelling',
          href: '/profile/auenhoff',
          size: 'm',
        }),
        image({
          url: '/en/images/portrait-kruewitz',
          alt: 'Drawing of Anselm Krüwitz with grey hair and square glasses',
          description: 'Dr Anselm Krüwitz, theory, deputy head',
          href: '/profile/kruewitz',
          size: 'm',
        }),
        image({
          url: '/en/images/portrait-obermoor',
          alt: 'Drawing of Nala Obermoor with black curls and a red top',
          description: 'Dr Nala Obermoor, light-sheet microscopy',
          href: '/profile/obermoor',
          size: 'm',
        }),
      ]),
    ],
  }),
  makeDocument({
    path: `${home}/research`,
    translationOf: `${german}/forschung`,
    title: 'Research in the division',
    description: 'Patterns, growth and flow: three projects that take turns at one microscope.',
    nav_title: 'Research',
    created: day.minus(1290),
    modified: day.minus(22, '13:05'),
    show_navigation_portlet: true,
    preview_image: { picture: 'turing-green.webp' },
    blocks: [
      title(),
      description(),
      heading2('Patterns'),
      paragraph(
        'Skin decides where its hairs will stand long before the first one appears. On stretchable films we grow layers of cells and watch the rows form. Pull the film and the rows turn, but only forty minutes later. That delay is the number we care about most.',
      ),
      heading2('Growth'),
      image({
        url: '/en/images/growth-rings',
        alt: 'Wavy dark green rings round a pale core, like the cut face of a tree',
        description: 'In the calculation, a rim that outgrows its centre buckles.',
        size: 'm',
      }),
      paragraph(
        'Gut, brain and lettuce leaf all crinkle for the same reason. To see how far the likeness goes, we print gels whose edges swell on demand.',
      ),
      heading2('Flow'),
      paragraph(
        'At the edge of a wound, cells let go of their anchors and begin to flow. Our formula for the switch from solid to liquid has been confirmed by three independent laboratories. It cannot cure a chronic wound yet, but it does tell which ones are going to close.',
      ),
    ],
  }),
  makeDocument({
    path: `${home}/research-groups`,
    translationOf: `${german}/arbeitsgruppen`,
    title: 'Research groups',
    description: 'Seventeen people from nine countries, and a rota for the laboratory.',
    created: day.minus(1290),
    modified: day.minus(27, '10:10'),
    show_navigation_portlet: true,
    blocks: [
      title(),
      description(),
      heading2('Experiment'),
      paragraph(
        'Work on living cells is in the hands of ',
        link('/profile/torsen', 'Ylva Torsen'),
        '. Jorin Thalbeck follows every cell by itself, while three more doctoral researchers look after films, gels and pumps.',
      ),
      heading2('Imaging'),
      paragraph(
        link('/profile/obermoor', 'Nala Obermoor'),
        ' runs the light-sheet laboratory, which is open to guests two days a week. Somebody from the team will sit beside you on your first run.',
      ),
      heading2('Theory and modelling'),
      paragraph(
        'What ought to come out of an experiment is worked out beforehand by ',
        link('/profile/kruewitz', 'Anselm Krüwitz'),
        ' and ',
        link('/profile/auenhoff', 'Merle Auenhoff'),
        '. When it does not, they are annoyed in a most productive way.',
      ),
      quote('We quarrel at the blackboard so that we can agree at the microscope.', {
        author: 'Dr Anselm Krüwitz',
        additional_information: 'Deputy head',
        image: '/profile/kruewitz',
        quotationLanguage: 'en',
      }),
      button({ title: 'See everyone’s profile', href: staff }),
    ],
  }),
  makeDocument({
    path: `${home}/publications`,
    translationOf: `${german}/publikationen`,
    title: 'Publications of the division',
    description: 'Our latest papers in plain words. There are 212 altogether.',
    nav_title: 'Publications',
    created: day.minus(1290),
    modified: day.minus(21, '09:40'),
    show_navigation_portlet: true,
    blocks: [
      title(),
      description(),
      heading2('2026 in a nutshell'),
      list([
        [
          'October: stripes need no clock. Torsen, Obermoor and Krüwitz in ',
          link('https://doi.example/10.0000/atp.2026.0417', 'Annals of Tissue Physics'),
        ],
        'July: ten thousand cells, each with a track of its own. Obermoor and Thalbeck in the Journal of Open Microscopy',
        'March: the moment at which a wound turns liquid. Krüwitz and Torsen in Letters in Living Matter',
      ]),
      heading2('Data and code'),
      table([
        ['Name', 'What you get', 'Licence'],
        ['Zellbilder', '41 films with tracked cells', 'free for any use'],
        ['Gewebefaltung', 'solver for elastic sheets, examples, tests', 'open source'],
        ['Light sheet to build yourself', 'drawings, parts list and an honest budget', 'open hardware'],
      ]),
    ],
  }),
];
