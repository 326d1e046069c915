import { description, heading2, link, list, paragraph, strong, title } from '~mocks/seed/blocks';
import { makeDocument, makeFile, makeTender } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';
import { tenderFeed } from '../tender-feed';

const portal = 'https://vergabe.immerlund.example';
const feedPath = '/de/dateien/ausschreibungen.xml';

/** The page of present tenders, which reads the feed among the files. */
export const tenders: SeedModule = (day) => [
  makeTender({
    path: '/de/zusammenarbeit/ausschreibungen',
    title: 'Ausschreibungen',
    description: 'Was wir bauen, beschaffen und beauftragen, und bis wann Sie anbieten können.',
    created: day.minus(730),
    modified: day.minus(3, '07:30'),
    preview_image: { picture: 'lattice.webp' },
    feed_url: feedPath,
  }),
  makeDocument({
    path: '/de/zusammenarbeit/messgaeste',
    title: 'Unterlagen für Messgäste',
    description: 'Strahlzeiten, Einweisung, Zugangsregeln: was Sie vor der Anreise lesen sollten.',
    created: day.minus(410),
    modified: day.minus(12, '09:20'),
    preview_image: { picture: 'interference.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'Die Einweisung enthält Lagepläne und Rufnummern, die nicht im Netz stehen sollen. Sie öffnet sich mit dem Kennwort aus Ihrer Einladung; wer keine hat und sich nur umsieht, nimmt ',
        strong('Gast-am-Wehr'),
        '.',
      ),
      list([[link('/de/dateien/einweisung-messgaeste.pdf', 'Einweisung für Messgäste (PDF)')]]),
      heading2('Vor der ersten Schicht'),
      paragraph(
        'Melden Sie sich an der Pforte und bringen Sie einen Ausweis mit. Die Unterweisung dauert eine halbe Stunde, danach gilt Ihre Karte für alle Türen, hinter denen Ihr Versuch steht.',
      ),
    ],
  }),
];

/** The feed and the documents of guests; they lie among the other files. */
export const collaborationFiles: SeedModule = (day) => [
  makeFile({
    path: feedPath,
    title: 'Ausschreibungen (RSS)',
    description: 'Die laufenden Vergaben zum Abonnieren.',
    created: day.minus(730),
    modified: day.minus(3, '07:30'),
    file: {
      filename: 'ausschreibungen.xml',
      text: tenderFeed('Ausschreibungen des Forschungszentrums Immerlund', [
        {
          title: 'Helium-Verflüssiger für das Plasmaexperiment HALO',
          link: `${portal}/2026-071`,
          published: day.minus(3, '07:30'),
          rows: {
            Verfahren: 'Offenes Verfahren',
            Frist: `${day.text(39, 'de')}, 12:00 Uhr`,
            Ort: 'Immerlund, Gebäude 07',
            Vergabenummer: '2026-071',
          },
        },
        {
          title: 'Sanierung der Fischtreppe am Wispewehr',
          link: `${portal}/2026-068`,
          published: day.minus(11, '08:00'),
          rows: {
            Verfahren: 'Beschränkte Ausschreibung mit Teilnahmewettbewerb',
            Frist: `${day.text(18, 'de')}, 10:00 Uhr`,
            Ort: 'Am Wispewehr 1',
            Ausführung: 'April bis Juni',
            Vergabenummer: '2026-068',
          },
        },
        {
          title: 'Rahmenvertrag für Laborhandschuhe aus nachwachsenden Stoffen',
          link: `${portal}/2026-063`,
          published: day.minus(19, '09:15'),
          rows: {
            Verfahren: 'Verhandlungsverfahren',
            Frist: `${day.text(8, 'de')}, 14:00 Uhr`,
            Laufzeit: 'vier Jahre',
            Vergabenummer: '2026-063',
          },
        },
        {
          title: 'Achtzig Messpfähle aus Eiche und Stahl',
          link: `${portal}/2026-059`,
          published: day.minus(27, '10:45'),
          rows: {
            Verfahren: 'Freihändige Vergabe',
            Frist: day.text(4, 'de'),
            Ort: 'Hafen Seesand',
            Vergabenummer: '2026-059',
          },
        },
      ]),
    },
  }),
  makeFile({
    path: '/de/dateien/einweisung-messgaeste.pdf',
    title: 'Einweisung für Messgäste',
    description: 'Nur mit Kennwort: Lagepläne, Rufnummern, Strahlzeiten.',
    created: day.minus(410),
    modified: day.minus(12, '09:20'),
    file: { file: 'einweisung-messgaeste.pdf' },
    restricted: true,
    restricted_token: 'Gast-am-Wehr',
  }),
];
