import {
  button,
  description,
  grid,
  heading2,
  image,
  link,
  list,
  paragraph,
  quote,
  teaser,
  title,
} from '../blocks';
import { below, listing, ofType } from '../listing-blocks';
import { makeDocument } from '../makers';
import type { SeedModule } from '../makers';

const jobsPath = '/de/karriere/stellenangebote';

/** Working at the centre: overview, doctoral researchers, open positions. */
export const careers: SeedModule = (day) => [
  makeDocument({
    path: '/de/karriere',
    title: 'Karriere',
    description: 'Arbeiten, wo andere nachfragen: Was Sie in Immerlund erwartet.',
    created: day.minus(1420),
    modified: day.minus(30, '09:25'),
    preview_image: { picture: 'waves-night.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'Nur gut die Hälfte unserer Beschäftigten forscht. Die anderen fräsen Probenhalter, programmieren Steuerungen, verhandeln Verträge, kochen für 900 Gäste am Tag oder halten die Uferwege frei. Gebraucht werden alle, und alle duzen sich spätestens nach der ersten gemeinsamen Schicht.',
      ),
      heading2('Was wir bieten'),
      list([
        'Tarifvertrag, 30 Tage Urlaub und Arbeitszeit, die sich nach Ihrem Leben richtet',
        'Kindertagesstätte mit 80 Plätzen auf dem Gelände, geöffnet von 6.30 bis 18 Uhr',
        'Umzugshilfe, Sprachkurse und Behördengänge in Begleitung des Willkommensbüros',
        'Fahrräder zum Ausleihen und ein Bootssteg für die Mittagspause',
      ]),
      grid([teaser({ href: jobsPath }), teaser({ href: '/de/karriere/promotion' })]),
      quote('Ich kam für ein Praktikum und habe danach den Mietvertrag verlängert, elf Jahre lang.', {
        author: 'Malin Osterkoog',
        additional_information: 'Feinmechanikerin in der Zentralwerkstatt',
        quotationLanguage: 'de',
      }),
    ],
  }),
  makeDocument({
    path: jobsPath,
    title: 'Stellenangebote',
    description: 'Ob Labor, Werkstatt oder Rechenzentrum: unsere offenen Stellen.',
    created: day.minus(1415),
    modified: day.minus(4, '07:50'),
    show_navigation_portlet: true,
    preview_image: { picture: 'waves.webp' },
    blocks: [
      title(),
      description(),
      listing({
        variation: 'summary',
        query: [ofType('Document'), below(jobsPath, 1)],
        sort_on: 'effective',
        descending: true,
      }),
      heading2('So bewerben Sie sich'),
      paragraph(
        'Ein Lebenslauf und die wichtigsten Zeugnisse genügen, ein Anschreiben ist freiwillig. Fotos, Alter und Familienstand möchten wir nicht wissen. Sie hören spätestens zwei Wochen nach Ende der Frist von uns, auch wenn wir uns anders entscheiden.',
      ),
      paragraph(
        'Nichts dabei? Schicken Sie Ihre Unterlagen trotzdem an ',
        link('mailto:karriere@immerlund.example', 'karriere@immerlund.example'),
        '.',
      ),
    ],
  }),
  makeDocument({
    path: `${jobsPath}/grenzflaechen-in-festkoerperbatterien`,
    title: 'Wissenschaftliche Mitarbeit (m/w/d): Grenzflächen in Festkörperbatterien',
    nav_title: 'Grenzflächen in Festkörperbatterien',
    show_navigation_portlet: true,
    description: `Institut für Energiespeicher, Immerlund. Bewerbung bis ${day.text(50, 'de')}.`,
    effective: day.minus(5),
    created: day.minus(6),
    modified: day.minus(5, '12:30'),
    blocks: [
      title(),
      description(),
      paragraph(
        'Sie wollen wissen, warum Batterien altern? Bei uns schauen Sie ihnen dabei zu, mit Elektronenmikroskopen, an der Lichtquelle LUMEA und am Rechner.',
      ),
      heading2('Ihre Aufgaben'),
      list([
        'Sie bereiten dünne Schichten vor und messen, wie Ionen durch sie wandern.',
        'Sie planen Messzeiten und werten die Daten mit dem Team aus.',
        'Sie betreuen zwei Abschlussarbeiten im Jahr.',
      ]),
      heading2('Das bringen Sie mit'),
      paragraph(
        'Eine Promotion in Physik, Chemie oder Materialwissenschaft, Erfahrung mit Impedanzmessungen sowie sehr gutes Englisch. Deutsch können Sie hier lernen. Die Stelle ist zunächst auf drei Jahre befristet und lässt sich ab 75 Prozent teilen.',
      ),
      button({
        title: 'Unterlagen per E-Mail senden',
        href: 'mailto:karriere@immerlund.example?subject=2026-214',
      }),
    ],
  }),
  makeDocument({
    path: `${jobsPath}/mess-und-regeltechnik`,
    title: 'Elektroniker (m/w/d) für Mess- und Regeltechnik',
    nav_title: 'Mess- und Regeltechnik',
    show_navigation_portlet: true,
    description: `Zentrale Technik, Immerlund. Bewerbung bis ${day.text(29, 'de')}.`,
    effective: day.minus(8),
    created: day.minus(9),
    modified: day.minus(8, '10:10'),
    blocks: [
      title(),
      description(),
      paragraph(
        'Sechzehn Spulen, 400 Fühler und eine Steuerung, die auf die Mikrosekunde genau schaltet: In der Technik von HALO wird es nicht langweilig. Sie halten die Anlage am Leben, suchen Fehler, bevor sie sich zeigen, und bauen mit, wenn ein Versuch etwas braucht, das es nicht zu kaufen gibt.',
      ),
      heading2('Passt das zu Ihnen?'),
      list([
        'Abgeschlossene Ausbildung in der Elektronik oder Mechatronik',
        'Freude an Schaltplänen, die niemand mehr erklären kann',
        'Bereitschaft zu einer Spätschicht im Monat',
      ]),
      paragraph('Die Stelle ist unbefristet. Auskunft gibt der Werkstattleiter unter +49 40 66969-415.'),
    ],
  }),
  makeDocument({
    path: `${jobsPath}/wolken-im-klimamodell`,
    title: 'Promotion (m/w/d): Wolken im Klimamodell',
    nav_title: 'Wolken im Klimamodell',
    show_navigation_portlet: true,
    description: `Atmosphäre und Klima, Außenstelle Hohe Warte. Bewerbung bis ${day.text(64, 'de')}.`,
    effective: day.minus(12),
    created: day.minus(14),
    modified: day.minus(12, '15:20'),
    blocks: [
      title(),
      description(),
      paragraph(
        'Wolken sind die größte Unbekannte jeder Klimarechnung. In diesem Vorhaben bringen Sie Messwerte aus dem Netz Regenwind mit einem Modell zusammen, das einzelne Schauer auflöst, und prüfen, an welcher Stelle beide auseinanderlaufen.',
      ),
      paragraph(
        'Sie arbeiten auf der Hohen Warte, eine halbe Busstunde vom Hauptgelände entfernt und bei klarem Wetter mit Sicht bis zur See. Voraussetzung ist ein sehr guter Master in Meteorologie, Physik oder Mathematik.',
      ),
      paragraph(
        'Wie eine Doktorarbeit bei uns abläuft, beschreibt die Seite ',
        link('/de/karriere/promotion', 'Promotion'),
        '.',
      ),
    ],
  }),
  makeDocument({
    path: '/de/karriere/promotion',
    title: 'Promotion',
    description: 'Drei Jahre, zwei Betreuende, ein Thema, das Ihnen gehört.',
    created: day.minus(1405),
    modified: day.minus(88, '16:40'),
    preview_image: { picture: 'growth-rings.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'Rund 210 Menschen promovieren zurzeit in Immerlund. Sie haben einen Arbeitsvertrag, ein eigenes Reisebudget und zwei Personen, die sie betreuen, von denen eine nie an der Bewertung beteiligt ist. So lässt sich auch über das Scheitern reden.',
      ),
      image({
        url: '/de/bilder/growth-rings',
        alt: 'Unregelmäßige grüne Ringe, die sich wie Jahresringe um einen Kern legen',
        align: 'right',
        size: 'm',
        description: 'Titelbild einer Dissertation über wachsende Zellschichten.',
      }),
      heading2('Allein oder im Programm'),
      paragraph(
        'Sie können sich auf eine ',
        link(jobsPath, 'ausgeschriebene Stelle'),
        ' bewerben oder einem Jahrgang der Graduiertenschule Leben in Bewegung beitreten. Dort beginnen jeden Oktober acht Personen gemeinsam, arbeiten reihum in drei Laboren und suchen sich danach ihr Thema aus.',
      ),
      paragraph(
        'Den Titel verleiht die Hochschule, an der Ihre Betreuerin oder Ihr Betreuer lehrt. Verteidigt wird, wenn Sie es wünschen, in der alten Turbinenhalle.',
      ),
    ],
  }),
];
