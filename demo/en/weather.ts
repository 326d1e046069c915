import { callout, description, heading2, image, link, paragraph, table, title } from '~mocks/seed/blocks';
import { makeDocument } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';

/** The weather at the centre's own station. */
export const weather: SeedModule = (day) => [
  makeDocument({
    path: '/en/weather',
    translationOf: '/de/wetter',
    title: 'Weather in Immerlund',
    nav_title: 'Weather',
    description: 'Readings from Hohe Warte, taken every morning at seven.',
    created: day.minus(900),
    modified: day.minus(0, '07:25'),
    exclude_from_nav: true,
    preview_image: { picture: 'clouds.webp' },
    blocks: [
      title(),
      description(),
      table([
        ['Day', 'Low', 'High', 'Rain', 'Wind'],
        [day.text(0, 'en'), '4 °C', 'still open', '0.2 mm', 'south-west, force 5'],
        [day.text(-1, 'en'), '3 °C', '9 °C', '6.8 mm', 'west, force 7'],
        [day.text(-2, 'en'), '1 °C', '7 °C', '0.0 mm', 'south, force 3'],
        [day.text(-3, 'en'), '−2 °C', '6 °C', '0.0 mm', 'east, force 2'],
      ]),
      image({
        url: '/en/images/clouds',
        alt: 'Heaps of white cloud under a blue sky with a yellow sun behind',
        description: 'Sadly not what the sky above the weir looked like today.',
        size: 'm',
      }),
      heading2('How it is measured'),
      paragraph(
        'Readings are taken by hand from the instruments of 1964. What the machines beside them record can be found in the ',
        link('/en/institutes/atmosphere-and-climate/observation-network', 'Regenwind network'),
        ', and where it is raining right now on the ',
        link('/en/institutes/atmosphere-and-climate/rain-radar', 'radar picture'),
        '.',
      ),
      callout('Severe weather warnings are issued by the weather service alone.'),
    ],
  }),
];
