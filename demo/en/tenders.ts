import { description, heading2, link, list, paragraph, strong, title } from '~mocks/seed/blocks';
import { makeDocument, makeFile, makeTender } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';
import { tenderFeed } from '../tender-feed';

const portal = 'https://vergabe.immerlund.example';
const feedPath = '/en/files/tenders.xml';

/** The page of present tenders, which reads the feed among the files. */
export const tenders: SeedModule = (day) => [
  makeTender({
    path: '/en/collaboration/tenders',
    title: 'Tenders',
    description: 'What we build, buy and commission, and until when you may bid.',
    translationOf: '/de/zusammenarbeit/ausschreibungen',
    created: day.minus(730),
    modified: day.minus(3, '08:00'),
    preview_image: { picture: 'lattice.webp' },
    feed_url: feedPath,
  }),
  makeDocument({
    path: '/en/collaboration/guest-scientists',
    title: 'Papers for Guest Scientists',
    description: 'Beam times, induction, rules of access: what to read before you travel.',
    translationOf: '/de/zusammenarbeit/messgaeste',
    created: day.minus(410),
    modified: day.minus(12, '09:50'),
    preview_image: { picture: 'interference.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'The induction holds site plans and telephone numbers that should not be on the web. It opens with the token in your invitation; if you have none and are merely looking around, take ',
        strong('Guest-at-the-Weir'),
        '.',
      ),
      list([[link('/en/files/guest-induction.pdf', 'Induction for guest scientists (PDF)')]]),
      heading2('Before your first shift'),
      paragraph(
        'Report to the gate and have some identification with you. The safety briefing takes half an hour; from then on your card opens every door behind which your experiment stands.',
      ),
    ],
  }),
];

/** The feed and the documents of guests; they lie among the other files. */
export const collaborationFiles: SeedModule = (day) => [
  makeFile({
    path: feedPath,
    title: 'Tenders (RSS)',
    description: 'Current procurements to subscribe to.',
    translationOf: '/de/dateien/ausschreibungen.xml',
    created: day.minus(730),
    modified: day.minus(3, '08:00'),
    file: {
      filename: 'tenders.xml',
      text: tenderFeed('Tenders of the Immerlund Research Centre', [
        {
          title: 'Helium liquefier for the HALO plasma experiment',
          link: `${portal}/2026-071`,
          published: day.minus(3, '07:30'),
          rows: {
            Procedure: 'Open procedure',
            Deadline: `${day.text(39, 'en')}, 12 noon`,
            Place: 'Immerlund, building 07',
            Reference: '2026-071',
          },
        },
        {
          title: 'Repair of the fish ladder at the Wispe weir',
          link: `${portal}/2026-068`,
          published: day.minus(11, '08:00'),
          rows: {
            Procedure: 'Restricted procedure with prior qualification',
            Deadline: `${day.text(18, 'en')}, 10 am`,
            Place: 'Am Wispewehr 1',
            Execution: 'April to June',
            Reference: '2026-068',
          },
        },
        {
          title: 'Framework contract for laboratory gloves from renewable materials',
          link: `${portal}/2026-063`,
          published: day.minus(19, '09:15'),
          rows: {
            Procedure: 'Negotiated procedure',
            Deadline: `${day.text(8, 'en')}, 2 pm`,
            Term: 'four years',
            Reference: '2026-063',
          },
        },
        {
          title: 'Eighty gauge poles of oak and steel',
          link: `${portal}/2026-059`,
          published: day.minus(27, '10:45'),
          rows: {
            Procedure: 'Direct award',
            Deadline: day.text(4, 'en'),
            Place: 'Seesand harbour',
            Reference: '2026-059',
          },
        },
      ]),
    },
  }),
  makeFile({
    path: '/en/files/guest-induction.pdf',
    title: 'Induction for Guest Scientists',
    description: 'With a token only: site plans, telephone numbers, beam times.',
    translationOf: '/de/dateien/einweisung-messgaeste.pdf',
    created: day.minus(410),
    modified: day.minus(12, '09:50'),
    file: { file: 'guest-induction.pdf' },
    restricted: true,
    restricted_token: 'Guest-at-the-Weir',
  }),
];
