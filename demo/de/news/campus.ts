import {
  callout,
  description,
  heading2,
  image,
  link,
  numbered,
  paragraph,
  quote,
  title,
} from '~mocks/seed/blocks';
import { makeMeldung } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';

const news = '/de/aktuelles/meldungen';

/** News of facilities and campus. */
export const campusNews: SeedModule = (day) => [
  makeMeldung({
    path: `${news}/neue-leitung-fuer-lumea`,
    title: 'Neue Leitung für das Großgerät LUMEA',
    description:
      'Die Laserphysikerin Ragna Eschenlohr übernimmt die Lichtquelle wenige Wochen vor dem ersten Nutzerbetrieb.',
    created: day.minus(8, '10:10'),
    modified: day.minus(5, '12:04'),
    effective: day.minus(5, '12:00'),
    subjects: ['LUMEA', 'Großgeräte', 'Personalia'],
    head_title: 'Personalia',
    preview_image: { picture: 'interference.webp' },
    relatedItems: [`${news}/antraege-auf-messzeit`, `${news}/ein-kristall-der-sein-eigenes-licht-beugt`],
    show_navigation_portlet: true,
    exclude_from_nav: true,
    blocks: [
      title(),
      description(),
      paragraph(
        'Dr. Ragna Eschenlohr kennt LUMEA, seit das Gerät aus einem Erdloch und einer Excel-Tabelle bestand. Sie plante die Spiegelkammer, verhandelte über Quarzglas und verbrachte zwei Winter in der unbeheizten Strahlhalle. Nun leitet sie die Anlage. Ihr Vorgänger Prof. Dr. Thore Brandis geht nach siebzehn Jahren im Haus in den Ruhestand.',
      ),
      paragraph(
        'LUMEA erzeugt Lichtblitze von vierzig Femtosekunden Dauer. In dieser Zeit legt das Licht selbst kaum mehr als den Durchmesser eines Staubkorns zurück. Wer Moleküle mit solchen Blitzen beleuchtet, erhält Standbilder einer Reaktion und kann sie zu einem Film zusammensetzen.',
      ),
      quote('Ein Gerät ist fertig, wenn andere damit etwas finden, woran wir nie gedacht haben.', {
        author: 'Dr. Ragna Eschenlohr',
        additional_information: 'Leiterin des Großgeräts LUMEA',
        quotationLanguage: 'de',
      }),
      heading2('Jede zehnte Schicht für eilige Ideen'),
      paragraph(
        'Ab Januar dürfen Gruppen von außerhalb messen. Zunächst stehen vier Plätze bereit, einer davon mit Kühlung bis vier Kelvin. Eschenlohr hat angekündigt, jede zehnte Schicht kurzfristig zu vergeben: für Einfälle, die nicht bis zur nächsten Ausschreibung warten können. Alles Weitere zur Anlage steht auf der ',
        link('/de/forschung/grossgeraete/lumea', 'Seite von LUMEA'),
        '.',
      ),
    ],
  }),
  makeMeldung({
    path: `${news}/rechenzentrum-heizt-wispewehr`,
    title: 'Rechenzentrum heizt ab Winter den Ortsteil Wispewehr',
    description:
      'Die Abwärme der Großrechner fließt künftig in 410 Wohnungen, eine Grundschule und das Freibad.',
    created: day.minus(12, '11:10'),
    modified: day.minus(8, '14:24'),
    effective: day.minus(8, '14:20'),
    subjects: ['Campus', 'Energie', 'Nachhaltigkeit'],
    head_title: 'Campus',
    preview_image: { picture: 'mosaic.webp' },
    institutes: ['energiespeicher'],
    relatedItems: [`${news}/messnetz-regenwind-millionste-boee`],
    show_navigation_portlet: true,
    exclude_from_nav: true,
    blocks: [
      title(),
      description(),
      paragraph(
        'Bisher blies das Rechenzentrum seine Wärme über das Dach ins Freie, im Jahr so viel, wie ein mittleres Dorf verheizt. Mit der kommenden Heizperiode ändert sich das. Eine 1,9 Kilometer lange Leitung verbindet den Campus mit dem Heizwerk des Ortsteils Wispewehr.',
      ),
      image({
        url: '/de/bilder/waves',
        alt: 'Gelbe, orange und blaue Linien, zu einem wellenförmigen Band verflochten',
        description: 'Wärmeströme in der neuen Leitung, gemessen während der ersten Probefüllung.',
        size: 'm',
      }),
      heading2('52 Grad, die lange niemand wollte'),
      paragraph(
        'Für klassische Heizkörper ist das Kühlwasser der Rechner zu lau. Zwei Wärmepumpen heben es deshalb auf 70 Grad. Den Strom dafür liefert tagsüber die Solaranlage auf den Institutsdächern; nachts springt ein Salzspeicher ein, den das ',
        link('/de/institute/energiespeicher', 'Institut für Energiespeicher'),
        ' entwickelt hat.',
      ),
      paragraph(
        'Nach der Berechnung der Gemeinde spart der Verbund jährlich 1.300 Tonnen Kohlendioxid ein. Die Mieten steigen nicht, denn das Forschungszentrum gibt die Wärme zum Selbstkostenpreis ab. Im Sommer, wenn kaum jemand heizt, wärmt sie das Becken des Freibads vor.',
      ),
    ],
  }),
  makeMeldung({
    path: `${news}/antraege-auf-messzeit`,
    title: `Messzeit ${day.year + 1}: Anträge sind bis 15. Januar möglich`,
    description:
      'LUMEA vergibt zum ersten Mal reguläre Schichten, HALO wie jedes Jahr. Was Sie wissen sollten, bevor Sie schreiben.',
    created: day.minus(17, '12:10'),
    modified: day.minus(12, '09:04'),
    effective: day.minus(12, '09:00'),
    subjects: ['Messzeit', 'LUMEA', 'HALO'],
    head_title: 'Ausschreibung',
    preview_image: { picture: 'lead-light.webp' },
    relatedItems: [`${news}/neue-leitung-fuer-lumea`],
    show_navigation_portlet: true,
    exclude_from_nav: true,
    blocks: [
      title(),
      description(),
      paragraph(
        'An der Lichtquelle LUMEA und am Plasmaexperiment HALO sind zusammen 220 Schichten zu je acht Stunden zu vergeben. Bewerben können sich Gruppen aus Hochschulen, Instituten und Unternehmen. Die Nutzung ist kostenfrei, sofern Sie Ihre Ergebnisse veröffentlichen.',
      ),
      heading2('Worauf der Ausschuss achtet'),
      numbered([
        'Passt die Probe? Rufen Sie vorher im Nutzerbüro an; vieles klärt sich in zehn Minuten.',
        'Warum gerade hier? Legen Sie dar, weshalb die Messung anderswo nicht gelingt.',
        'Ist der Plan realistisch? Auf höchstens drei Seiten findet auch ein Zeitplan Platz.',
        'Wann können Sie kommen? Nennen Sie zwei Zeiträume, dann lässt sich leichter tauschen.',
      ]),
      callout(
        'Promovierende können einen Zuschuss zur Unterkunft erhalten. Kreuzen Sie dazu das Feld auf der letzten Seite an.',
      ),
      paragraph(
        'Neun Fachleute von außerhalb lesen alle Anträge. Termine und den Weg dorthin finden Sie unter ',
        link('/de/zusammenarbeit/messzeit', 'Messzeit beantragen'),
        '. Wer leer ausgeht, darf es im Herbst mit demselben Thema noch einmal versuchen; im Probebetrieb hatte jeder dritte Antrag erst beim zweiten Anlauf Erfolg.',
      ),
    ],
  }),
];
