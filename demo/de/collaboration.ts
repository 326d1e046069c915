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
    path: '/de/zusammenarbeit',
    title: 'Zusammenarbeit',
    description: 'Für Unternehmen, Hochschulen und alle, die an unseren Geräten messen wollen.',
    created: day.minus(1430),
    modified: day.minus(75, '09:15'),
    preview_image: { picture: 'terrain.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'Allein kommt niemand weit. Zwei Drittel unserer Arbeiten entstehen gemeinsam mit Partnern, vom Deichverband bis zum Halbleiterhersteller. Manche bleiben für einen Nachmittag, andere für zehn Jahre. Für jede Form gibt es einen erprobten Weg und einen Menschen, der Sie darauf begleitet.',
      ),
      oldGrid([
        teaser({ href: '/de/zusammenarbeit/unternehmen' }),
        teaser({ href: '/de/zusammenarbeit/messzeit' }),
        teaser({ href: '/de/zusammenarbeit/hochschulen' }),
      ]),
      paragraph(
        'Sie wissen noch nicht, wohin Ihre Idee gehört? Schreiben Sie an ',
        link('mailto:transfer@immerlund.example', 'transfer@immerlund.example'),
        ', wir melden uns innerhalb von drei Werktagen.',
      ),
      teaser({ href: '/de/zusammenarbeit/schulen' }),
    ],
  }),
  makeDocument({
    path: '/de/zusammenarbeit/unternehmen',
    title: 'Für Unternehmen',
    description: 'Auftragsmessung, gemeinsames Projekt oder Lizenz: drei Wege zu uns.',
    created: day.minus(1210),
    modified: day.minus(118, '11:40'),
    preview_image: { picture: 'growth-rings.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'Viele Anfragen beginnen mit einem Bauteil, das nicht tut, was es soll. Wir durchleuchten es, rechnen nach und sagen Ihnen ehrlich, ob wir helfen können. Etwa jede dritte Anfrage geben wir an Labore weiter, die näher oder günstiger sind.',
      ),
      heading2('Was Sie von uns bekommen können'),
      list([
        [strong('Messung im Auftrag. '), 'Festpreis, Bericht nach vier Wochen, Ergebnisse gehören Ihnen.'],
        [strong('Gemeinsames Projekt. '), 'Geteilte Kosten, geteilte Rechte, Laufzeit ab einem Jahr.'],
        [strong('Lizenz. '), 'Rund neunzig Patente warten auf Anwendungen, die wir selbst nicht bauen.'],
      ]),
      paragraph(
        'Gründungen aus dem Haus begleiten wir ebenfalls. Aus dem Institut für Energiespeicher ist vor drei Jahren die Firma Schichtwerk hervorgegangen, die heute 27 Menschen beschäftigt. Ihr Prüfstand steht noch immer in Gebäude 09.3.',
      ),
      paragraph(
        'Erste Auskunft gibt Enno Wattenfels, Leiter des Technologietransfers, unter +49 40 66969-170.',
      ),
    ],
  }),
  makeDocument({
    path: '/de/zusammenarbeit/messzeit',
    title: 'Messzeit beantragen',
    description: 'In fünf Schritten an LUMEA, HALO oder auf den Rechner WISPE-4.',
    created: day.minus(900),
    modified: day.minus(12, '13:30'),
    preview_image: { picture: 'diffraction.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'Antragsberechtigt ist, wer forscht und das Ergebnis veröffentlichen will, ob an einer Hochschule oder in einem Betrieb. Eine Promotion brauchen Sie dafür nicht.',
      ),
      numbered([
        [
          'Sprechen Sie mit dem Team des Geräts, ob Ihre Proben passen. Ansprechpartnerin ist Svea Dunkelbrack vom ',
          strong('Nutzerbüro'),
          ', Telefon +49 40 66969-330.',
        ],
        'Fassen Sie Ihr Vorhaben zusammen; drei Seiten genügen.',
        'Reichen Sie den Antrag vor Ablauf der Frist ein.',
        'Der Ausschuss entscheidet; die Begründung erhalten Sie auch bei einer Ablehnung.',
        'Wir vereinbaren den Termin und buchen auf Wunsch ein Zimmer im Gästehaus.',
      ]),
      heading2('Nächste Fristen'),
      table([
        ['Gerät', 'Antrag bis', 'Messzeit'],
        ['LUMEA', '15. Januar', 'ab Ostern'],
        ['HALO', '15. Januar', 'ab Mai'],
        ['WISPE-4', 'laufend', 'nach sechs Wochen'],
      ]),
      paragraph(
        'Für das Messnetz Regenwind ist kein Antrag nötig: Die Werte sind frei zugänglich. Welche Sicherheitsunterlagen Ihre Proben brauchen, klären wir gemeinsam vor der Anreise.',
      ),
      image({
        url: '/de/bilder/lead-light',
        alt: 'Helle Lichtbögen, die sich auf dunklem Grund kreuzen',
        align: 'full',
        description: 'Blick in den Strahlengang, Belichtung vier Sekunden.',
      }),
    ],
  }),
  makeDocument({
    path: '/de/zusammenarbeit/hochschulen',
    title: 'Für Hochschulen',
    description: 'Gemeinsame Berufungen, Praktika und eine Vorlesung auf dem Fluss.',
    created: day.minus(1190),
    modified: day.minus(160, '10:55'),
    preview_image: { picture: 'turing-green.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'Elf unserer leitenden Forscherinnen und Forscher lehren zugleich an einer Hochschule. Ihre Studierenden verbringen ein Semester in Immerlund, arbeiten an echten Messreihen und schreiben hier nicht selten ihre Abschlussarbeit.',
      ),
      heading2('Angebote für Studierende'),
      list([
        'Praktikum von sechs Wochen, bezahlt, mit Wohnheimplatz',
        'Sommerschule am Wehr, jährlich im August',
        'Fahrten mit dem Messboot „Kolk“, auf denen die Hydrologie-Vorlesung gehalten wird',
      ]),
      paragraph(
        'Lehrende, die ein Gerät in ihre Veranstaltung einbinden möchten, wenden sich bitte ein Vierteljahr vorher an uns. Schulklassen betreut das Schülerlabor, das donnerstags geöffnet hat.',
      ),
    ],
  }),
  makeDocument({
    path: '/de/zusammenarbeit/gastwohnungen',
    title: 'Gastwohnungen am Wehr',
    description: 'Zwölf Wohnungen für Gäste, die länger als einen Monat bleiben.',
    state: 'private',
    created: day.minus(20),
    modified: day.minus(6, '14:50'),
    blocks: [
      title(),
      description(),
      paragraph(
        'Die alte Wehrmeisterei wird umgebaut. Wer für ein Forschungssemester kommt, soll dort ab dem Sommer wohnen können, mit Küche, Arbeitszimmer und Blick auf die Fischtreppe. Preise und Grundrisse folgen, sobald der Betriebsrat zugestimmt hat.',
      ),
    ],
  }),
  ...tenders(day),
];
