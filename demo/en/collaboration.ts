import {
  description,
  heading2,
  image,
  link,
  list,
  numbered,
  oldGrid,
  paragraph,
  strong,
  table,
  teaser,
  title,
} from '~mocks/seed/blocks';
import { makeDocument } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';
import { tenders } from './tenders';

/** Working with companies, universities and guests. */
export const collaboration: SeedModule = (day) => [
  makeDocument({
    path: '/en/collaboration',
    title: 'Collaboration',
    description: 'For companies, universities and anyone who would like to measure with us.',
    translationOf: '/de/zusammenarbeit',
    created: day.minus(1430),
    modified: day.minus(75, '09:50'),
    preview_image: { picture: 'terrain.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'Nobody gets far alone. Two thirds of our work is done with partners, from dyke associations to chip makers; some stay for an afternoon, some for a decade. Whichever it is, there is a well-trodden path and somebody to walk it with you.',
      ),
      oldGrid([
        teaser({ href: '/en/collaboration/companies' }),
        teaser({ href: '/en/collaboration/beam-time' }),
        teaser({ href: '/en/collaboration/universities' }),
      ]),
      paragraph(
        'Not sure where your idea belongs? Write to ',
        link('mailto:transfer@immerlund.example', 'transfer@immerlund.example'),
        ' and expect a reply within three working days.',
      ),
      teaser({ href: '/en/collaboration/schools' }),
    ],
  }),
  makeDocument({
    path: '/en/collaboration/companies',
    title: 'For Companies',
    description: 'Commissioned measurement, joint project or licence: three ways in.',
    translationOf: '/de/zusammenarbeit/unternehmen',
    created: day.minus(1210),
    modified: day.minus(118, '12:15'),
    preview_image: { picture: 'growth-rings.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'It often starts with a component that will not do its job. We look inside, run the numbers and tell you frankly whether we can help. Roughly one enquiry in three we pass on to a laboratory that is closer or cheaper.',
      ),
      heading2('What we can offer'),
      list([
        [strong('Commissioned measurement. '), 'Fixed price, report in four weeks, results are yours.'],
        [strong('Joint project. '), 'Shared costs, shared rights, one year or longer.'],
        [strong('Licence. '), 'Around ninety patents await uses that we will never build ourselves.'],
      ]),
      paragraph(
        'We also help our own people to start companies. Schichtwerk left the Institute of Energy Storage three years ago and now employs 27; its test rig still occupies a corner of Building 09.3.',
      ),
      paragraph(
        'Your first call should be to Enno Wattenfels, who heads technology transfer, on +49 40 66969-170.',
      ),
    ],
  }),
  makeDocument({
    path: '/en/collaboration/beam-time',
    title: 'Apply for Beam Time',
    description: 'Five steps to LUMEA, HALO or the WISPE-4 supercomputer.',
    translationOf: '/de/zusammenarbeit/messzeit',
    created: day.minus(900),
    modified: day.minus(12, '14:00'),
    preview_image: { picture: 'diffraction.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'You may apply if you do research, be it at a university or in industry, and intend to publish. A doctorate is not required.',
      ),
      numbered([
        [
          'Find out whether your samples suit the facility. Svea Dunkelbrack of the ',
          strong('user office'),
          ' will help you, telephone +49 40 66969-330.',
        ],
        'Sum up your project; three pages will do.',
        'Submit it before the deadline.',
        'The committee decides, and you will be told its reasons even if the answer is no.',
        'We agree on dates and, if you like, book you a room in the guest house.',
      ]),
      heading2('Next deadlines'),
      table([
        ['Facility', 'Apply by', 'Time available'],
        ['LUMEA', '15 January', 'from Easter'],
        ['HALO', '15 January', 'from May'],
        ['WISPE-4', 'any time', 'six weeks later'],
      ]),
      paragraph(
        'Data from the Regenwind network need no proposal; they are free for all. Which safety papers your samples need is something we settle together before you set out.',
      ),
      image({
        url: '/en/images/lead-light',
        alt: 'Bright arcs of light crossing on a dark ground',
        align: 'full',
        description: 'A look into the beamline, exposure four seconds.',
      }),
    ],
  }),
  makeDocument({
    path: '/en/collaboration/universities',
    title: 'For Universities',
    description: 'Joint chairs, internships and a lecture held on the river.',
    translationOf: '/de/zusammenarbeit/hochschulen',
    created: day.minus(1190),
    modified: day.minus(160, '11:25'),
    preview_image: { picture: 'turing-green.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'Eleven of our group leaders also hold a chair. Their students spend a term at Immerlund working with real data, and quite a few go on to write their thesis here.',
      ),
      heading2('For students'),
      list([
        'Six-week internship, paid, with a room in the hall of residence',
        'Summer school at the weir, every August',
        'Trips on the survey boat Kolk, where the hydrology lectures take place',
      ]),
      paragraph(
        'If you teach and would like to build one of our instruments into your course, talk to us three months ahead. School classes are looked after by the pupils’ laboratory, open on Thursdays.',
      ),
    ],
  }),
  makeDocument({
    path: '/en/collaboration/guest-apartments',
    title: 'Guest Apartments at the Weir',
    description: 'Twelve flats for guests who stay longer than a month.',
    translationOf: '/de/zusammenarbeit/gastwohnungen',
    state: 'private',
    created: day.minus(20),
    modified: day.minus(6, '15:20'),
    blocks: [
      title(),
      description(),
      paragraph(
        'The old weir keeper’s house is being converted. From summer, visitors on sabbatical will be able to live there, with a kitchen, a study and a view of the fish ladder. Rents and floor plans follow once the works council has agreed.',
      ),
    ],
  }),
  ...tenders(day),
];
