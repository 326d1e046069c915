import {
  blockquote,
  button,
  description,
  grid,
  heading2,
  heading3,
  leadImage,
  link,
  list,
  paragraph,
  quote,
  separator,
  strong,
  table,
  teaser,
  title,
} from '~mocks/seed/blocks';
import { makeDocument, makeLink } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';

/** The institution about itself, without sign language and easy language. */
export const aboutUs: SeedModule = (day) => [
  makeDocument({
    path: '/de/ueber-uns',
    title: 'Über uns',
    description: 'Ein Zentrum am Wehr: wer wir sind und wofür wir arbeiten.',
    created: day.minus(1400),
    modified: day.minus(51, '10:35'),
    preview_image: { picture: 'delta.webp' },
    preview_caption: 'Die Mündung der Wispe, aus Höhendaten gezeichnet.',
    blocks: [
      title(),
      description(),
      leadImage(),
      paragraph(
        'Das Forschungszentrum Immerlund ist eine öffentliche Stiftung. Bund und Land tragen drei Viertel des Haushalts, den Rest werben wir ein. Keinem Geldgeber gehört ein Ergebnis, und jedes Gutachten, das wir schreiben, ist nach spätestens einem Jahr für alle lesbar.',
      ),
      paragraph(
        'Gegründet wurde das Haus, um ein Wehr zu vermessen. Daraus sind drei Institute, vier Großgeräte und ein Gelände von 62 Hektar geworden, auf dem Schafe grasen, weil sie den Deich besser pflegen als jede Maschine.',
      ),
      grid([
        teaser({ href: '/de/ueber-uns/leitung' }),
        teaser({ href: '/de/ueber-uns/geschichte' }),
        teaser({ href: '/de/ueber-uns/kontakt' }),
      ]),
      paragraph(
        'Zahlen und Berichte zum Nachlesen enthält der ',
        link('/de/dateien/jahresbericht.pdf', 'aktuelle Jahresbericht (PDF)'),
        '.',
      ),
      paragraph(
        'Wenig Zeit? ',
        link('/de/ueber-uns/in-fuenf-minuten', 'Immerlund in fünf Minuten'),
        ' oder die ',
        link('/de/ueber-uns/haeufige-fragen', 'häufigsten Fragen'),
        ' helfen weiter.',
      ),
    ],
  }),
  makeDocument({
    path: '/de/ueber-uns/leitung',
    title: 'Leitung',
    description: 'Vorstand, Institute und Gremien auf einen Blick.',
    created: day.minus(1398),
    modified: day.minus(11, '09:40'),
    preview_image: { picture: 'shards.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'Den Vorstand bilden zwei Personen: Prof. Dr. Solveig Brandekamp verantwortet die Wissenschaft, Dr. Tjark Ellerbusch die Verwaltung. Beide sind für fünf Jahre bestellt und entscheiden gemeinsam.',
      ),
      heading2('Leitungen der Institute'),
      table([
        ['Institut', 'Leitung', 'Gebäude'],
        [
          [link('/de/institute/zellbiophysik', 'Zellbiophysik')],
          [link('/profile/hollerbrook', 'Prof. Dr. Mattis Hollerbrook')],
          '04.8',
        ],
        [
          [link('/de/institute/energiespeicher', 'Energiespeicher')],
          [link('/profile/feddersteen', 'Prof. Dr. Ilka Feddersteen')],
          '09.3',
        ],
        [
          [link('/de/institute/atmosphaere-und-klima', 'Atmosphäre und Klima')],
          [link('/profile/windgaard', 'Prof. Dr. Oke Windgaard')],
          '06.1',
        ],
      ]),
      heading2('Gremien'),
      paragraph(
        'Der ',
        strong('Stiftungsrat'),
        ' genehmigt Haushalt und Berufungen, der ',
        strong('Wissenschaftliche Beirat'),
        ' prüft alle vier Jahre jedes Institut und veröffentlicht sein Urteil. Im ',
        strong('Hausrat'),
        ' sitzen gewählte Beschäftigte aus allen Bereichen; ohne seine Zustimmung ändert sich an Arbeitszeiten und Räumen nichts.',
      ),
    ],
  }),
  makeDocument({
    path: '/de/ueber-uns/geschichte',
    title: 'Geschichte',
    description: 'Vom Pegelhaus zur Lichtquelle: Stationen seit 1962.',
    created: day.minus(1397),
    modified: day.minus(300, '11:15'),
    preview_image: { picture: 'strata.webp' },
    preview_caption: 'Sedimentschichten unter dem Gelände, nach einer Bohrung von 1964.',
    blocks: [
      title(),
      description(),
      leadImage(),
      heading2('1962: Ein Pegelhaus'),
      paragraph(
        'Nach der Sturmflut im Februar stellt das Land drei Ingenieure ein, die das alte Wispewehr vermessen sollen. Sie beziehen das Pegelhaus am linken Ufer, heizen mit Torf und füllen in zwei Jahren 61 Hefte mit Wasserständen. Die Hefte sind erhalten und werden bis heute ausgewertet.',
      ),
      blockquote(
        '„14. März, 6 Uhr: 3,12 m. Eisgang. Der Kahn ist fort, der Ofen zieht nicht, sonst keine Vorkommnisse.“ (Heft 9)',
      ),
      heading2('1978: Strom aus dem Wehr'),
      paragraph(
        'Mit der Turbine kommt die Physik. Weil nachts mehr Strom anfällt, als der Ort verbraucht, entsteht nebenan eine erste kleine Plasmakammer, gebaut aus Teilen einer Molkerei. Aus den Speichern, die sie versorgen, geht später das Institut für Energiespeicher hervor.',
      ),
      heading2('1994: Der Blick nach oben'),
      paragraph(
        'Auf der Hohen Warte nimmt ein Regenradar den Betrieb auf. Fünf Jahre darauf wird die Wettergruppe zum Institut für Atmosphäre und Klima.',
      ),
      heading2('2004 bis 2011: Zellen und Sterne'),
      paragraph(
        'Das Institut für Zellbiophysik zieht in das frühere Laichhaus, HALO in eine Halle, für die eigens ein Hügel abgetragen wird. Die Einwohnerinnen und Einwohner stimmen darüber ab, 58 Prozent sind dafür.',
      ),
      heading2('Heute'),
      paragraph(
        'Mit LUMEA ist das vierte Großgerät fertig. Im Pegelhaus, inzwischen denkmalgeschützt, gibt es Kaffee.',
      ),
    ],
  }),
  makeDocument({
    path: '/de/ueber-uns/kontakt',
    title: 'Kontakt und Besuch',
    nav_title: 'Kontakt',
    description: 'So erreichen Sie uns, und so sehen Sie uns von innen.',
    created: day.minus(1396),
    modified: day.minus(27, '08:55'),
    preview_image: { picture: 'map-site.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'Unsere Zentrale ist montags bis freitags von 7.30 bis 17 Uhr besetzt, Telefon +49 40 66969-0. Außerhalb dieser Zeiten erreichen Sie unter derselben Nummer den Werkschutz. Lieber schriftlich? ',
        link('mailto:info@immerlund.example', 'info@immerlund.example'),
      ),
      heading2('Besuch und Führungen'),
      paragraph(
        'Einzelne Gäste dürfen das Gelände tagsüber ohne Anmeldung betreten. Für die Hallen brauchen Sie eine Führung, die neunzig Minuten dauert, nichts kostet und ab acht Personen stattfindet. Kinder sind ab zehn Jahren willkommen. Wer einen Herzschrittmacher trägt, sollte uns das vorab sagen, denn in der Nähe der Magnete ist Vorsicht geboten.',
      ),
      list([
        [
          'Führungen: +49 40 66969-120, ',
          link('mailto:besuch@immerlund.example', 'besuch@immerlund.example'),
        ],
        'Schülerlabor: +49 40 66969-125, donnerstags',
        'Pegelhaus-Café: täglich außer montags',
      ]),
      button({ title: 'Anfahrt planen', href: '/de/anfahrt' }),
      paragraph(
        'Fachliche Anfragen richten Sie am besten gleich an die richtige Stelle. ',
        link('/de/ueber-uns/kontaktinformationen', 'Alle Kontaktstellen im Überblick'),
      ),
    ],
  }),
  makeDocument({
    path: '/de/ueber-uns/kontaktinformationen',
    title: 'Kontaktinformationen',
    description: 'Anschriften, Durchwahlen und zuständige Stellen.',
    created: day.minus(1394),
    modified: day.minus(27, '09:10'),
    blocks: [
      title(),
      description(),
      list([
        [
          strong('Pressestelle: '),
          '+49 40 66969-110, ',
          link('mailto:presse@immerlund.example', 'presse@immerlund.example'),
        ],
        [
          strong('Personal: '),
          '+49 40 66969-140, ',
          link('mailto:karriere@immerlund.example', 'karriere@immerlund.example'),
        ],
        [
          strong('Nutzerbüro: '),
          '+49 40 66969-330, ',
          link('mailto:messzeit@immerlund.example', 'messzeit@immerlund.example'),
        ],
        [
          strong('Technologietransfer: '),
          '+49 40 66969-170, ',
          link('mailto:transfer@immerlund.example', 'transfer@immerlund.example'),
        ],
        [
          strong('Warenannahme: '),
          '+49 40 66969-190, ',
          link('mailto:lager@immerlund.example', 'lager@immerlund.example'),
        ],
      ]),
      heading2('Postanschrift'),
      paragraph('Forschungszentrum Immerlund\nAm Wispewehr 1\n00417 Immerlund'),
      heading3('Lieferungen'),
      paragraph(
        'Lastwagen benutzen bitte das Tor Süd an der Schleusenstraße. Die Warenannahme in Gebäude 01.4 ist von 7 bis 14 Uhr geöffnet, gekühlte Sendungen nimmt auch die Pforte entgegen.',
      ),
      separator(),
      heading2('Hinweise auf Missstände'),
      paragraph(
        'An die Ombudsperson für gute wissenschaftliche Praxis können Sie sich vertraulich wenden, auf Wunsch ohne Namen. Sie gehört keinem Institut an und untersteht niemandem im Haus.',
      ),
    ],
  }),
  makeDocument({
    path: '/de/ueber-uns/nachhaltigkeit',
    title: 'Nachhaltigkeit',
    description: 'Wie wir Strom, Wasser und Wege sparen wollen.',
    state: 'draft',
    created: day.minus(15),
    modified: day.minus(3, '17:35'),
    blocks: [
      title(),
      description(),
      paragraph(
        'Bis 2035 möchte das Zentrum nicht mehr Kohlendioxid ausstoßen, als der Auwald auf dem Gelände bindet. Die größten Posten sind die Magnete von HALO und der Flugverkehr.',
      ),
      quote('Der sparsamste Versuch ist der, den man nur einmal machen muss.', {
        author: 'Dr. Tjark Ellerbusch',
        additional_information: 'Verwaltungsvorstand',
        quotationLanguage: 'de',
      }),
    ],
  }),
  makeLink({
    path: '/de/ueber-uns/freundeskreis',
    title: 'Freundeskreis',
    description: 'Der Verein der Freundinnen und Freunde des Forschungszentrums.',
    created: day.minus(600),
    remoteUrl: 'https://freundeskreis.immerlund.example/',
  }),
];
