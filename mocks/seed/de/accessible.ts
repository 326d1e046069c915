import { button, description, heading2, image, link, list, paragraph, title, video } from '../blocks';
import { makeDocument } from '../makers';
import type { SeedModule } from '../makers';

/** Sign language and easy language; both exist in German only. */
export const accessible: SeedModule = (day) => [
  makeDocument({
    path: '/de/ueber-uns/gebaerdensprache',
    title: 'Gebärdensprache',
    description: 'Das Forschungszentrum in Deutscher Gebärdensprache.',
    created: day.minus(430),
    modified: day.minus(140, '13:20'),
    exclude_from_nav: true,
    blocks: [
      title(),
      description(),
      paragraph(
        'Im folgenden Film stellt Wiebke Thormälen das Zentrum in Deutscher Gebärdensprache vor. Sie erklärt, woran die Institute arbeiten, wie diese Internetseiten aufgebaut sind und wo Sie Hilfe bekommen. Der Film dauert vier Minuten und hat Untertitel.',
      ),
      video({
        url: 'https://filme.immerlund.example/gebaerdensprache.mp4',
        title: 'Das Forschungszentrum Immerlund in Deutscher Gebärdensprache',
        preview_image: '/de/bilder/waves',
      }),
      heading2('Führungen mit Dolmetschung'),
      paragraph(
        'Zu unseren öffentlichen Führungen kommt auf Wunsch eine Person mit, die dolmetscht. Die Kosten tragen wir. Bitte schreiben Sie uns zwei Wochen vorher, damit wir jemanden finden: ',
        link('mailto:barrierefrei@immerlund.example', 'barrierefrei@immerlund.example'),
      ),
      paragraph(
        'Hindernisse auf dieser Seite bemerkt? Was wir schon wissen, steht in der ',
        link('/de/erklaerung-zur-barrierefreiheit', 'Erklärung zur Barrierefreiheit'),
        '.',
      ),
    ],
  }),
  makeDocument({
    path: '/de/ueber-uns/leichte-sprache',
    title: 'Leichte Sprache',
    description: 'Hier lesen Sie über uns in Leichter Sprache.',
    created: day.minus(428),
    modified: day.minus(139, '10:00'),
    exclude_from_nav: true,
    blocks: [
      title(),
      description(),
      heading2('Wer sind wir?'),
      paragraph('Wir sind das Forschungs-Zentrum Immerlund.'),
      paragraph('Bei uns arbeiten viele Menschen.'),
      paragraph('Sie forschen.'),
      paragraph('Forschen heißt: Man will etwas ganz genau wissen.'),
      paragraph('Deshalb macht man Versuche und misst nach.'),
      image({
        url: '/de/bilder/droplets',
        alt: 'Viele runde Wasser-Tropfen',
        align: 'center',
        size: 'm',
      }),
      heading2('Was erforschen wir?'),
      list([
        'Das Wetter: Warum regnet es manchmal sehr stark?',
        'Den Körper: Wie heilt eine Wunde?',
        'Den Strom: Wie kann man Strom lange aufheben?',
      ]),
      paragraph('Wir haben sehr große Geräte dafür.'),
      paragraph('Ein Gerät macht besonders helles Licht.'),
      paragraph('Damit sieht man winzig kleine Dinge.'),
      heading2('Wie benutzen Sie diese Internet-Seite?'),
      paragraph('Oben auf der Seite stehen 6 Wörter.'),
      paragraph('Das sind die wichtigsten Themen.'),
      paragraph('Sie können ein Wort anklicken.'),
      paragraph('Dann öffnet sich eine neue Seite.'),
      paragraph('Rechts oben ist die Suche.'),
      paragraph('Dort schreiben Sie hinein, was Sie finden möchten.'),
      heading2('Möchten Sie uns besuchen?'),
      paragraph('Sie dürfen gern kommen.'),
      paragraph('Der Eintritt kostet nichts.'),
      paragraph('Alle Wege sind breit genug für einen Rollstuhl.'),
      paragraph('Rufen Sie vorher bei uns an.'),
      paragraph('Die Telefon-Nummer ist: +49 40 66969-120'),
      button({ title: 'So finden Sie uns', href: '/de/anfahrt' }),
      heading2('Wer hat diesen Text geprüft?'),
      paragraph('Eine Gruppe von Menschen mit Lern-Schwierigkeiten hat den Text gelesen.'),
      paragraph('Die Gruppe sagt: Man kann den Text gut verstehen.'),
    ],
  }),
];
