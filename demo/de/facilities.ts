import {
  button,
  callout,
  description,
  grid,
  heading2,
  html,
  image,
  leadImage,
  link,
  list,
  paragraph,
  quote,
  sup,
  teaser,
  title,
  video,
} from '~mocks/seed/blocks';
import { draftTable, draftText } from '~mocks/seed/legacy-blocks';
import { makeDocument } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';

const facilitiesPath = '/de/forschung/grossgeraete';

/** The four large-scale facilities. */
export const facilities: SeedModule = (day) => [
  makeDocument({
    path: facilitiesPath,
    title: 'Großgeräte',
    description: 'Vier Anlagen, die kaum eine Einrichtung allein betreiben könnte und die allen offenstehen.',
    created: day.minus(1440),
    modified: day.minus(13, '15:45'),
    show_navigation_portlet: true,
    preview_image: { picture: 'field-lines.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'Unsere Großgeräte gehören der Wissenschaft, nicht dem Haus. Über Anträge entscheidet ein Ausschuss von neun Fachleuten, von denen niemand bei uns angestellt ist. Wer Messzeit erhält, zahlt nichts, solange die Ergebnisse veröffentlicht werden.',
      ),
      grid([
        teaser({ href: `${facilitiesPath}/lumea`, styles: { align: 'left' } }),
        teaser({ href: `${facilitiesPath}/halo` }),
      ]),
      grid([teaser({ href: `${facilitiesPath}/regenwind` }), teaser({ href: `${facilitiesPath}/wispe-4` })]),
      button({ title: 'Messzeit beantragen', href: '/de/zusammenarbeit/messzeit' }),
    ],
  }),
  makeDocument({
    path: `${facilitiesPath}/lumea`,
    title: 'LUMEA',
    head_title: 'Großgerät',
    description: 'Die Lichtquelle, die Moleküle beim Tanzen filmt.',
    created: day.minus(820),
    modified: day.minus(5, '17:10'),
    show_navigation_portlet: true,
    preview_image: { picture: 'interference.webp' },
    preview_caption:
      'Zwei Lichtwellen überlagern sich: Aus den Streifen wird der Abstand der Atome berechnet.',
    subjects: ['LUMEA', 'Lichtquelle', 'Messzeit'],
    blocks: [
      title(),
      description(),
      leadImage(),
      paragraph(
        'Wenn eine chemische Bindung bricht, dauert das weniger als ein Billionstel einer Sekunde. LUMEA blitzt schneller. Ihre Röntgenpulse sind vierzig Femtosekunden kurz, also 4 · 10',
        sup('–14'),
        ' Sekunden, und folgen so dicht aufeinander, dass aus Einzelbildern ein Film wird.',
      ),
      heading2('Wofür die Messplätze gedacht sind'),
      list([
        'Platz A untersucht Reaktionen in Flüssigkeiten, etwa an Katalysatoren für Wasserstoff.',
        'Platz B beugt das Licht an Kristallen und Schichten unter Spannung.',
        'Platz C bildet einzelne Viren und Zellbestandteile ab, ohne sie einzufärben.',
        'Platz D kühlt Proben bis auf vier Kelvin und bleibt eigenen Aufbauten vorbehalten.',
      ]),
      image({
        url: '/de/bilder/rings-violet',
        alt: 'Violette Ringe um einen hellen Mittelpunkt, nach außen schwächer werdend',
        align: 'right',
        size: 'm',
        description: 'Streubild eines einzelnen Proteins.',
        rights: 'LUMEA',
      }),
      paragraph(
        'Der Probebetrieb begann vor zwei Jahren mit der Gruppe ',
        link('/de/institute/energiespeicher', 'Energiespeicher'),
        '. Seither haben 29 Teams aus elf Ländern die Anlage erprobt und dabei fast jeden Spiegel einmal neu ausgerichtet. Im Januar startet der reguläre Nutzerbetrieb unter der neuen Leiterin Dr. Ragna Eschenlohr.',
      ),
      quote('Ein gutes Großgerät erkennt man daran, dass die Gäste es besser kennen als wir.', {
        author: 'Dr. Ragna Eschenlohr',
        additional_information: 'Leiterin der Lichtquelle LUMEA',
        quotationLanguage: 'de',
      }),
      heading2('Besuch und Messzeit'),
      paragraph(
        'Anträge nehmen wir zweimal im Jahr an. Was hineingehört, steht auf der Seite ',
        link('/de/zusammenarbeit/messzeit', 'Messzeit beantragen'),
        '. Gruppen führen wir an jedem ersten Freitag im Monat durch die Halle; ',
        link('/de/ueber-uns/kontakt', 'melden Sie sich bitte vorher an'),
        '.',
      ),
    ],
  }),
  makeDocument({
    path: `${facilitiesPath}/halo`,
    title: 'HALO',
    head_title: 'Großgerät',
    description: 'Sechzehn Spulen, ein Ring aus Wasserstoff und die Frage, wie die Wärme darin bleibt.',
    created: day.minus(1300),
    modified: day.minus(33, '10:00'),
    show_navigation_portlet: true,
    preview_image: { picture: 'plasma.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'Das Plasmaexperiment HALO steht seit 2011 in Gebäude 07.2. Sechzehn Magnetspulen halten darin wenige Milligramm Wasserstoff in der Schwebe. Für die Dauer eines Schusses, höchstens zwölf Sekunden, herrschen Bedingungen, unter denen Atomkerne verschmelzen könnten.',
      ),
      video({
        url: 'https://www.youtube.com/watch?v=ImmrLund042',
        title: 'Ein Schuss im Plasmaexperiment HALO, hundertfach verlangsamt',
        preview_image: '/de/bilder/plasma',
      }),
      heading2('Wozu ein Feuer, das nichts antreibt?'),
      paragraph(
        'HALO erzeugt keinen Strom und soll es auch nicht. Die Anlage beantwortet eine Vorfrage: Wie bleibt die Wärme im Ring? Kleine Wirbel tragen sie nach außen, und jede Verformung des Magnetfelds ändert ihr Muster. In bisher 41.000 Schüssen ist daraus eine Sammlung geworden, mit der Gruppen weltweit ihre Rechnungen prüfen.',
      ),
      video({
        url: 'https://vimeo.com/90041700417',
        title: 'Zwei Nächte im Kontrollraum: ein Gespräch mit der Schichtleitung',
      }),
      paragraph(
        'Sie möchten die Halle sehen? Mehrmals im Jahr öffnen wir sie am Abend, den nächsten Termin nennt der ',
        link('/de/aktuelles/veranstaltungen', 'Veranstaltungskalender'),
        '.',
      ),
    ],
  }),
  makeDocument({
    path: `${facilitiesPath}/regenwind`,
    title: 'Messnetz Regenwind',
    head_title: 'Großgerät',
    description: 'Ein Großgerät, durch das man mit dem Zug zwei Stunden lang fährt.',
    created: day.minus(1900),
    modified: day.minus(210, '12:00'),
    show_navigation_portlet: true,
    preview_image: { picture: 'wind-lines.webp' },
    blocks: [
      title(),
      description(),
      draftText([
        {
          text: 'Regenwind ist das ausgedehnteste unserer Großgeräte: Es reicht vom Hafen Seesand bis in die Täler des Mittelgebirges, rund 190 Kilometer weit.',
          bold: 'Regenwind',
        },
        { text: 'Wie eine Station arbeitet', style: 'header-two' },
        {
          text: 'Drei Ultraschallgeber erfassen den Wind in verschiedenen Höhen.',
          style: 'unordered-list-item',
        },
        {
          text: 'Zwei Fühler bestimmen Feuchte und Temperatur, einer davon beheizt.',
          style: 'unordered-list-item',
        },
        {
          text: 'Eine Solarzelle mit Speicher hält den Betrieb auch im Dezember aufrecht.',
          style: 'unordered-list-item',
        },
        {
          text: 'Die Werte treffen in der Hohen Warte ein und fließen von dort in die Modelle des Instituts für Atmosphäre und Klima.',
          link: {
            text: 'Instituts für Atmosphäre und Klima',
            url: '/de/institute/atmosphaere-und-klima',
          },
        },
      ]),
      draftTable([
        ['Abschnitt', 'Stationen', 'In Betrieb seit'],
        ['Küste und Häfen', '94', '2018'],
        ['Marsch und Moor', '126', '2019'],
        ['Wispetal', '58', '2021'],
        ['Mittelgebirge', '62', '2023'],
      ]),
      draftText([
        {
          text: 'Patinnen und Paten gesucht: Wer drei Quadratmeter Wiese entbehren kann, darf sich gern melden. Das Mähen übernehmen wir.',
        },
      ]),
    ],
  }),
  makeDocument({
    path: `${facilitiesPath}/wispe-4`,
    title: 'Rechner WISPE-4',
    head_title: 'Großgerät',
    description: 'Der Hochleistungsrechner, dessen Abwärme ein Wohngebiet heizt.',
    created: day.minus(700),
    modified: day.minus(8, '08:30'),
    show_navigation_portlet: true,
    preview_image: { picture: 'mosaic.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'WISPE-4 ist die vierte Maschine ihres Namens und die erste, die ganz ohne Lüfter auskommt. Ihre 1.152 Knoten erledigen in einer Stunde, wofür die Vorgängerin zwei Tage brauchte. Etwa die Hälfte der Zeit vergeben wir an Gruppen von außen.',
      ),
      html(
        '<h2>Ausstattung</h2><ul><li><strong>Rechenknoten:</strong> 1.152, davon 288 mit Beschleunigern</li><li><strong>Arbeitsspeicher:</strong> 590 Terabyte</li><li><strong>Ablage:</strong> 42 Petabyte, gespiegelt in Gebäude 02.1</li><li><strong>Anschlussleistung:</strong> 2,4 Megawatt</li></ul>',
      ),
      callout(
        'Wartung: An jedem zweiten Dienstag im Monat ist der Rechner von 8 bis 14 Uhr nicht erreichbar.',
      ),
      heading2('Wohin mit der Wärme?'),
      paragraph(
        'Wasser führt sie aus den Schränken ab, und zwar mit 52 Grad. Bisher verpuffte sie über dem Dach, von diesem Winter an heizt sie Wohnungen im Ortsteil Wispewehr. ',
        link(
          '/de/aktuelles/meldungen/rechenzentrum-heizt-wispewehr',
          'Wie das gelang, lesen Sie in unserer Meldung',
        ),
        '.',
      ),
      paragraph(
        'Fragen zu Konten und Kontingenten beantwortet die Rechnerberatung unter ',
        link('mailto:wispe@immerlund.example', 'wispe@immerlund.example'),
        '.',
      ),
    ],
  }),
];
