import {
  description,
  grid,
  heading2,
  link,
  list,
  numbered,
  paragraph,
  strong,
  table,
  teaser,
  title,
} from '~mocks/seed/blocks';
import { makeDocument } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';
import { regulations } from './regulations';

/** Pages for those who work here. */
export const intranet: SeedModule = (day) => [
  makeDocument({
    path: '/de/intranet',
    title: 'Intranet',
    description: 'Für Beschäftigte: Was heute wichtig ist und wo es steht.',
    state: 'intranet',
    created: day.minus(1380),
    modified: day.minus(0, '06:30'),
    exclude_from_nav: true,
    show_navigation_portlet: true,
    blocks: [
      title(),
      description(),
      heading2('Diese Woche'),
      list([
        'Am Mittwoch prüft die Feuerwehr die Melder in den Gebäuden 04 bis 09, es wird laut.',
        'Die Kantine kocht von Montag an probeweise ohne Palmöl.',
        'Wer Altgeräte loswerden will: Der Sammelwagen steht bis Freitag hinter der Werkstatt.',
      ]),
      grid([
        teaser({ href: '/de/intranet/dienstreisen' }),
        teaser({ href: '/de/intranet/it-hilfe' }),
        teaser({ href: '/de/intranet/regelungen' }),
      ]),
      paragraph(
        strong('Störung gemeldet? '),
        'Den Stand sehen Sie in der Leitwarte unter 66969-222, rund um die Uhr.',
      ),
    ],
  }),
  makeDocument({
    path: '/de/intranet/dienstreisen',
    title: 'Dienstreisen',
    description: 'Vom Antrag bis zur Abrechnung in vier Schritten.',
    state: 'intranet',
    created: day.minus(910),
    modified: day.minus(44, '14:05'),
    show_navigation_portlet: true,
    blocks: [
      title(),
      description(),
      numbered([
        'Antrag im Reisebüro-Formular anlegen, mindestens eine Woche vor Abfahrt',
        'Freigabe durch die Gruppenleitung abwarten',
        'Fahrkarten über die Reisestelle buchen lassen, innerhalb Deutschlands grundsätzlich mit der Bahn',
        'Belege binnen sechs Monaten einreichen, danach verfällt der Anspruch',
      ]),
      table([
        ['Dauer der Abwesenheit', 'Tagegeld'],
        ['mehr als 8 Stunden', '14 Euro'],
        ['ganzer Tag', '28 Euro'],
      ]),
      paragraph(
        'Rückfragen beantwortet die Reisestelle in Gebäude 01.2, ',
        link('mailto:reisen@immerlund.example', 'reisen@immerlund.example'),
        '.',
      ),
    ],
  }),
  makeDocument({
    path: '/de/intranet/it-hilfe',
    title: 'IT-Hilfe',
    description: 'Wenn der Rechner streikt, das Kennwort fehlt oder der Drucker blinkt.',
    state: 'intranet',
    created: day.minus(905),
    modified: day.minus(12, '09:15'),
    show_navigation_portlet: true,
    blocks: [
      title(),
      description(),
      numbered([
        'Neu starten. Es hilft in zwei von drei Fällen.',
        'Die 66969-200 wählen und die Nummer vom Aufkleber vorlesen.',
        'Kaffee holen. Meist ist es danach erledigt.',
      ]),
      table(
        [
          ['Anliegen', 'Zuständig'],
          ['Kennwort vergessen', 'Selbstbedienung am Terminal in der Pforte'],
          ['Neuer Rechner', 'Antrag über die Gruppenleitung'],
          ['Rechenzeit auf WISPE-4', 'Nutzerbüro, Durchwahl 330'],
        ],
        { striped: true },
      ),
      paragraph(
        'Verdächtige Post leiten Sie bitte ungeöffnet an ',
        link('mailto:verdacht@immerlund.example', 'verdacht@immerlund.example'),
        ' weiter.',
      ),
    ],
  }),
  makeDocument({
    path: '/de/intranet/raeume',
    title: 'Räume buchen',
    description: 'Vom Zweiertisch bis zum großen Saal.',
    state: 'intranet',
    created: day.minus(760),
    modified: day.minus(54, '10:20'),
    show_navigation_portlet: true,
    blocks: [
      title(),
      description(),
      table([
        ['Raum', 'Plätze', 'Besonderheit'],
        ['Pegelstube', '8', 'Ofen, den niemand anzünden darf'],
        ['Radarzimmer', '14', 'Blick bis zur Hohen Warte'],
        ['Forum am Wehr', '220', 'Dolmetschkabine'],
      ]),
      paragraph(
        'Gebucht wird im Kalender, abgesagt ebenfalls. Wer einen Saal leer stehen lässt, backt den nächsten Kuchen für die Hausmeisterei.',
      ),
    ],
  }),
  makeDocument({
    path: '/de/intranet/kantine',
    title: 'Kantine',
    description: 'Was es diese Woche gibt und was es nie wieder geben wird.',
    state: 'intranet',
    created: day.minus(650),
    modified: day.minus(2, '15:00'),
    show_navigation_portlet: true,
    blocks: [
      title(),
      description(),
      table([
        ['Wochentag', 'Topf', 'Pfanne'],
        ['Montag', 'Linsen mit Dörrpflaumen', 'Bratlinge aus Grünkern'],
        ['Dienstag', 'Fischsuppe', 'Rösti mit Apfel'],
        ['Mittwoch', 'Kürbis und Kokos', 'Labskaus, wahlweise ohne Fleisch'],
        ['Donnerstag', 'Erbsen', 'Backfisch'],
        ['Freitag', 'Reste, mit Liebe', 'Milchreis'],
      ]),
      heading2('Aus dem Kummerkasten'),
      paragraph(
        'Der Rosenkohl-Smoothie ist vom Plan gestrichen. Wir danken für 61 Zuschriften, besonders für die gereimte.',
      ),
    ],
  }),
  ...regulations(day),
];
