import { description, heading2, link, list, paragraph, title } from '~mocks/seed/blocks';
import { makeMeldung } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';

const news = '/de/aktuelles/meldungen';

/** What visitors do not see: embargoed, unfinished and outdated. */
export const unpublishedNews: SeedModule = (day) => [
  makeMeldung({
    path: `${news}/festkoerperzelle-uebersteht-tausend-ladungen`,
    title: 'Festkörperzelle übersteht tausend Ladungen',
    description:
      'Sperrfrist bis zum Erscheinen der Veröffentlichung: Eine dünne Zwischenschicht hält Lithium davon ab, Nadeln zu bilden.',
    created: day.minus(6, '14:10'),
    modified: day.minus(1, '16:20'),
    state: 'private',
    subjects: ['Batterien', 'Energie'],
    head_title: 'Energiespeicher',
    preview_image: { picture: 'battery-layers.webp' },
    institutes: ['energiespeicher'],
    show_navigation_portlet: true,
    exclude_from_nav: true,
    blocks: [
      title(),
      description(),
      paragraph(
        'Festkörperbatterien gelten als sicher, aber kurzlebig. Meist wachsen nach einigen Hundert Ladungen feine Lithiumnadeln durch den Elektrolyten und schließen die Zelle kurz. Ein Team um Ilka Feddersteen hat eine Schicht aus Lithiumsilikat gefunden, an der die Nadeln abknicken, statt weiterzuwachsen.',
      ),
      heading2('Fünf Nanometer genügen'),
      paragraph(
        'Im Dauerversuch verlor die Zelle über tausend Ladungen hinweg nur sechs Prozent ihrer Kapazität. Aufgebracht wird die Schicht aus dem Dampf, bei Temperaturen, die auch in der Fertigung von Displays üblich sind. Ein Patent ist angemeldet.',
      ),
      paragraph(
        'Wie sich die Zelle bei Frost verhält, prüft zurzeit der ',
        link('/de/institute/energiespeicher/pruefstaende', 'Prüfstand für Kälte'),
        '. Mit Zahlen ist im Februar zu rechnen.',
      ),
    ],
  }),
  makeMeldung({
    path: `${news}/sommerschule-am-deich`,
    title: 'Sommerschule am Deich: Programm in Vorbereitung',
    description: 'Zwölf Tage lang lernen Studierende, wie man Wind, Wasser und Boden zusammen misst.',
    created: day.minus(7, '14:10'),
    modified: day.minus(3, '16:20'),
    state: 'draft',
    subjects: ['Lehre', 'Sommerschule'],
    head_title: 'Lehre',
    preview_image: { picture: 'tide-lines.webp' },
    institutes: ['atmosphaere-und-klima'],
    show_navigation_portlet: true,
    exclude_from_nav: true,
    blocks: [
      title(),
      description(),
      paragraph(
        'Im August ziehen dreißig Studierende in die Jugendherberge Seesand. Vormittags gibt es Grundlagen, nachmittags stehen alle in Gummistiefeln am Pegel. Den Abschluss bildet eine Nacht, in der sechs Gruppen gleichzeitig dieselbe Flut vermessen und am Morgen ihre Kurven vergleichen.',
      ),
      paragraph('Noch offen sind:'),
      list(['die Zusage der Tauchgruppe', 'ein Ersatzort bei Sturm', 'die Höhe des Eigenanteils']),
    ],
  }),
  makeMeldung({
    path: `${news}/wehrbruecke-gesperrt`,
    title: 'Wehrbrücke gesperrt: So erreichen Sie uns in dieser Woche',
    description: 'Wegen Arbeiten am Geländer ist der kürzeste Weg vom Bahnhof bis Freitag unterbrochen.',
    created: day.minus(50, '12:10'),
    modified: day.minus(45, '07:34'),
    effective: day.minus(45, '07:30'),
    expires: day.minus(38, '18:00'),
    subjects: ['Campus', 'Anfahrt'],
    head_title: 'Hinweis',
    preview_image: { picture: 'map-site.webp' },
    show_navigation_portlet: true,
    exclude_from_nav: true,
    blocks: [
      title(),
      description(),
      paragraph(
        'Zu Fuß und mit dem Rad gelangen Sie über den Mühlensteg auf den Campus; rechnen Sie mit sieben Minuten mehr. Der Bus 41 hält ersatzweise an der Feuerwache. Lieferungen nehmen wir am Nordtor an.',
      ),
      paragraph(
        'Mit dem Auto ändert sich nichts, weil die Brücke ohnehin für Fahrzeuge gesperrt ist. Die übliche Beschreibung finden Sie unter ',
        link('/de/anfahrt', 'Anfahrt'),
        '.',
      ),
    ],
  }),
];
