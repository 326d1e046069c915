import {
  button,
  description,
  grid,
  heading,
  heading2,
  image,
  leadImage,
  link,
  list,
  paragraph,
  quote,
  table,
  teaser,
  title,
} from '~mocks/seed/blocks';
import { makeDocument, makeInstitutsbereich } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';

const home = '/de/institute/zellbiophysik/mechanik-des-gewebes';

/** Area 2 of the institute. */
export const tissueMechanics: SeedModule = (day) => [
  makeInstitutsbereich({
    path: home,
    title: 'Wie Gewebe Form annimmt',
    description:
      'Kein Organ kennt seinen Bauplan. Wir messen die winzigen Kräfte, mit denen Zellen sich gegenseitig ziehen, drücken und ordnen.',
    name: 'Mechanik des Gewebes',
    nav_title: 'Mechanik des Gewebes',
    head_title: 'Bereich 2',
    token: 'mechanik-des-gewebes',
    created: day.minus(1300),
    modified: day.minus(6, '10:05'),
    preview_image: { picture: 'cells.webp' },
    preview_caption: 'Schicht aus Epithelzellen, von oben gesehen',
    sticky_menu: [
      { title: 'Mitarbeitende', icon: 'mitarbeiter', href: '/de/institute/zellbiophysik/mitarbeitende' },
      { title: 'Ansprechpersonen', icon: 'ansprechpartner', href: '/profile/torsen' },
      { title: 'Termine', icon: 'termine', href: '/de/aktuelles/veranstaltungen' },
      { title: 'Publikationen', icon: 'publikationen', href: `${home}/publikationen` },
      { title: 'Downloads', icon: 'downloads', href: '/de/dateien/jahresbericht.pdf' },
      { title: 'Anfahrt', icon: 'anfahrt', href: '/de/anfahrt' },
    ],
    footer_header: 'Sekretariat',
    footer_text:
      '<p>Wir gehören zum Forschungszentrum Immerlund und zur Graduiertenschule Leben in Bewegung.</p>',
    footer_address: '<p>Geb. 04.8 / R. 205<br/>Am Wispewehr 1<br/>00417 Immerlund</p>',
    footer_leader: 'Prof. Dr. Ylva Torsen',
    footer_button_link: '/de/anfahrt',
    footer_contact_mail: 'gewebe@immerlund.example',
    footer_contact_phone: '+49 40 66969-205',
    blocks: [
      title(),
      description(),
      leadImage(),
      grid([
        image({
          url: '/de/bilder/portrait-torsen',
          alt: 'Gezeichnetes Porträt von Ylva Torsen mit Brille und hochgestecktem Haar',
          href: '/profile/torsen',
          size: 'm',
        }),
        paragraph(
          'Die Arbeitsgruppe ',
          link('/profile/torsen', 'Torsen'),
          ' verbindet Hochgeschwindigkeitsmikroskopie mit Modellen aus der Festkörperphysik. So wird sichtbar, wann aus einer Schicht Zellen eine Falte, ein Rohr oder eine Lunge wird. Unsere Daten und Programme stellen wir offen zur Verfügung.',
        ),
        table(
          [
            ['Leitung', 'Prof. Dr. Ylva Torsen'],
            ['Telefon', '+49 40 66969-211'],
            ['Ort', 'Geb. 04.8 / R. 211'],
          ],
          { rowHeads: true },
        ),
      ]),
      heading('Woran wir arbeiten', { linkTitle: 'Zur Forschung', link: `${home}/forschung` }),
      grid([
        teaser({
          href: `${home}/forschung`,
          head_title: 'Muster',
          title: 'Streifen ohne Bauplan',
          description: 'Wie sich Zellen in Reihen ordnen, wenn jede nur ihren Nachbarn spürt.',
          preview_image: '/de/bilder/turing-green',
        }),
        teaser({
          href: `${home}/forschung`,
          head_title: 'Wachstum',
          title: 'Was Jahresringe mit Haut verbindet',
          description: 'Schichten wachsen ungleich schnell. Die Spannung dazwischen formt sie.',
          preview_image: '/de/bilder/growth-rings',
        }),
        teaser({
          href: `${home}/forschung`,
          head_title: 'Strömung',
          title: 'Zellen, die wie Wasser fließen',
          description: 'In der Wundheilung verhält sich Gewebe für Stunden wie eine Flüssigkeit.',
          preview_image: '/de/bilder/flow-lines',
        }),
      ]),
      heading('Menschen im Bereich', {
        linkTitle: 'Alle Mitarbeitenden',
        link: '/de/institute/zellbiophysik/mitarbeitende',
      }),
      grid([
        image({
          url: '/de/bilder/portrait-auenhoff',
          alt: 'Merle Auenhoff, gezeichnet: kinnlanges braunes Haar',
          description: 'Dr. Merle Auenhoff, Modellierung',
          href: '/profile/auenhoff',
          size: 'm',
        }),
        image({
          url: '/de/bilder/portrait-kruewitz',
          alt: 'Anselm Krüwitz, gezeichnet: graues Haar und eckige Brille',
          description: 'Dr. Anselm Krüwitz, Theorie, stellvertretende Leitung',
          href: '/profile/kruewitz',
          size: 'm',
        }),
        image({
          url: '/de/bilder/portrait-obermoor',
          alt: 'Nala Obermoor, gezeichnet: schwarze Locken, rotes Oberteil',
          description: 'Dr. Nala Obermoor, Lichtblattmikroskopie',
          href: '/profile/obermoor',
          size: 'm',
        }),
      ]),
    ],
  }),
  makeDocument({
    path: `${home}/forschung`,
    title: 'Forschung im Bereich',
    description: 'Muster, Wachstum, Strömung: drei Projekte, die sich ein Mikroskop teilen.',
    nav_title: 'Forschung',
    created: day.minus(1290),
    modified: day.minus(22, '12:15'),
    show_navigation_portlet: true,
    preview_image: { picture: 'turing-green.webp' },
    blocks: [
      title(),
      description(),
      heading2('Muster'),
      paragraph(
        'Lange vor dem ersten Haar legt die Haut fest, wo Haare stehen werden. Wir züchten Zellschichten auf dehnbaren Folien und beobachten, wie Reihen entstehen. Ziehen wir an der Folie, drehen sich die Reihen mit, jedoch erst nach vierzig Minuten. Diese Verzögerung ist unser wichtigster Messwert.',
      ),
      heading2('Wachstum'),
      image({
        url: '/de/bilder/growth-rings',
        alt: 'Wellige, dunkelgrüne Ringe um einen hellen Kern, ähnlich einer Baumscheibe',
        description: 'Rechnung: Wächst der Rand schneller als die Mitte, wirft er Falten.',
        size: 'm',
      }),
      paragraph(
        'Darm, Gehirn und Salatblatt kräuseln sich nach demselben Prinzip. Wir prüfen, wie weit die Ähnlichkeit trägt, und drucken dazu Gele, deren Rand gezielt quillt.',
      ),
      heading2('Strömung'),
      paragraph(
        'Am Rand einer Wunde lösen Zellen ihre Verankerung und fließen. Für den Umschlag von fest zu flüssig haben wir eine Formel vorgeschlagen, die drei Labore unabhängig bestätigt haben. Gegen chronische Wunden hilft sie noch nicht; sie sagt aber, welche davon sich schließen werden.',
      ),
    ],
  }),
  makeDocument({
    path: `${home}/arbeitsgruppen`,
    title: 'Arbeitsgruppen',
    description: 'Siebzehn Menschen, drei Schreibtischreihen, ein gemeinsamer Laborplan.',
    created: day.minus(1290),
    modified: day.minus(27, '09:40'),
    show_navigation_portlet: true,
    blocks: [
      title(),
      description(),
      heading2('Experiment'),
      paragraph(
        link('/profile/torsen', 'Ylva Torsen'),
        ' leitet die Versuche an lebenden Zellen. Jorin Thalbeck verfolgt darin jede Zelle einzeln, drei weitere Promovierende kümmern sich um Folien, Gele und Pumpen.',
      ),
      heading2('Bildgebung'),
      paragraph(
        'Im Labor von ',
        link('/profile/obermoor', 'Nala Obermoor'),
        ' steht das Lichtblattmikroskop. Gäste sind an zwei Tagen in der Woche willkommen; die erste Messung betreut immer jemand aus dem Team.',
      ),
      heading2('Theorie und Modellierung'),
      paragraph(
        link('/profile/kruewitz', 'Anselm Krüwitz'),
        ' und ',
        link('/profile/auenhoff', 'Merle Auenhoff'),
        ' rechnen vor, was das Experiment zeigen müsste, und ärgern sich produktiv, wenn es das nicht tut.',
      ),
      quote('Wir streiten uns an der Tafel, damit wir uns am Mikroskop einig sind.', {
        author: 'Dr. Anselm Krüwitz',
        additional_information: 'Stellvertretender Leiter',
        image: '/profile/kruewitz',
        quotationLanguage: 'de',
      }),
      button({ title: 'Alle Profile ansehen', href: '/de/institute/zellbiophysik/mitarbeitende' }),
    ],
  }),
  makeDocument({
    path: `${home}/publikationen`,
    title: 'Publikationen des Bereichs',
    description: 'Die jüngsten Arbeiten; insgesamt sind es 212.',
    nav_title: 'Publikationen',
    created: day.minus(1290),
    modified: day.minus(21, '09:00'),
    show_navigation_portlet: true,
    blocks: [
      title(),
      description(),
      heading2('Erschienen 2026'),
      table([
        ['Monat', 'Autorinnen und Autoren', 'Titel', 'Erschienen in'],
        [
          'Oktober',
          'Torsen, Y.; Obermoor, N.; Krüwitz, A.',
          [
            link(
              'https://doi.example/10.0000/atp.2026.0417',
              'Stripe formation without a global clock in epithelial sheets',
            ),
          ],
          'Annals of Tissue Physics 12, 204–219',
        ],
        [
          'Juli',
          'Obermoor, N.; Thalbeck, J.',
          'Light-sheet tracking of ten thousand cells at video rate',
          'Journal of Open Microscopy 8, 31–46',
        ],
        [
          'März',
          'Krüwitz, A.; Torsen, Y.',
          'When tissue flows: a transition in wound closure',
          'Letters in Living Matter 5, 77–82',
        ],
      ]),
      heading2('Daten und Programme'),
      list([
        'Zellbilder: 41 Filme mit nachverfolgten Bahnen, frei nutzbar',
        'Gewebefaltung: Programm für elastische Schichten, mit Beispielen und Prüfungen',
        'Lichtblatt zum Nachbauen: Zeichnungen, Stückliste und ein ehrlicher Kostenplan',
      ]),
    ],
  }),
];
