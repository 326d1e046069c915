import {
  description,
  heading2,
  link,
  list,
  numbered,
  paragraph,
  strong,
  table,
  teaser,
  title,
} from '../blocks';
import { makeDocument } from '../makers';
import type { SeedModule } from '../makers';

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
      teaser({ href: '/de/intranet/dienstreisen' }),
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
];
