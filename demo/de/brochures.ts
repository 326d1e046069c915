import { description, heading2, paragraph, title } from '~mocks/seed/blocks';
import { below, listing, ofType } from '~mocks/seed/listing-blocks';
import { makeCart, makeCartItem } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';

const shelf = '/de/ueber-uns/publikationen';

/** Printed matter that visitors order or load. */
export const brochures: SeedModule = (day) => [
  makeCart({
    path: shelf,
    title: 'Hefte und Broschüren',
    description: 'Zum Mitnehmen: gedruckt per Post, das meiste auch zum Herunterladen.',
    created: day.minus(640),
    modified: day.minus(24, '10:40'),
    preview_image: { picture: 'shards.webp' },
    blocks: [
      title(),
      description(),
      listing({ variation: 'summary', query: [ofType('CartItem'), below(shelf, 1)] }),
      heading2('Wie die Bestellung abläuft'),
      paragraph(
        'Legen Sie die Hefte in den Warenkorb und nennen Sie uns eine Anschrift. Porto und Papier übernehmen wir, solange der Vorrat reicht. Schulen erhalten auf Wunsch ganze Klassensätze.',
      ),
    ],
  }),
  makeCartItem({
    path: `${shelf}/jahresbericht`,
    title: 'Jahresbericht, gedruckte Ausgabe',
    description: 'Das Heft mit Fadenbindung, 96 Seiten.',
    created: day.minus(149),
    modified: day.minus(149, '12:00'),
    preview_image: { picture: 'growth-rings.webp' },
    image_caption: 'Das Titelbild zeigt Ringe, die im Labor gewachsen sind.',
    text: '<p>Gespräche mit Menschen, die sonst selten zu Wort kommen: dem Mann, der die Pumpen hört, und der Frau, die Formulare abschafft. Dazu alle Zahlen.</p>',
    file: { file: 'jahresbericht.pdf' },
    is_orderable: true,
  }),
  makeCartItem({
    path: `${shelf}/wegweiser-fuer-gaeste`,
    title: 'Wegweiser für Gäste',
    description: 'Faltplan des Geländes mit Buslinien und Mittagstisch.',
    created: day.minus(300),
    modified: day.minus(52, '09:15'),
    preview_image: { picture: 'map-site.webp' },
    image_caption: 'Das Gelände am Wispewehr von oben.',
    text: '<p>Passt in jede Jackentasche und übersteht einen Regenschauer. Auf der Rückseite stehen zwölf Wörter Plattdeutsch, die Ihnen in der Kantine weiterhelfen.</p>',
    file: null,
    is_orderable: true,
  }),
  makeCartItem({
    path: `${shelf}/experimente-fuer-die-kueche`,
    title: 'Experimente für die Küche',
    description: 'Zwanzig Versuche mit Essig, Salz und Seife, ab acht Jahren.',
    created: day.minus(420),
    modified: day.minus(200, '15:25'),
    preview_image: { picture: 'droplets.webp' },
    image_caption: 'Tropfen von Spülmittel auf Wasser.',
    text: '<p>Unsere Auszubildenden haben jeden Versuch dreimal mit ihren Geschwistern erprobt. Drei sind herausgeflogen, einer davon im Wortsinn.</p>',
    file: { file: 'kuechenversuche.pdf' },
    is_orderable: true,
  }),
  makeCartItem({
    path: `${shelf}/plakat-wolken`,
    title: 'Plakat: Wolken bestimmen',
    description: 'Format A1, zehn Gattungen auf einen Blick.',
    created: day.minus(380),
    modified: day.minus(120, '11:35'),
    preview_image: { picture: 'clouds.webp' },
    image_caption: 'Ausschnitt aus dem Plakat.',
    text: '<p>Gezeichnet auf der Hohen Warte, mit einem Lineal für die Handfläche: Daumen nach oben, und Sie kennen die Höhe. Gefaltet können wir es nicht verschicken, deshalb kommt es in einer Röhre.</p>',
    file: null,
    is_orderable: true,
  }),
  makeCartItem({
    path: `${shelf}/leitfaden-forschungsdaten`,
    title: 'Leitfaden Forschungsdaten',
    description: 'Vom Dateinamen bis zum Archiv, nur als Datei.',
    created: day.minus(260),
    modified: day.minus(31, '16:45'),
    preview_image: { picture: 'mosaic.webp' },
    image_caption: 'Jedes helle Feld ist ein rechnender Prozessor.',
    text: '<p>Auf elf Seiten steht, wie Sie Messreihen so ablegen, dass auch Fremde sie verstehen. Die letzte Seite ist eine Liste zum Abhaken.</p>',
    file: { file: 'leitfaden-forschungsdaten.pdf' },
    is_orderable: false,
  }),
  makeCartItem({
    path: `${shelf}/festschrift`,
    title: 'Festschrift: Vom Wehr zur Welle',
    description: 'Siebzig Jahre in Bildern. Vergriffen.',
    created: day.minus(1100),
    modified: day.minus(340, '13:05'),
    preview_image: { picture: 'waves.webp' },
    image_caption: 'Wellen am Wispewehr, gerechnet.',
    text: '<p>Die 2.000 Stück waren nach einem Sommer fort. Eine zweite Auflage erscheint, wenn sich genug Menschen melden; bis dahin liegt ein Lesestück in der Bibliothek aus.</p>',
    file: null,
    is_orderable: false,
  }),
];
