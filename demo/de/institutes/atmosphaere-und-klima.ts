import {
  description,
  grid,
  heading,
  heading2,
  hero,
  image,
  link,
  list,
  maps,
  paragraph,
  quote,
  separator,
  styled,
  table,
  teaser,
  title,
} from '~mocks/seed/blocks';
import { below, listing, ofType, tagged } from '~mocks/seed/listing-blocks';
import { makeDocument, makeInstitut } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';

const home = '/de/institute/atmosphaere-und-klima';

export const atmosphere: SeedModule = (day) => [
  makeInstitut({
    path: home,
    title: 'Atmosphäre und Klima',
    description: 'Wind, Wolken, Spurengase',
    name: 'Institut für Atmosphäre und Klima',
    token: 'atmosphaere-und-klima',
    created: day.minus(1458),
    modified: day.minus(7, '17:10'),
    head_title: 'Institut',
    preview_image: { picture: 'clouds.webp' },
    banner_image: { picture: 'lead-wind.webp' },
    sticky_menu: [
      { title: 'Messnetz', icon: 'lupe', href: `${home}/messnetz` },
      { title: 'Ansprechpersonen', icon: 'ansprechpartner', href: '/profile/moewenfeld' },
      { title: 'Weg zur Hohen Warte', icon: 'anfahrt', href: `${home}/hohe-warte` },
      { title: 'Warnungen abonnieren', icon: 'rss', href: 'https://warnung.immerlund.example/regenwind.xml' },
    ],
    footer_header: 'Geschäftszimmer',
    footer_text: '<p>Wetterauskünfte für Privatpersonen geben wir nicht, so gern wir manchmal möchten.</p>',
    footer_address: '<p>Geb. 06.1 / R. 002<br/>Am Wispewehr 1<br/>00417 Immerlund</p>',
    footer_leader: 'Prof. Dr. Oke Windgaard',
    footer_button_link: '/de/anfahrt',
    footer_contact_mail: 'atmosphaere@immerlund.example',
    footer_contact_phone: '+49 40 66969-600',
    blocks: [
      hero({
        href: `${home}/messnetz`,
        head_title: 'Institut für Atmosphäre und Klima',
        title: 'Der Luft beim Denken zusehen',
        description:
          'Zwischen heiterem Himmel und Gewitter liegen oft nur zwanzig Minuten. Wir wollen verstehen, was in ihnen geschieht.',
        buttonText: 'Zum Messnetz',
        preview_image: '/de/bilder/clouds',
        variation: 'right',
      }),
      grid([
        paragraph(
          'Klima ist der lange Atem des Wetters. Am Institut arbeiten deshalb zwei Sorten Menschen: die einen rechnen in Sekunden, die anderen in Jahrhunderten. Mittags sitzen sie am selben Tisch. Gemessen wird an Masten, mit Ballons und im Watt, gerechnet auf WISPE-4. Die Ergebnisse nutzen Feuerwehren, Deichverbände und Höfe, ohne Lizenz und ohne Rechnung.',
        ),
        image({
          url: '/de/bilder/wind-lines',
          alt: 'Weiße und gelbe Windlinien, die auf dunkelblauem Grund um Hochs und Tiefs kreisen',
          size: 'm',
        }),
      ]),
      teaser({ href: `${home}/luft-und-wasser` }),
      listing({
        headline: 'Neues aus Luft und Meer',
        linkTitle: 'Alle Meldungen',
        link: '/de/aktuelles/meldungen',
        variation: 'newsListing',
        query: [ofType('Meldung'), below('/de/aktuelles/meldungen', 1), tagged('Wind', 'Gezeiten', 'Küste')],
        sort_on: 'effective',
        descending: true,
        limit: 3,
      }),
      heading('Wo wir messen'),
      grid([
        teaser({
          href: `${home}/messnetz`,
          title: 'Messnetz Regenwind',
          description: '340 Masten zwischen Küste und Mittelgebirge.',
          preview_image: '/de/bilder/ridges',
        }),
        teaser({
          href: `${home}/hohe-warte`,
          title: 'Außenstelle Hohe Warte',
          description: 'Ein Hügel, ein Turm und der älteste Regenmesser der Region.',
          preview_image: '/de/bilder/terrain',
        }),
        teaser({
          href: '/de/projekte/tidentakt',
          title: 'Projekt Tidentakt',
          description: 'Pegel im Watt, Handschriften im Archiv.',
          preview_image: '/de/bilder/tide-lines',
        }),
      ]),
      quote('Die Vorhersage für morgen ist besser geworden. Die für in zwanzig Minuten fehlt uns noch.', {
        author: 'Prof. Dr. Oke Windgaard',
        additional_information: 'Direktor des Instituts',
        quotationLanguage: 'de',
        bg_color: 'ink',
        useFullBackgroundContainer: true,
      }),
    ],
  }),
  makeDocument({
    path: `${home}/forschung`,
    title: 'Forschung in der Luft',
    description: 'Vier Gruppen teilen sich den Himmel nach Höhe und Zeit.',
    nav_title: 'Forschung',
    created: day.minus(1455),
    modified: day.minus(44, '10:20'),
    show_navigation_portlet: true,
    blocks: [
      title(),
      description(),
      table([
        ['Gruppe', 'Höhe', 'Zeitraum', 'Leitung'],
        ['Böen und Starkregen', 'bis 2 Kilometer', 'Sekunden bis Stunden', 'Oke Windgaard'],
        ['Wolkenalterung', '2 bis 12 Kilometer', 'Stunden bis Tage', 'Swantje Brook'],
        ['Spurengase', 'alle Schichten', 'Monate bis Jahre', 'Ruben Allenstein'],
        [
          'Küstenklima',
          'Meeresspiegel',
          'Jahrzehnte bis Jahrhunderte',
          [link('/profile/moewenfeld', 'Gesine Möwenfeld')],
        ],
      ]),
      heading2('Ein Beispiel: warum Wolken altern'),
      image({
        url: '/de/bilder/clouds',
        alt: 'Gelbe Sonne über einem Meer aus weißen und hellblauen Wolken',
        description: 'Junge Wolken von oben, gezeichnet nach einer Aufnahme der Ballonkamera.',
        size: 'm',
      }),
      paragraph(
        'Junge Wolken sind scharf umrissen, alte fransen aus. Swantje Brook hat gemessen, dass dabei vor allem die kleinsten Tropfen verdunsten. Dadurch wird die Wolke dunkler und wärmt den Boden, statt ihn zu kühlen. In Klimamodellen bleibt sie bisher ewig jung; das ändern wir gerade.',
      ),
    ],
  }),
  makeDocument({
    path: `${home}/messnetz`,
    title: 'Messnetz und Daten',
    description: '340 Stationen auf 22.000 Quadratkilometern, und alle Daten sind frei.',
    created: day.minus(900),
    modified: day.minus(24, '09:10'),
    show_navigation_portlet: true,
    preview_image: { picture: 'ridges.webp' },
    blocks: [
      title(),
      description(),
      heading2('Was eine Station misst'),
      list([
        'Windrichtung und Windstärke in zwei, sechs und zehn Metern Höhe',
        'Luftdruck auf ein Hundertstel Hektopascal genau',
        'Feuchte, Temperatur und Regenmenge',
        'Schall unterhalb von zwanzig Hertz',
      ]),
      image({
        url: '/de/bilder/ridges',
        alt: 'Viele übereinandergestellte Messkurven, die wie ein Gebirgszug wirken',
        description: 'Ein Sommertag an 60 Stationen, jede Linie eine Stunde.',
      }),
      heading2('Daten abrufen'),
      paragraph(
        'Werte der letzten 48 Stunden können Sie im Sekundentakt laden, ältere als Tagesdateien. Eine Reihe zum Ausprobieren liegt als ',
        link('/de/dateien/messreihe-pegel.csv', 'Tabelle'),
        ' bereit. Bitte nennen Sie bei Veröffentlichungen das Messnetz und schreiben Sie uns, was Sie gefunden haben.',
      ),
      separator(),
      paragraph(
        'Steht ein Mast auf Ihrem Grundstück im Weg? Stationsbetreuer Enno Harksen findet eine Lösung: +49 40 66969-688.',
      ),
    ],
  }),
  makeDocument({
    path: `${home}/hohe-warte`,
    title: 'Außenstelle Hohe Warte',
    description: 'Seit 1964 wird hier jeden Morgen um sieben der Regen ausgeschüttet und aufgeschrieben.',
    created: day.minus(1200),
    modified: day.minus(80, '11:00'),
    show_navigation_portlet: true,
    blocks: [
      title(),
      description(),
      paragraph(
        'Die Hohe Warte ist 148 Meter hoch, was in dieser Gegend als Berg gilt. Vom Turm aus reicht der Blick bis zur Mündung der Wispe. Unten im ehemaligen Forsthaus arbeiten elf Menschen, ein Wolkenradar und zwei Schafe, die den Rasen um die Messgeräte kurz halten.',
      ),
      styled(
        paragraph(
          'Täglich um 8, 14 und 20 Uhr startet ein Ballon. Wer ihn findet, erhält gegen Rückgabe der Sonde eine Tafel Schokolade.',
        ),
        { bg_color: 'tint' },
      ),
      heading2('Besuch und Weg'),
      paragraph(
        'Der Turm ist sonntags von 11 bis 16 Uhr geöffnet. Ab Bahnhof Immerlund fährt Bus 48 bis zur Endhaltestelle, von dort sind es zwölf Minuten bergauf. Für Rollstühle gibt es eine Zufahrt von Norden.',
      ),
      maps({
        url: 'https://www.google.com/maps?q=54.043,8.631&z=14&output=embed',
        title: 'Karte der Umgebung mit dem Fußweg zur Hohen Warte',
      }),
    ],
  }),
];
