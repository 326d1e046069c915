import { blockquote, description, heading2, image, link, list, paragraph, title } from '~mocks/seed/blocks';
import { makePost } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';

const blog = '/de/aktuelles/blog';
const nala = `${blog}/authors/nala-obermoor`;
const kanoa = `${blog}/authors/kanoa-lindqvist-aal`;
const rieke = `${blog}/authors/rieke-sandhorst`;

export const posts: SeedModule = (day) => [
  makePost({
    path: `${blog}/zwei-schrauben`,
    title: 'Zwei Schrauben, die alle falsch herum drehen',
    description: 'Was geschieht, wenn man Baupläne verschenkt.',
    effective: day.minus(6, '12:00'),
    created: day.minus(8),
    modified: day.minus(6, '12:40'),
    creators: [nala],
    blog_tags: [`${blog}/tags/handwerk`],
    subjects: ['Mikroskopie', 'Offene Baupläne'],
    allow_discussion: true,
    preview_image: { picture: 'interference.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'Seit drei Jahren stehen die Zeichnungen unseres Lichtblattmikroskops offen im Netz. Gebaut wurde es seitdem in 34 Schulen, zwei Brauereien und einem Wohnmobil. Jede Woche ruft jemand an, und fast immer geht es um dieselben zwei Schrauben.',
      ),
      image({
        url: '/de/bilder/interference',
        alt: 'Orange Bögen und blaue Strahlen, die sich überlagern',
        description: 'So sieht es aus, wenn der Spiegel schief steht.',
        size: 'm',
        align: 'right',
      }),
      heading2('Linksgewinde mit Absicht'),
      paragraph(
        'Sie halten den Kippspiegel und haben ein Linksgewinde, weil sich rechts nichts mehr drehen ließ. In der Anleitung steht das auf Seite vier. Seite vier liest kein Mensch, also haben wir die Köpfe jetzt rot lackiert.',
      ),
      paragraph(
        'Gelernt habe ich daraus, dass ein Bauplan erst fertig ist, wenn ihn jemand nachgebaut hat, der mich nicht kennt. Die Liste der Verbesserungen führen inzwischen zwei Schülerinnen aus Lindö, und sie ist besser als meine.',
      ),
    ],
    comments: [
      {
        author: 'Ole Werkmann',
        text: 'Bei uns war es die dritte Schraube. Die hatten wir allerdings selbst dazuerfunden.',
        created: day.minus(5, '18:12'),
      },
      {
        author: 'Nala Obermoor',
        text: 'Schicken Sie bitte ein Foto davon, vielleicht brauchen wir sie!',
        created: day.minus(4, '08:05'),
        answers: 0,
      },
      {
        author: 'Physikkurs am Wispewehr',
        text: 'Danke für den roten Lack. Unser Spiegel steht seit gestern gerade.',
        created: day.minus(2, '13:47'),
      },
    ],
  }),
  makePost({
    path: `${blog}/nachts-im-kontrollraum`,
    title: 'Nachts im Kontrollraum',
    description: 'Zwischen zwei und vier Uhr spricht niemand, und alle hören zu.',
    effective: day.minus(17, '09:30'),
    created: day.minus(19),
    modified: day.minus(17, '10:00'),
    creators: [rieke],
    blog_tags: [`${blog}/tags/menschen`],
    subjects: ['HALO', 'Nachtschicht'],
    allow_discussion: true,
    preview_image: { picture: 'plasma.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'Um zwei Uhr früh riecht der Kontrollraum von HALO nach Kaffee und warmem Staub. Sechs Menschen sitzen vor vierzig Bildschirmen, auf denen sich fast nichts bewegt. Dieses Fast ist ihr Beruf.',
      ),
      blockquote('Man hört am Lüfter, ob es ein guter Schuss wird.'),
      paragraph(
        'Das sagt die Schichtleiterin und dreht sich nicht um. Gegen halb drei fährt die Entladung hoch, elf Minuten lang steht ein Ring aus Licht in der Kammer, heißer als die Sonne und leichter als ein Atemzug.',
      ),
      paragraph(
        'Danach schreibt jeder drei Sätze ins Protokoll. Die meisten beginnen mit „Unklar, warum“. So fängt hier jede Entdeckung an, und die meisten hören auch so auf.',
      ),
    ],
  }),
  makePost({
    path: `${blog}/handschrift-des-hafenmeisters`,
    title: 'Die Handschrift des Hafenmeisters',
    description: 'Ein Programm lernt lesen und scheitert am Monat März.',
    effective: day.minus(29, '08:15'),
    created: day.minus(31),
    modified: day.minus(29, '08:45'),
    creators: [kanoa],
    blog_tags: [`${blog}/tags/menschen`, `${blog}/tags/handwerk`],
    subjects: ['Tidentakt', 'Archive'],
    allow_discussion: true,
    preview_image: { picture: 'ridges.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'Elf Jahre lang führte derselbe Mann das Buch von Alt Hafen. Seine Siebenen tragen Hüte, seine Nullen haben Füße, und im März jedes Jahres wird die Schrift plötzlich zittrig. Unser Programm hielt das für einen zweiten Schreiber.',
      ),
      paragraph(
        'Im Nachlass fand sich die Erklärung: Im März wurde die Amtsstube nicht geheizt. Seither kennt die Auswertung eine Spalte „kalte Finger“, und die Trefferquote ist um drei Prozentpunkte gestiegen.',
      ),
      heading2('Was wir daraus mitnehmen'),
      list([
        'Fehler häufen sich selten zufällig.',
        'Wer Daten verstehen will, sollte wissen, wo der Ofen stand.',
        'Ehrenamtliche aus der Nachbarschaft sind durch nichts zu ersetzen.',
      ]),
    ],
    comments: [
      {
        author: 'Verein Alte Schrift',
        text: 'Im Buch von Seesand gibt es das auch, dort allerdings im November. Wir suchen den Ofen noch.',
        created: day.minus(27, '20:31'),
      },
      {
        author: 'Kanoa Lindqvist-Aal',
        text: 'Dann komme ich am Donnerstag mit der Taschenlampe vorbei.',
        created: day.minus(26, '07:55'),
        answers: 0,
      },
    ],
  }),
  makePost({
    path: `${blog}/ein-tag-im-watt`,
    title: 'Ein Tag im Watt, gemessen in Keksen',
    description: 'Warum der nächste Pfahl immer weiter weg ist, als er aussieht.',
    effective: day.minus(44, '07:40'),
    created: day.minus(46),
    modified: day.minus(44, '08:10'),
    creators: [kanoa],
    blog_tags: [`${blog}/tags/draussen`],
    subjects: ['Tidentakt', 'Wattenmeer'],
    allow_discussion: true,
    preview_image: { picture: 'dunes.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'Zwischen Hochwasser und Hochwasser bleiben uns knapp sechs Stunden. Davon gehen zwei für den Weg drauf, eine für den Schlamm in den Stiefeln und eine halbe für Kekse. Der Rest muss für vier Sensoren reichen.',
      ),
      image({
        url: '/de/bilder/dunes',
        alt: 'Ockerfarbene Rippen im Sand, schräg vom Wind gekämmt',
        description: 'Der Boden, auf dem wir gehen, wandert selbst.',
      }),
      paragraph(
        'Am dritten Pfahl saß heute ein junger Seehund und sah zu, wie ich ein Kabel löste. Er hat nichts gesagt. Das Kabel hat danach trotzdem funktioniert, was ich seiner Aufsicht zuschreibe.',
      ),
      paragraph(
        'Wer einmal mitgehen möchte, findet die Termine bei den ',
        link('/de/aktuelles/veranstaltungen', 'Veranstaltungen'),
        '. Gummistiefel stellen wir, Kekse bitte selbst mitbringen.',
      ),
    ],
  }),
  makePost({
    path: `${blog}/fragen-aus-der-dritten-klasse`,
    title: 'Sieben Fragen aus der dritten Klasse',
    description: 'Und zwei Antworten, auf die wir stolz sind.',
    effective: day.minus(63, '10:20'),
    created: day.minus(65),
    modified: day.minus(63, '10:50'),
    creators: [rieke, nala],
    blog_tags: [`${blog}/tags/menschen`],
    subjects: ['Schule'],
    allow_discussion: true,
    preview_image: { picture: 'turing-spots.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'Am Zukunftstag standen 24 Kinder vor unserem Mikroskop und haben uns in einer Stunde mehr gefragt als die letzte Begutachtung in zwei Tagen. Eine Auswahl:',
      ),
      list([
        'Weiß eine Zelle, dass sie eine Haut ist?',
        'Kann Licht müde werden?',
        'Warum ist der Himmel auf dem Mond schwarz, obwohl die Sonne scheint?',
        'Wer putzt hier?',
      ]),
      paragraph(
        'Auf die letzte Frage wussten wir sofort die Antwort: Frau Tammsen, seit neunzehn Jahren, und zwar besser, als jedes Reinraumprotokoll es verlangt. Über die erste diskutiert das Institut noch immer.',
      ),
    ],
  }),
  makePost({
    path: `${blog}/warum-wir-fehler-sammeln`,
    title: 'Warum wir Fehler sammeln',
    description: 'In einem Regal im Keller liegen unsere besten Irrtümer.',
    effective: day.minus(88, '14:00'),
    created: day.minus(90),
    modified: day.minus(88, '14:30'),
    creators: [nala],
    blog_tags: [`${blog}/tags/handwerk`, `${blog}/tags/menschen`],
    subjects: ['Gute Praxis'],
    preview_image: { picture: 'shards.webp' },
    allow_discussion: false,
    blocks: [
      title(),
      description(),
      paragraph(
        'Da liegt die Linse, die jemand mit dem Ärmel poliert hat. Daneben der Probenhalter aus dem falschen Stahl, der sich in der Lösung auflöste, mitsamt der Probe. Und ganz oben ein Zettel: „Umrechnung Zoll, siehe Rechnung über 11.000 Euro“.',
      ),
      paragraph(
        'Neue Kolleginnen und Kollegen bekommen in der ersten Woche eine Führung durch dieses Regal. Sie dauert länger als die durch das Labor. Am Ende stellt jeder etwas Eigenes dazu, spätestens nach einem Jahr.',
      ),
      paragraph(
        'Ein Haus, das seine Irrtümer zeigt, muss sie kein zweites Mal bezahlen. Das Regal ist übrigens voll; ein zweites ist bestellt, leider in der falschen Größe.',
      ),
    ],
  }),
];
