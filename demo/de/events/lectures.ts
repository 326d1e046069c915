import { description, heading2, link, list, paragraph, title } from '~mocks/seed/blocks';
import { makeEvent } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';

const events = '/de/aktuelles/veranstaltungen';

/** Lectures, colloquia and a defence. */
export const lectures: SeedModule = (day) => [
  makeEvent({
    path: `${events}/promotionsvortrag-thalbeck`,
    title: 'Promotionsvortrag: Zehntausend Zellen im Blick',
    description: 'Jorin Thalbeck verteidigt seine Dissertation über die Verfolgung von Zellen in Echtzeit.',
    created: day.minus(35, '11:10'),
    modified: day.minus(5, '11:25'),
    subjects: ['Lichtblattmikroskopie', 'Promotion'],
    head_title: 'Promotion',
    start: day.plus(3, '16:00'),
    end: day.plus(3, '17:00'),
    location: 'Geb. 04.8, Seminarraum 101',
    contact_name: 'Jorin Thalbeck',
    contact_phone: '+49 40 66969-223',
    image: { picture: 'network-nerves.webp' },
    text: '<p>Wie verfolgt man eine Zelle, die sich teilt, verschwindet und zwei Bilder später an anderer Stelle wieder auftaucht? Jorin Thalbeck hat dafür ein Verfahren entwickelt, das mitdenkt: Es führt mehrere Vermutungen nebeneinander und verwirft erst dann, wenn die Aufnahmen eindeutig sind.</p><p>Der Vortrag dauert dreißig Minuten und ist öffentlich. Die anschließende Befragung findet vor der Prüfungskommission statt; danach wird im Foyer angestoßen.</p>',
    exclude_from_nav: true,
  }),
  makeEvent({
    path: `${events}/eiskerne-und-vulkane`,
    title: 'Was Eiskerne über Vulkane verraten',
    description: 'Ringvorlesung: Staub im Eis erzählt von Ausbrüchen, die niemand aufgeschrieben hat.',
    created: day.minus(40, '12:10'),
    modified: day.minus(7, '12:25'),
    subjects: ['Ringvorlesung', 'Klima'],
    head_title: 'Ringvorlesung',
    start: day.plus(5, '18:00'),
    end: day.plus(5, '19:30'),
    location: 'Großer Hörsaal',
    contact_name: 'Öffentlichkeitsarbeit',
    contact_email: 'veranstaltungen@immerlund.example',
    contact_phone: '+49 40 66969-140',
    preview_image: { picture: 'ice-core.webp' },
    exclude_from_nav: true,
    blocks: [
      title(),
      description(),
      paragraph(
        'Drei Kilometer Eis sind ein Archiv von hunderttausend Jahren. Wer die Schichten zählt, stößt auf graue Linien: Asche, die der Wind über Kontinente getragen hat. Die Glaziologin Levke Nordahn liest darin wie in einem Kirchenbuch und ordnet jedem Körnchen seinen Berg zu.',
      ),
      paragraph(
        'In ihrem Vortrag zeigt sie, weshalb drei mittelgroße Ausbrüche hintereinander das Klima stärker treffen können als ein gewaltiger. Im Anschluss dürfen Sie einen Bohrkern anfassen. Handschuhe liegen bereit.',
      ),
      paragraph(
        'Der Eintritt ist frei, der Hörsaal stufenlos erreichbar. Die Vorlesung wird in Gebärdensprache gedolmetscht.',
      ),
    ],
  }),
  makeEvent({
    path: `${events}/rechnen-mit-unschaerfe`,
    title: 'Rechnen mit Unschärfe: neue Verfahren',
    description: 'Online-Kolloquium über Modelle, die offen sagen, was sie nicht wissen.',
    created: day.minus(45, '13:10'),
    modified: day.minus(9, '13:25'),
    subjects: ['Simulation', 'Kolloquium'],
    head_title: 'Kolloquium',
    start: day.plus(12, '14:00'),
    end: day.plus(12, '15:30'),
    location: 'Online',
    contact_name: 'Dr. Merle Auenhoff',
    contact_email: 'Yy5xa3VkeGV2dkB5Y2N1aGJrZHQudW5xY2ZidQ==',
    contact_phone: '+49 40 66969-217',
    event_url: 'https://konferenz.immerlund.example/unschaerfe',
    preview_image: { picture: 'turing-spots.webp' },
    exclude_from_nav: true,
    blocks: [
      title(),
      description(),
      paragraph(
        'Eine Vorhersage ohne Fehlerbalken ist eine Behauptung. Doch Fehlerbalken sind teuer: Um sie zu erhalten, muss dasselbe Modell oft tausendmal laufen. Zwei Kurzvorträge stellen Wege vor, mit weniger auszukommen.',
      ),
      heading2('Programm'),
      list([
        'Merle Auenhoff: Falten mit Wahrscheinlichkeit. Wie sich Streuung in Gewebemodellen fortpflanzt',
        'Oke Windgaard: Hundert Wetter für einen Nachmittag. Sparsame Ensembles für Starkregen',
        'Gespräch und Fragen, Moderation: Anselm Krüwitz',
      ]),
      paragraph(
        'Die Zugangsdaten bekommen Sie nach der Anmeldung per E-Mail. Gesprochen wird Deutsch, die Folien sind englisch.',
      ),
    ],
  }),
  makeEvent({
    path: `${events}/buergerabend-seesand`,
    title: 'Bürgerabend in Seesand: Was bringt uns Tidentakt?',
    description: 'Forschende und Deichverband stellten sich den Fragen der Anwohnerinnen und Anwohner.',
    created: day.minus(50, '14:10'),
    modified: day.minus(8, '14:25'),
    subjects: ['Gezeiten', 'Küste'],
    head_title: 'Gespräch',
    start: day.minus(9, '19:00'),
    end: day.minus(9, '21:00'),
    location: 'Gasthof Zur Tonne, Seesand',
    contact_name: 'Dr. Gesine Möwenfeld',
    contact_email: 'tidentakt@immerlund.example',
    contact_phone: '+49 40 66969-632',
    preview_image: { picture: 'terrain.webp' },
    exclude_from_nav: true,
    blocks: [
      title(),
      description(),
      paragraph(
        'Hundertvierzig Menschen, ein Beamer und sehr viele Fragen: Müssen die Deiche höher werden, und wenn ja, wer bezahlt? Gesine Möwenfeld zeigte, wo die neuen Pfähle stehen sollen, und nahm zwei Standorte mit nach Hause, die nur Einheimische kennen konnten.',
      ),
      paragraph(
        'Die gezeigten Karten finden Sie unter ',
        link('/de/projekte/tidentakt/ergebnisse', 'Ergebnisse'),
        '. Der nächste Abend ist für das Frühjahr in Alt Hafen geplant.',
      ),
    ],
  }),
];
