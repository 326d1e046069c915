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
  numbered,
  paragraph,
  quote,
  styled,
  table,
  teaser,
  title,
} from '~mocks/seed/blocks';
import { makeDocument, makeSubsite } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';

const home = '/de/institute/zellbiophysik/graduiertenschule';

/** A site of its own below the institute. */
export const graduateSchool: SeedModule = (day) => [
  makeSubsite({
    path: home,
    title: 'Graduiertenschule',
    description: 'Promovieren zwischen Physik und Biologie, in einem Jahrgang statt allein.',
    name: 'Leben in Bewegung',
    created: day.minus(1000),
    modified: day.minus(11, '13:30'),
    preview_image: { picture: 'network-nerves.webp' },
    banner_image: { picture: 'network-nerves.webp' },
    sticky_menu: [
      { title: 'Koordination', icon: 'ansprechpartner', href: 'mailto:graduiertenschule@immerlund.example' },
      { title: 'Termine', icon: 'termine', href: '/de/aktuelles/veranstaltungen' },
      {
        title: 'Bildtagebuch',
        icon: 'instagram',
        href: 'https://bilder.immerlund.example/leben-in-bewegung',
      },
      { title: 'Unser Kanal', icon: 'youtube', href: 'https://video.immerlund.example/leben-in-bewegung' },
    ],
    blocks: [
      hero({
        href: `${home}/promotionsprogramm`,
        head_title: 'Graduiertenschule',
        title: 'Leben in Bewegung',
        description:
          'Sie kommen mit einer Frage und gehen mit einer Antwort, drei neuen Fragen und einem Doktortitel.',
        buttonText: 'Zum Programm',
        preview_image: '/de/bilder/network-nerves',
        variation: 'left',
      }),
      styled(
        paragraph(
          'Vierundzwanzig Promovierende aus dreizehn Ländern lernen hier gemeinsam, wie man Bewegtes misst: kriechende Zellen, schlagende Wimpern, wandernde Nervenenden.',
        ),
        { styles: { size: 'statement' } },
      ),
      table(
        [
          ['Dauer', 'drei Jahre, Verlängerung bei Elternzeit'],
          ['Betreuung', 'zwei Personen aus verschiedenen Fächern'],
          ['Sprache', 'Englisch, Deutschkurse kostenlos'],
          ['Beginn', 'jeweils im Oktober'],
        ],
        { rowHeads: true },
      ),
      grid(
        [
          teaser({
            href: `${home}/promotionsprogramm`,
            title: 'So läuft die Promotion ab',
            description: 'Kurse, Meilensteine und wer Ihnen hilft, wenn es hakt.',
            preview_image: '/de/bilder/lattice',
          }),
          teaser({
            href: `${home}/austausch`,
            title: 'Austausch',
            description: 'Drei Monate in einem anderen Labor gehören dazu.',
            preview_image: '/de/bilder/waves',
          }),
        ],
        { headline: 'Was Sie erwartet' },
      ),
      quote('Ich kam wegen der Mikroskope. Geblieben bin ich wegen des Dienstagsfrühstücks.', {
        author: 'Jorin Thalbeck, M. Sc.',
        additional_information: 'Promovend im dritten Jahr',
        image: '/de/bilder/portrait-thalbeck',
        quotationLanguage: 'de',
        bg_color: 'tint',
        useFullBackgroundContainer: true,
      }),
      heading('Fragen?'),
      paragraph(
        'Dr. Hedda Rosenkamp koordiniert die Schule und kennt jedes Formular. Sie sitzt in Geb. 04.8, Raum 231, und hat unter +49 40 66969-231 fast immer Zeit. Sprecherin ist ',
        link('/profile/torsen', 'Ylva Torsen'),
        '.',
      ),
      button({ title: 'Nachricht schreiben', href: 'mailto:graduiertenschule@immerlund.example' }),
    ],
  }),
  makeDocument({
    path: `${home}/promotionsprogramm`,
    title: 'Promotionsprogramm',
    description: 'Ein Gerüst, an dem Sie hochklettern können und das Ihnen nicht die Sicht nimmt.',
    created: day.minus(1000),
    modified: day.minus(36, '10:00'),
    show_navigation_portlet: true,
    blocks: [
      title(),
      description(),
      heading2('Die drei Jahre'),
      numbered([
        'Ankommen: Sie rotieren durch drei Labore und wählen erst danach Ihr Thema.',
        'Vertiefen: Sie bauen, messen, scheitern und stellen Ihre Zwischenergebnisse auf der Jahresklausur vor.',
        'Abschließen: Ein Schreibsemester ohne Laborpflichten, begleitet von einer Lektorin.',
      ]),
      heading2('Kurse'),
      paragraph(
        'Pflicht sind Statistik, gute wissenschaftliche Praxis und ein Fach, das Sie nie studiert haben. Alles Übrige stellen Sie selbst zusammen, etwa aus Optik, Bildanalyse, Lehre oder Gründung.',
      ),
      heading2('Bewerbung'),
      paragraph(
        'Die Ausschreibung erscheint jedes Jahr im Februar. Wir lesen zuerst Ihre Projektskizze und erst dann die Zeugnisse. Zum Auswahlwochenende übernehmen wir die Reisekosten.',
      ),
    ],
  }),
  makeDocument({
    path: `${home}/austausch`,
    title: 'Austausch',
    description: 'Wer anderswo misst, versteht das eigene Labor besser.',
    created: day.minus(980),
    modified: day.minus(71, '09:15'),
    show_navigation_portlet: true,
    blocks: [
      title(),
      description(),
      image({
        url: '/de/bilder/waves',
        alt: 'Band aus gelben und blauen Linien, die gegeneinander laufen und sich kreuzen',
        description:
          'Zwei Takte treffen aufeinander: Ergebnis eines Austauschs mit dem Küstenlabor Silberstrand.',
      }),
      paragraph(
        'Im zweiten Jahr verbringen alle Promovierenden ein Vierteljahr in einer Partnergruppe. Das Ziel bestimmen Sie; die Schule zahlt Reise und Unterkunft und kümmert sich um Visa.',
      ),
      paragraph('Beliebte Stationen sind:'),
      list([
        'das Küstenlabor Silberstrand mit seinem Wellenkanal,',
        'die Nordkap Hochschule, an der Mikroskope für die Arktis entstehen,',
        'eine Uhrmacherei im Jura, weil sie besser justieren kann als wir.',
      ]),
      paragraph(
        'Umgekehrt nehmen wir Gäste auf. Sie erhalten einen Schreibtisch, eine Patin oder einen Paten und einen Schlüssel für das Bootshaus.',
      ),
    ],
  }),
];
