import {
  button,
  description,
  grid,
  heading,
  heading2,
  hero,
  image,
  link,
  list,
  paragraph,
  quote,
  styled,
  table,
  teaser,
  title,
} from '~mocks/seed/blocks';
import { below, listing, ofType, staffOf, tagged } from '~mocks/seed/listing-blocks';
import { makeDocument, makeInstitut } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';

const home = '/de/institute/zellbiophysik';

/** The institute itself; its areas and its graduate school have modules of their own. */
export const cellBiophysics: SeedModule = (day) => [
  makeInstitut({
    path: home,
    title: 'Zellbiophysik',
    description: 'Kräfte und Muster im Gewebe',
    name: 'Institut für Zellbiophysik',
    token: 'zellbiophysik',
    created: day.minus(1460),
    modified: day.minus(6, '09:20'),
    head_title: 'Institut',
    preview_image: { picture: 'cells.webp' },
    banner_image: { picture: 'cells.webp' },
    sticky_menu: [
      { title: 'Mitarbeitende', icon: 'mitarbeiter', href: `${home}/mitarbeitende` },
      { title: 'Ansprechpersonen', icon: 'ansprechpartner', href: '/de/ueber-uns/kontakt' },
      { title: 'Termine', icon: 'termine', href: '/de/aktuelles/veranstaltungen' },
      { title: 'Publikationen', icon: 'publikationen', href: `${home}/publikationen` },
      { title: 'Downloads', icon: 'downloads', href: '/de/dateien/jahresbericht.pdf' },
      { title: 'Anfahrt', icon: 'anfahrt', href: '/de/anfahrt' },
    ],
    footer_header: 'Sekretariat',
    footer_text:
      '<p>Wir untersuchen, wie Zellen aneinander Halt finden, und bilden in beiden Bereichen aus.</p>',
    footer_address: '<p>Geb. 04.8 / R. 201<br/>Am Wispewehr 1<br/>00417 Immerlund</p>',
    footer_leader: 'Prof. Dr. Mattis Hollerbrook',
    footer_button_link: '/de/anfahrt',
    footer_contact_mail: 'zellbiophysik@immerlund.example',
    footer_contact_phone: '+49 40 66969-201',
    blocks: [
      hero({
        href: `${home}/forschung`,
        head_title: 'Institut für Zellbiophysik',
        title: 'Was Zellen zusammenhält',
        description: 'Leben ist auch Statik. Wir messen, womit sich eine Zelle gegen die nächste stemmt.',
        buttonText: 'Zur Forschung',
        preview_image: '/de/bilder/cells',
        variation: 'top',
      }),
      grid([
        styled(
          paragraph(
            'Eine Zelle ist weich wie Gelee und trägt doch ein Vielfaches ihres Gewichts. Dieses Rätsel verbindet bei uns Physikerinnen, Biologen, Optikerinnen und Programmierer unter einem Dach.',
          ),
          { styles: { size: 'statement' } },
        ),
        table(
          [
            ['Bereiche', '2'],
            ['Mikroskope', '23'],
            ['Promovierende', '24'],
          ],
          { rowHeads: true },
        ),
      ]),
      heading('Zwei Bereiche und eine Schule'),
      grid([
        teaser({
          href: `${home}/zellmembranen`,
          head_title: 'Bereich 1',
          title: 'Zellmembranen',
          description: 'Fünf Nanometer trennen innen von außen. Was kommt durch, und wer entscheidet das?',
        }),
        teaser({
          href: `${home}/mechanik-des-gewebes`,
          head_title: 'Bereich 2',
          title: 'Mechanik des Gewebes',
          description: 'Wie aus einer flachen Zellschicht eine Falte, ein Rohr oder eine Lunge wird.',
        }),
        teaser({
          href: `${home}/graduiertenschule`,
          head_title: 'Graduiertenschule',
          title: 'Leben in Bewegung',
          description: 'Drei Jahre, zwei Betreuende, ein eigenes Experiment.',
        }),
      ]),
      teaser({
        href: '/de/aktuelles/meldungen/wie-gewebe-seine-muster-findet',
        head_title: 'Neu erschienen',
        title: 'Streifen ohne Taktgeber',
        description: 'Zellen brauchen kein Kommando, um sich aufzureihen. Der Druck von nebenan reicht.',
        preview_image: '/de/bilder/turing-green',
        bg_color: 'brand',
        useFullBackgroundContainer: true,
      }),
      listing({
        headline: 'Vorträge und Verteidigungen',
        linkTitle: 'Alle Termine',
        link: '/de/aktuelles/veranstaltungen',
        variation: 'eventListing',
        query: [
          ofType('Event'),
          below('/de/aktuelles/veranstaltungen', 1),
          tagged('Lichtblattmikroskopie', 'Simulation'),
        ],
        sort_on: 'start',
        limit: 4,
      }),
      quote('Wer nur hinsieht, findet Formen. Wer auch drückt, findet Gründe.', {
        author: 'Prof. Dr. Mattis Hollerbrook',
        additional_information: 'Geschäftsführender Direktor',
        quotationLanguage: 'de',
      }),
    ],
  }),
  makeDocument({
    path: `${home}/forschung`,
    title: 'Forschung',
    description:
      'Vom einzelnen Eiweiß bis zum schlagenden Herzmuskel fragen wir stets nach Kraft, Weg und Zeit.',
    created: day.minus(1450),
    modified: day.minus(48, '14:00'),
    preview_image: { picture: 'droplets.webp' },
    show_navigation_portlet: true,
    blocks: [
      title(),
      description(),
      image({
        url: '/de/bilder/droplets',
        alt: 'Hellblaue Tropfen verschiedener Größe, dicht an dicht',
        description: 'Tropfen dienen uns als Modellzellen: Sie leben nicht, drücken aber ebenso.',
      }),
      paragraph(
        'Biologie erklärt Form meist mit Genen. Gene schreiben jedoch nur vor, welche Bausteine entstehen; wohin sie rutschen, bestimmt die Mechanik. Deshalb bauen wir Geräte, die an Zellen ziehen, ohne sie zu zerreißen, und Modelle, die ohne freie Parameter auskommen sollen.',
      ),
      heading2('Unsere drei Leitfragen'),
      list([
        'Wie spürt eine Zelle, dass sie am Rand sitzt?',
        'Weshalb reißt Haut nicht, obwohl sie sich täglich erneuert?',
        'Ab welcher Größe verhält sich ein Organoid wie ein Organ?',
      ]),
      heading2('Zusammenarbeit im Haus'),
      paragraph(
        'Viele Antworten brauchen Licht, das kürzer blitzt, als ein Molekül schwingt. Dafür nutzen wir ',
        link('/de/forschung/grossgeraete/lumea', 'LUMEA'),
        '. Gerechnet wird auf WISPE-4, manchmal auch auf Papier.',
      ),
    ],
  }),
  makeDocument({
    path: `${home}/mitarbeitende`,
    title: 'Mitarbeitende',
    description: 'Wen Sie bei uns antreffen und wofür die Einzelnen zuständig sind.',
    created: day.minus(1450),
    modified: day.minus(20, '16:30'),
    blocks: [
      title(),
      description(),
      listing({
        variation: 'summary',
        query: [ofType('Member'), below('/profile', 1), staffOf('zellbiophysik')],
        sort_on: 'sortable_title',
      }),
      paragraph(
        'Für allgemeine Anliegen wenden Sie sich an das Sekretariat unter +49 40 66969-201, werktags von 8 bis 15 Uhr.',
      ),
    ],
  }),
  makeDocument({
    path: `${home}/publikationen`,
    title: 'Publikationen',
    description: 'Lesenswertes aus den letzten Jahren, jeweils mit einem Satz zum Inhalt.',
    created: day.minus(1450),
    modified: day.minus(15, '11:45'),
    show_navigation_portlet: true,
    blocks: [
      title(),
      description(),
      heading2('Für den Einstieg'),
      list([
        [
          'Hollerbrook, M.: Die geduldige Membran. Ein Lehrbuch mit 140 Zeichnungen, die man nachzeichnen kann.',
        ],
        ['Torsen, Y.; Krüwitz, A.: Zellen als Sandkörner. Der Aufsatz, mit dem der Bereich 2 begann.'],
      ]),
      heading2('Für Fachleute'),
      table([
        ['Jahr', 'Arbeit', 'Wo'],
        ['2026', 'Hollerbrook, Nissing: Ion channels under tension', 'Membrane Letters 31'],
        ['2025', 'Auenhoff: Buckling without a blueprint', 'Computing in Tissue 4'],
        ['2024', 'Nissing, Obermoor: Seeing lipids flow', 'Journal of Open Microscopy 6'],
      ]),
      paragraph(
        'Vollständige Verzeichnisse führen die Bereiche. Sonderdrucke schickt Ihnen die Bibliothek auf Anfrage zu.',
      ),
      button({ title: 'Publikationen des Forschungszentrums', href: '/de/forschung/publikationen' }),
    ],
  }),
  makeDocument({
    path: `${home}/lehre`,
    title: 'Lehre',
    description: 'Vorlesungen an der Nordkap Hochschule, Praktika in unseren Laboren.',
    created: day.minus(1450),
    modified: day.minus(40, '08:50'),
    show_navigation_portlet: true,
    blocks: [
      title(),
      description(),
      paragraph(
        'Studierende kommen ab dem dritten Semester zu uns. Sie brauchen keine Vorkenntnisse in Biologie, aber Freude daran, etwas so lange zu justieren, bis es stimmt.',
      ),
      table(
        [
          ['Kurs', 'Wer', 'Umfang'],
          ['Physik weicher Materie', 'Mattis Hollerbrook', 'vier Stunden, Wintersemester'],
          ['Bilder, die messen', 'Nala Obermoor', 'Blockkurs im März'],
          ['Zellen rechnen', 'Merle Auenhoff', 'zwei Stunden und Übung, Sommersemester'],
          ['Theoretisches Frühstück', 'Anselm Krüwitz', 'dienstags um acht, mit Brötchen'],
        ],
        { striped: true },
      ),
      heading2('Abschlussarbeiten'),
      paragraph(
        'Themen hängen am Brett vor Raum 205. Am besten kommen Sie vorbei: Aus einem Gespräch im Flur ist schon manche Masterarbeit entstanden.',
      ),
    ],
  }),
];
