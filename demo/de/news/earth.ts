import { description, heading2, image, link, list, paragraph, quote, title } from '~mocks/seed/blocks';
import { makeMeldung } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';

const news = '/de/aktuelles/meldungen';

/** News of rivers, wind and sea. */
export const earthNews: SeedModule = (day) => [
  makeMeldung({
    path: `${news}/flussdeltas-wachsen-schneller-nach`,
    title: 'Flussdeltas wachsen schneller nach als gedacht',
    description:
      'Vierzig Jahre Satellitendaten zeigen, wie Sedimente verlorenes Land an der Wispemündung zurückbringen.',
    created: day.minus(7, '10:10'),
    modified: day.minus(4, '08:19'),
    effective: day.minus(4, '08:15'),
    subjects: ['Küste', 'Satellitendaten', 'Sediment'],
    head_title: 'Erdsystem und Wasser',
    preview_image: { picture: 'delta.webp' },
    relatedItems: [
      `${news}/das-hochwasser-kommt-elf-minuten-frueher`,
      `${news}/messnetz-regenwind-millionste-boee`,
    ],
    show_navigation_portlet: true,
    exclude_from_nav: true,
    blocks: [
      title(),
      description(),
      image({
        url: '/de/bilder/delta',
        alt: 'Farbiges Luftbild eines Flussdeltas: blaue Wasserarme verzweigen sich zwischen gelbgrünen Inseln',
        description:
          'Die Mündung der Wispe, aus 480 Aufnahmen zusammengesetzt. Grün: Land, das seit 2009 entstanden ist.',
      }),
      paragraph(
        'Als vor gut vierzig Jahren die Talsperre bei Brackmoor in Betrieb ging, schien das Schicksal des Deltas besiegelt. Ohne Schlamm aus dem Oberlauf, so die Rechnung, würde das Meer jedes Jahr ein Stück Küste nehmen. Sechs Quadratkilometer gingen tatsächlich verloren.',
      ),
      paragraph(
        'Seit 2009 aber kehrt sich der Verlauf um. Damals begann der Betreiber, das Becken jedes Frühjahr für neun Tage zu öffnen. Die Satellitenbilder belegen, wie wirksam das ist: Vier der sechs Quadratkilometer sind wieder da, doppelt so schnell wie in den günstigsten Vorhersagen.',
      ),
      heading2('Pflanzen halten fest, was der Fluss bringt'),
      paragraph(
        'Der Grund wächst am Ufer. Schilf und Queller besiedeln frische Schlickbänke innerhalb eines Sommers und bremsen das Wasser so stark, dass sich noch mehr Schlamm absetzt. In den bisherigen Modellen kam Bewuchs nur als feste Größe vor.',
      ),
      paragraph('Für die Bewirtschaftung von Stauseen leiten die Fachleute drei Empfehlungen ab:'),
      list([
        'öffnen, bevor die Pflanzen austreiben, also zwischen Februar und Anfang April;',
        'lieber wenige Tage kräftig spülen als wochenlang schwach;',
        'neue Bänke zwei Jahre lang nicht befahren.',
      ]),
      paragraph(
        'Ob das auch bei steigendem Meeresspiegel reicht, untersucht das Projekt ',
        link('/de/projekte/tidentakt', 'Tidentakt'),
        ' an derselben Küste.',
      ),
    ],
  }),
  makeMeldung({
    path: `${news}/das-hochwasser-kommt-elf-minuten-frueher`,
    title: 'Das Hochwasser kommt elf Minuten früher',
    description:
      'Für Seesand liegt erstmals eine Reihe über 130 Jahre vor. Sie zeigt, wie sich der Takt der Gezeiten verschiebt.',
    created: day.minus(21, '11:10'),
    modified: day.minus(17, '10:04'),
    effective: day.minus(17, '10:00'),
    subjects: ['Gezeiten', 'Küste', 'Klimawandel'],
    head_title: 'Tidentakt',
    preview_image: { picture: 'diffraction-rose.webp' },
    members: ['/profile/moewenfeld'],
    institutes: ['atmosphaere-und-klima'],
    relatedItems: [`${news}/flussdeltas-wachsen-schneller-nach`],
    show_navigation_portlet: true,
    exclude_from_nav: true,
    blocks: [
      title(),
      description(),
      paragraph(
        'Der Hafenmeister von Seesand notierte jeden Tag zweimal, wann das Wasser am höchsten stand. Seine Nachfolger taten es ihm gleich, von 1896 bis zum ersten elektronischen Pegel. Aus 94.000 Zeilen Handschrift und den Messwerten der Gegenwart ist nun eine lückenlose Reihe geworden.',
      ),
      paragraph(
        'Ihr Ergebnis: Das Hochwasser trifft in Seesand heute elf Minuten früher ein als zu Beginn der Aufzeichnungen. Schuld daran ist vor allem tieferes Wasser, denn eine Flutwelle läuft umso schneller, je mehr Platz sie nach unten hat. Gebaggerte Fahrrinnen erklären vier der elf Minuten, der gestiegene Meeresspiegel den Rest.',
      ),
      quote(
        'Elf Minuten klingen nach wenig. Für ein Schiff mit einer Handbreit Wasser unter dem Kiel sind sie die halbe Einfahrt.',
        {
          author: 'Dr. Gesine Möwenfeld',
          additional_information: 'Koordinatorin des Projekts Tidentakt',
          image: '/profile/moewenfeld',
          quotationLanguage: 'de',
        },
      ),
      heading2('Nicht überall gleich'),
      paragraph(
        'Ein Gesetz für die ganze Küste lässt sich daraus nicht ableiten. Im benachbarten Alt Hafen beträgt die Verschiebung nur zwei Minuten, weil dort eine Sandbank die Welle bremst. Deshalb sollen bis zum Frühjahr dreißig weitere Pegel im Watt stehen; wo genau, zeigt die Seite ',
        link('/de/projekte/tidentakt/messungen', 'Messungen'),
        '.',
      ),
    ],
  }),
  makeMeldung({
    path: `${news}/messnetz-regenwind-millionste-boee`,
    title: 'Messnetz Regenwind zählt seine millionste Böe',
    description:
      '340 Stationen liefern jede Sekunde ein neues Bild der Luft. Seit Kurzem wissen wir auch, wie eine Böe altert.',
    created: day.minus(29, '12:10'),
    modified: day.minus(24, '09:04'),
    effective: day.minus(24, '09:00'),
    subjects: ['Wind', 'Starkregen', 'Messnetz'],
    head_title: 'Atmosphäre und Klima',
    preview_image: { picture: 'ridges.webp' },
    institutes: ['atmosphaere-und-klima'],
    relatedItems: [
      `${news}/das-hochwasser-kommt-elf-minuten-frueher`,
      `${news}/flussdeltas-wachsen-schneller-nach`,
    ],
    show_navigation_portlet: true,
    exclude_from_nav: true,
    blocks: [
      title(),
      description(),
      image({
        url: '/de/bilder/wind-lines',
        alt: 'Helle Strömungslinien auf dunklem Blau, die sich um unsichtbare Wirbel winden',
        description: 'Luftströmung zwischen 14:02 und 14:07 Uhr, berechnet aus den Werten aller Stationen.',
      }),
      paragraph(
        'Sie dauerte sieben Sekunden, war 61 Kilometer in der Stunde schnell und warf an der Station Kranichdamm einen Plastikstuhl um. Ansonsten unterschied sich die millionste Böe im Messnetz Regenwind kaum von den 999.999 davor. Gerade deshalb lohnt das Zählen.',
      ),
      paragraph(
        'Alle acht Kilometer steht ein Mast, dazwischen lauschen Mikrofone auf Geräusche unterhalb der Hörschwelle. So lässt sich jede Böe vom Entstehen bis zum Verebben verfolgen. Die meisten leben keine vier Minuten. Eine von hundert jedoch teilt sich, und aus ihren Töchtern können Gewitterzellen werden.',
      ),
      heading2('Zwanzig Minuten Vorsprung'),
      paragraph(
        'Aus diesem Stammbaum der Böen hat die Gruppe um Oke Windgaard ein Warnverfahren entwickelt. Im Probebetrieb meldete es Starkregen im Mittel zwanzig Minuten früher als das Radar, bei jeder sechsten Warnung blieb es allerdings trocken. Die Feuerwehr Immerlund testet die Meldungen seit dem Sommer.',
      ),
      paragraph(
        'Die Daten stehen ohne Anmeldung bereit. Wie Sie darauf zugreifen, lesen Sie beim ',
        link('/de/institute/atmosphaere-und-klima/messnetz', 'Messnetz Regenwind'),
        '.',
      ),
    ],
  }),
];
