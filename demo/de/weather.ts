import { callout, description, heading2, image, link, paragraph, table, title } from '~mocks/seed/blocks';
import { makeDocument } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';

/** The weather at the centre's own station. */
export const weather: SeedModule = (day) => [
  makeDocument({
    path: '/de/wetter',
    title: 'Wetter in Immerlund',
    nav_title: 'Wetter',
    description: 'Messwerte der Hohen Warte, jeden Morgen um sieben abgelesen.',
    created: day.minus(900),
    modified: day.minus(0, '07:20'),
    exclude_from_nav: true,
    preview_image: { picture: 'clouds.webp' },
    blocks: [
      title(),
      description(),
      table([
        ['Tag', 'Tiefstwert', 'Höchstwert', 'Regen', 'Wind'],
        [day.text(0, 'de'), '4 °C', 'noch offen', '0,2 mm', 'Südwest, 5 Bft'],
        [day.text(-1, 'de'), '3 °C', '9 °C', '6,8 mm', 'West, 7 Bft'],
        [day.text(-2, 'de'), '1 °C', '7 °C', '0,0 mm', 'Süd, 3 Bft'],
        [day.text(-3, 'de'), '−2 °C', '6 °C', '0,0 mm', 'Ost, 2 Bft'],
      ]),
      image({
        url: '/de/bilder/clouds',
        alt: 'Weiße Haufenwolken unter blauem Himmel, dahinter eine gelbe Sonne',
        description: 'So sah es heute über dem Wehr leider nicht aus.',
        size: 'm',
      }),
      heading2('Wie gemessen wird'),
      paragraph(
        'Abgelesen wird von Hand, an denselben Geräten wie 1964. Was die Automaten daneben aufzeichnen, finden Sie im ',
        link('/de/institute/atmosphaere-und-klima/messnetz', 'Messnetz Regenwind'),
        ', wo es gerade regnet, auf dem ',
        link('/de/institute/atmosphaere-und-klima/regenradar', 'Radarbild'),
        '.',
      ),
      callout('Warnungen vor Unwettern gibt allein der Wetterdienst heraus.'),
    ],
  }),
];
