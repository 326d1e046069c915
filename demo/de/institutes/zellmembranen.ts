import {
  callout,
  description,
  grid,
  heading2,
  image,
  link,
  list,
  oldGrid,
  paragraph,
  quote,
  teaser,
  title,
} from '~mocks/seed/blocks';
import { makeDocument, makeInstitutsbereich } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';

const home = '/de/institute/zellbiophysik/zellmembranen';

/** Area 1 of the institute. */
export const cellMembranes: SeedModule = (day) => [
  makeInstitutsbereich({
    path: home,
    title: 'Die dünnste Haut der Welt',
    description:
      'Zwei Lagen Fett, dazwischen ein paar Tausend Türsteher: Wir erforschen, wie Membranen dicht und zugleich durchlässig sind.',
    name: 'Zellmembranen',
    nav_title: 'Zellmembranen',
    head_title: 'Bereich 1',
    token: 'zellmembranen',
    created: day.minus(1440),
    modified: day.minus(29, '10:35'),
    preview_image: { picture: 'membrane.webp' },
    banner_image: { picture: 'membrane.webp' },
    sticky_menu: [
      { title: 'Ansprechpersonen', icon: 'ansprechpartner', href: '/de/ueber-uns/kontakt' },
      { title: 'Methoden von A bis Z', icon: 'az', href: `${home}/methoden` },
      { title: 'Anfahrt', icon: 'anfahrt', href: '/de/anfahrt' },
    ],
    footer_header: 'Sekretariat',
    footer_text: '<p>Der Bereich arbeitet mit vier Kliniken und einer Käserei zusammen.</p>',
    footer_address: '<p>Geb. 04.8 / R. 118<br/>Am Wispewehr 1<br/>00417 Immerlund</p>',
    footer_leader: 'Prof. Dr. Mattis Hollerbrook',
    footer_button_link: '/de/anfahrt',
    footer_contact_mail: 'zellmembranen@immerlund.example',
    footer_contact_phone: '+49 40 66969-118',
    blocks: [
      title(),
      description(),
      oldGrid([
        image({
          url: '/de/bilder/droplets',
          alt: 'Runde, hellblaue Bläschen, die sich berühren, ohne zu verschmelzen',
          description: 'Künstliche Bläschen, zehnmal so groß wie eine Hefezelle',
          size: 'm',
        }),
        image({
          url: '/de/bilder/network-nerves',
          alt: 'Eine blaue und eine rote Nervenzelle mit weit verzweigten Fortsätzen',
          description: 'Nervenzelle: fast nur Oberfläche',
          size: 'm',
        }),
      ]),
      paragraph(
        'Würde man alle Membranen eines Menschen ausbreiten, bedeckten sie mehrere Fußballfelder. Trotzdem weiß niemand genau, wie fest sie eigentlich sind. Wir ziehen mit Glasröhrchen an ihnen, stechen sie an, kühlen sie ab und hören über winzige Elektroden zu, wenn sich ein Kanal öffnet.',
      ),
      grid(
        [
          teaser({
            href: `${home}/forschung`,
            title: 'Forschung',
            description: 'Kanäle, Inseln, Risse: unsere laufenden Vorhaben.',
            preview_image: '/de/bilder/membrane',
          }),
          teaser({
            href: `${home}/methoden`,
            title: 'Methoden',
            description: 'Was wir messen können und was Sie bei uns lernen.',
            preview_image: '/de/bilder/interference',
          }),
        ],
        { headline: 'Tiefer eintauchen', bg_color: 'tint', useFullBackgroundContainer: true },
      ),
      quote('Eine Membran verzeiht fast alles, nur keinen Seifenrest.', {
        author: 'Dr. Birte Nissing',
        additional_information: 'Leiterin des Lipidlabors',
        quotationLanguage: 'de',
      }),
    ],
  }),
  makeDocument({
    path: `${home}/forschung`,
    title: 'Forschung an Membranen',
    description: 'Drei Vorhaben, die sich um Löcher drehen: gewollte, reparierte und gefährliche.',
    nav_title: 'Forschung',
    created: day.minus(1440),
    modified: day.minus(52, '13:25'),
    show_navigation_portlet: true,
    blocks: [
      title(),
      description(),
      heading2('Kanäle unter Zug'),
      paragraph(
        'Manche Eiweiße öffnen sich, sobald man an der Membran zieht. Ihnen verdanken wir Tastsinn und Gehör. Wir messen, wie viel Zug ein einzelner Kanal braucht: etwa so viel, wie zwei aneinanderhaftende Wassermoleküle leisten.',
      ),
      heading2('Inseln aus Fett'),
      paragraph(
        'In der flüssigen Hülle treiben festere Flecken. Ob sie Ankerplätze für Eiweiße sind oder bloß Zufall, wird seit dreißig Jahren diskutiert. Mit langsam abgekühlten Bläschen wollen wir die Frage bis zum nächsten Sommer entscheiden.',
      ),
      heading2('Risse, die sich schließen'),
      paragraph(
        'Herzmuskelzellen reißen bei jedem Marathon tausendfach ein und flicken sich binnen Sekunden. Gemeinsam mit Kliniken suchen wir den Stoff, der das Signal dazu gibt. Zwei Kandidaten sind noch im Rennen.',
      ),
      callout(
        'Sie leiden an einer Muskelerkrankung und möchten an einer Studie teilnehmen? Bitte fragen Sie Ihre Klinik; wir selbst führen keine Untersuchungen an Menschen durch.',
      ),
    ],
  }),
  makeDocument({
    path: `${home}/methoden`,
    title: 'Methoden',
    description: 'Von Abkühlen bis Zupfen: womit wir Membranen auf die Probe stellen.',
    created: day.minus(1200),
    modified: day.minus(110, '15:10'),
    show_navigation_portlet: true,
    blocks: [
      title(),
      description(),
      list([
        'Abkühlen: in Schritten von einem Hundertstel Grad, bis sich Inseln zeigen',
        'Elektroden: Ströme einzelner Kanäle, kleiner als ein Billionstel Ampere',
        'Pipette: sanftes Ansaugen, um die Spannung der Hülle zu bestimmen',
        'Streulicht: Dicke der Doppelschicht, ohne sie zu berühren',
        'Zupfen: Fäden aus Membran, gezogen mit einer Laserpinzette',
      ]),
      heading2('Selbst messen'),
      paragraph(
        'Zweimal im Jahr bieten wir einen Kurs für Gäste an. Eine Woche lang bauen Sie Bläschen, vermessen sie und lernen, warum man Glas siebenmal spült. Die Plätze vergibt Birte Nissing, ',
        link('mailto:lipidlabor@immerlund.example', 'lipidlabor@immerlund.example'),
        '.',
      ),
    ],
  }),
];
