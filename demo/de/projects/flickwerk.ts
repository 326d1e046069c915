import {
  button,
  callout,
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
  separator,
  styled,
  table,
  target,
  teaser,
  title,
} from '~mocks/seed/blocks';
import { below, listing, ofType } from '~mocks/seed/listing-blocks';
import { makeDocument, makeProjectSite } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';

const home = '/de/projekte/flickwerk';

/** A project site with the usual header and a look of its own. */
export const flickwerk: SeedModule = (day) => [
  makeProjectSite({
    path: home,
    title: 'Flickwerk',
    description:
      'Haut heilt, Batterien nicht. Flickwerk bringt Werkstoffen bei, ihre Risse selbst zu schließen.',
    nav_title: 'Flickwerk',
    head_title: 'Verbundprojekt',
    created: day.minus(420),
    modified: day.minus(5, '15:10'),
    preview_image: { picture: 'terrain.webp' },
    special: false,
    logo: { picture: 'flickwerk-logo.svg' },
    bg_image: { picture: 'terrain.webp' },
    main_bg_color: '#f6e3cf',
    nav_font_color: '#3b2417',
    nav_active_color: '#9c2f12',
    main_font: 'georgia',
    additional_body_class: 'projekt-flickwerk',
    matomo_id: '12',
    default_page_size: 5,
    pre_footer: [
      {
        title: 'Werkstoffstiftung Nord',
        href: 'https://werkstoffstiftung.example',
        logo: [target('/de/bilder/mark-werkstoffstiftung')],
        openLinkInNewTab: true,
      },
      {
        title: 'Stiftung Küstenlicht',
        href: 'https://kuestenlicht.example',
        logo: [target('/de/bilder/mark-kuestenlicht')],
        openLinkInNewTab: false,
      },
    ],
    footer: [
      {
        title: 'Mitmachen',
        titleEn: 'Take part',
        href: `${home}/mitmachen`,
        hrefEn: '/en/projects/flickwerk/take-part',
      },
      {
        title: 'Partner',
        titleEn: 'Partners',
        href: `${home}/partner`,
        hrefEn: '/en/projects/flickwerk/partners',
      },
    ],
    footer_logo: { picture: 'flickwerk-logo.svg' },
    footer_logo_link: 'https://werkbank.immerlund.example/flickwerk',
    blocks: [
      hero({
        href: `${home}/idee`,
        head_title: 'Verbundprojekt',
        title: 'Risse, die sich selbst schließen',
        description: 'Eine Wunde heilt über Nacht. Warum kann das eine Batterie nicht?',
        buttonText: 'Die Idee dahinter',
        preview_image: '/de/bilder/terrain',
        variation: 'right',
      }),
      heading('Drei Jahre, zwei Institute, ein Nähkästchen'),
      styled(
        paragraph(
          'Zellbiophysik und Energiespeicher teilen sich seit Januar ein Labor. Die einen wissen, wie Gewebe heilt, die anderen, woran Speicher sterben.',
        ),
        { styles: { size: 'statement' } },
      ),
      grid([
        teaser({
          href: `${home}/werkstoffe`,
          head_title: 'Werkstoffe',
          title: 'Vier Kandidaten',
          description: 'Vom Gel bis zur Glasur: was im Labor schon heilt.',
          preview_image: '/de/bilder/droplets',
        }),
        teaser({
          href: `${home}/mitmachen`,
          head_title: 'Mitmachen',
          title: 'Schicken Sie uns Kaputtes',
          description: 'Wir sammeln Risse aus dem Alltag.',
          preview_image: '/de/bilder/shards',
        }),
      ]),
      quote('Perfekt ist nicht, was nie reißt, sondern was danach weitermacht.', {
        author: 'Dr. Samira Sahlmann',
        additional_information: 'Koordinatorin',
        image: '/de/bilder/portrait-sahlmann',
        quotationLanguage: 'de',
        bg_color: 'tint',
        useFullBackgroundContainer: true,
      }),
      button({ title: 'Zu den Partnern', href: `${home}/partner`, align: 'center' }),
    ],
  }),
  makeDocument({
    path: `${home}/idee`,
    title: 'Die Idee',
    description: 'Was Haut, Knochen und Efeu einer Batterie voraushaben.',
    created: day.minus(415),
    modified: day.minus(50, '11:50'),
    show_navigation_portlet: true,
    preview_image: { picture: 'growth-rings.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'Lebendes Gewebe wartet nicht auf den Reparaturdienst. Sobald eine Zelle merkt, dass ihr Nachbar fehlt, rückt sie nach. Dafür braucht sie weder Plan noch Befehl, nur einen Vorrat an Baustoff und ein Gespür für Zug.',
      ),
      heading2('Drei Zutaten'),
      numbered([
        'Ein Fühler, der den Riss bemerkt, solange er kürzer ist als ein Haar breit',
        'Ein Vorrat, der erst dann flüssig wird, wenn man ihn braucht',
        'Ein Ende: Was nicht aufhört zu heilen, wuchert',
      ]),
      paragraph(
        'Am dritten Punkt sind frühere Versuche gescheitert. Deshalb sitzen bei uns Leute aus der ',
        link('/de/institute/zellbiophysik/mechanik-des-gewebes', 'Mechanik des Gewebes'),
        ' mit am Tisch, die seit Jahren untersuchen, wann Zellen stehen bleiben.',
      ),
    ],
  }),
  makeDocument({
    path: `${home}/werkstoffe`,
    title: 'Werkstoffe',
    description: 'Vier Kandidaten, sortiert nach der Zeit, die sie zum Heilen brauchen.',
    created: day.minus(380),
    modified: day.minus(5, '14:35'),
    show_navigation_portlet: true,
    preview_image: { picture: 'droplets.webp' },
    blocks: [
      title(),
      description(),
      table(
        [
          ['Werkstoff', 'Heilt in', 'Gedacht für'],
          ['Zuckergel', '8 Sekunden', 'weiche Sensoren'],
          ['Kapselglas', '40 Minuten', 'Festkörperzellen'],
          ['Salzglasur', 'einem Tag', 'Wärmespeicher'],
          ['Pilzbeton', 'drei Wochen', 'Deichfüße'],
        ],
        { striped: true },
      ),
      image({
        url: '/de/bilder/droplets',
        alt: 'Dicht liegende Tropfen verschiedener Größe, hellblau mit Lichtpunkten',
        description: 'Kapseln mit Heilmittel, kurz bevor ein Riss sie erreicht.',
      }),
      heading2('Was noch nicht geht'),
      paragraph(
        'Das Kapselglas heilt jede Stelle nur einmal. Für einen zweiten Riss am selben Ort fehlt der Vorrat; wir probieren feine Kanäle aus, durch die er nachfließen könnte.',
      ),
    ],
  }),
  makeDocument({
    path: `${home}/mitmachen`,
    title: 'Mitmachen',
    description: 'Wir suchen Risse: in Tassen, Reifen, Handyhüllen und Hauswänden.',
    created: day.minus(300),
    modified: day.minus(34, '16:15'),
    show_navigation_portlet: true,
    blocks: [
      title(),
      description(),
      paragraph(
        'Im Labor erzeugen wir schöne, gerade Risse. Im Leben verlaufen sie krumm. Fotografieren Sie den Schaden neben einem Lineal, dann lernt unser Rechner, wie Dinge wirklich brechen.',
      ),
      list([
        'Bild mit Lineal und einem Satz dazu, woraus der Gegenstand besteht',
        'bitte keine Gesichter, Kennzeichen oder Hausnummern',
        'Einsendungen löschen wir nach Ende des Projekts',
      ]),
      callout('Batterien mit Rissen gehören zum Wertstoffhof, niemals in die Post.'),
      button({ title: 'Riss einsenden', href: 'mailto:flickwerk@immerlund.example' }),
    ],
  }),
  makeDocument({
    path: `${home}/partner`,
    title: 'Partner und Förderung',
    nav_title: 'Partner',
    description: 'Wer mitnäht und wer den Faden bezahlt.',
    created: day.minus(410),
    modified: day.minus(76, '09:30'),
    show_navigation_portlet: true,
    blocks: [
      title(),
      description(),
      list([
        [link('/de/institute/zellbiophysik', 'Zellbiophysik'), ': Wundheilung und Zellmechanik'],
        [link('/de/institute/energiespeicher', 'Energiespeicher'), ': Koordination, Glas und Salz'],
        'Feinoptik Brackmoor: Mikroskope für Risse in Bewegung',
        'Keramikwerkstatt Seesand: Glasuren und sehr ehrliche Urteile',
      ]),
      separator(),
      paragraph(
        'Die Werkstoffstiftung Nord trägt zwei Drittel der Kosten. Den Rest teilen sich die Stiftung Küstenlicht und das Forschungszentrum.',
      ),
      listing({
        headline: 'Weitere Vorhaben mit eigenem Auftritt',
        variation: 'summary',
        query: [ofType('ProjectSite'), below('/de/projekte', 1)],
      }),
    ],
  }),
];
