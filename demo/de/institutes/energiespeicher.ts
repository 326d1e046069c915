import {
  button,
  callout,
  description,
  grid,
  heading,
  heading2,
  leadImage,
  link,
  list,
  numbered,
  paragraph,
  quote,
  strong,
  styled,
  table,
  teaser,
  title,
} from '~mocks/seed/blocks';
import { below, listing, ofType, tagged } from '~mocks/seed/listing-blocks';
import { makeDocument, makeInstitut } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';

const home = '/de/institute/energiespeicher';

export const energyStorage: SeedModule = (day) => [
  makeInstitut({
    path: home,
    title: 'Energiespeicher',
    description: 'Batterien, Wasserstoff, Wärme',
    name: 'Institut für Energiespeicher',
    token: 'energiespeicher',
    created: day.minus(1455),
    modified: day.minus(8, '15:00'),
    head_title: 'Institut',
    preview_image: { picture: 'battery-layers.webp' },
    preview_caption: 'Aufbau einer Festkörperzelle: zwischen den Elektroden liegt nur ein hauchdünnes Glas',
    banner_image: { picture: 'battery-layers.webp' },
    sticky_menu: [
      { title: 'Ansprechpersonen', icon: 'ansprechpartner', href: '/de/ueber-uns/kontakt' },
      { title: 'Publikationen', icon: 'publikationen', href: `${home}/publikationen` },
      { title: 'Speichertag', icon: 'termine', href: '/de/aktuelles/veranstaltungen/energiespeichertag' },
      { title: 'Anfahrt', icon: 'anfahrt', href: '/de/anfahrt' },
    ],
    footer_header: 'Geschäftszimmer',
    footer_text: '<p>Besuchergruppen führen wir jeden ersten Donnerstag im Monat über die Prüfstände.</p>',
    footer_address: '<p>Geb. 09.3 / R. 010<br/>Am Wispewehr 1<br/>00417 Immerlund</p>',
    footer_leader: 'Prof. Dr. Ilka Feddersteen',
    footer_button_link: '/de/anfahrt',
    footer_contact_mail: 'energiespeicher@immerlund.example',
    footer_contact_phone: '+49 40 66969-900',
    blocks: [
      title(),
      styled(
        paragraph(
          'Sonne und Wind richten sich nicht nach dem Feierabend. Wir entwickeln, was die Stunden, Nächte und Winter dazwischen überbrückt.',
        ),
        { styles: { size: 'statement' } },
      ),
      leadImage(),
      heading('Für jede Pause der passende Speicher'),
      grid([
        styled(
          paragraph(
            strong('Für Stunden: '),
            'Festkörperzellen, die weder brennen noch auslaufen und sich in zwölf Minuten laden lassen.',
          ),
          { bg_color: 'tint' },
        ),
        styled(
          paragraph(
            strong('Für Nächte: '),
            'Salz, das flüssig wird, wenn die Sonne scheint, und erstarrt, wenn geheizt werden soll.',
          ),
          { bg_color: 'tint' },
        ),
        styled(
          paragraph(
            strong('Für Monate: '),
            'Wasserstoff, gebunden in Metallpulver, das man in einen Eimer schaufeln könnte.',
          ),
          { bg_color: 'tint' },
        ),
      ]),
      table([
        ['Speicher', 'Reichweite', 'Stand bei uns'],
        ['Festkörperzelle', '2 bis 8 Stunden', 'Labormuster, 5 Amperestunden'],
        ['Salzspeicher', '8 bis 20 Stunden', 'in Betrieb, 4 Megawattstunden'],
        ['Metallhydrid', 'Wochen bis Monate', 'Versuchsanlage, 90 Kilogramm'],
      ]),
      teaser({ href: `${home}/stoffe-und-grenzflaechen` }),
      teaser({
        href: '/de/aktuelles/meldungen/rechenzentrum-heizt-wispewehr',
        head_title: 'Aus der Praxis',
        title: 'Vierhundert warme Wohnungen',
        description: 'Unser Salzspeicher heizt einen Ortsteil, mit Wärme, die früher über das Dach entwich.',
        preview_image: '/de/bilder/mosaic',
        bg_color: 'band',
        useFullBackgroundContainer: true,
      }),
      listing({
        headline: 'Treffen Sie uns',
        variation: 'eventListing',
        query: [ofType('Event'), below('/de/aktuelles/veranstaltungen', 1), tagged('Energie')],
        sort_on: 'start',
        limit: 3,
      }),
      button({ title: 'Prüfstände kennenlernen', href: `${home}/pruefstaende` }),
    ],
  }),
  makeDocument({
    path: `${home}/forschung`,
    title: 'Forschung am Speicher',
    description: 'Wir denken vom Material her und enden erst beim Schaltschrank.',
    nav_title: 'Forschung',
    created: day.minus(1455),
    modified: day.minus(57, '11:30'),
    show_navigation_portlet: true,
    blocks: [
      title(),
      description(),
      heading2('Grenzflächen'),
      paragraph(
        'Die meisten Batterien altern nicht im Inneren ihrer Stoffe, sondern dort, wo zwei aufeinandertreffen. Mit Neutronen und sehr viel Geduld beobachten wir, was sich an diesen Grenzen ablagert, auflöst und wieder ablagert.',
      ),
      heading2('Salze'),
      paragraph(
        'Ein guter Wärmespeicher soll bei 70 Grad schmelzen, nichts angreifen und weniger kosten als Streusalz. Von 600 geprüften Mischungen erfüllen bisher zwei alle drei Wünsche. Eine davon steckt im Speicher von Wispewehr.',
      ),
      heading2('Hydride'),
      paragraph(
        'Bestimmte Metallpulver saugen Wasserstoff auf wie Löschpapier Tinte. Unklar ist, weshalb sie nach einigen Hundert Füllungen zu Staub zerfallen. Die Antwort suchen wir mit dem Elektronenmikroskop und, ganz altmodisch, mit Sieben.',
      ),
      quote('Ein Speicher ist dann gut, wenn ihn nach zwanzig Jahren niemand mehr bemerkt.', {
        author: 'Prof. Dr. Ilka Feddersteen',
        additional_information: 'Direktorin des Instituts',
        quotationLanguage: 'de',
      }),
    ],
  }),
  makeDocument({
    path: `${home}/pruefstaende`,
    title: 'Prüfstände',
    description: 'Hier darf kaputtgehen, was draußen halten soll.',
    created: day.minus(1300),
    modified: day.minus(14, '07:55'),
    show_navigation_portlet: true,
    preview_image: { picture: 'strata.webp' },
    blocks: [
      title(),
      description(),
      table(
        [
          ['Prüfstand', 'Was er kann', 'Freie Tage im Monat'],
          ['Zyklisierer', '960 Zellen gleichzeitig laden und entladen', '6'],
          ['Kältekammer', 'bis minus 40 Grad, begehbar', '9'],
          ['Salzturm', 'elf Meter hoch, 300 Grad', '4'],
          ['Wasserstoffbunker', '200 Bar, ferngesteuert', '3'],
        ],
        { striped: true },
      ),
      callout(
        'Bunker und Salzturm betreten Sie nur nach einer Unterweisung. Planen Sie dafür am ersten Tag zwei Stunden ein.',
      ),
      heading2('So buchen Sie'),
      numbered([
        'Schildern Sie Ihr Vorhaben in wenigen Zeilen.',
        'Wir schlagen einen Stand und einen Termin vor.',
        'Sie schicken die Proben mit Sicherheitsdatenblatt.',
        'Nach der Messung bekommen Sie die Rohdaten und eine Einschätzung von uns.',
      ]),
      paragraph(
        'Unternehmen zahlen einen Tagessatz, öffentliche Einrichtungen nur das Material. Bedingungen und Vertragsmuster finden Sie unter ',
        link('/de/zusammenarbeit/unternehmen', 'Für Unternehmen'),
        '.',
      ),
    ],
  }),
  makeDocument({
    path: `${home}/publikationen`,
    title: 'Publikationen und Patente',
    description: 'Was wir veröffentlicht haben und was andere nachbauen dürfen.',
    nav_title: 'Publikationen',
    created: day.minus(1450),
    modified: day.minus(66, '12:40'),
    show_navigation_portlet: true,
    blocks: [
      title(),
      description(),
      heading2('Aufsätze'),
      list([
        'Feddersteen, I.; Quast, R.: Six hundred salts. Journal of Patient Heat 9, 1–58',
        'Quast, R.: Why hydrides crumble. Powder and Grain 17, 340–352',
        'Lindemoor, A.; Feddersteen, I.: Neutrons at the lithium frontier. Interfaces in Storage 2, 66–71',
      ]),
      heading2('Patente'),
      paragraph(
        'Das Institut hält elf Schutzrechte. Sieben davon sind freigegeben: Kleine Betriebe dürfen sie nutzen, wenn sie uns einmal im Jahr von ihren Erfahrungen berichten.',
      ),
      heading2('Messdaten'),
      paragraph(
        'Alterungskurven von 4.200 Zellen stehen zum Herunterladen bereit, einschließlich jener, die in Flammen aufgingen. Fragen dazu beantwortet Aron Lindemoor unter +49 40 66969-917.',
      ),
    ],
  }),
];
