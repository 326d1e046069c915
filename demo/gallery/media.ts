import { heading2, image, leadImage, maps, paragraph, video } from '~mocks/seed/blocks';
import type { SeedBlock, SeedLanguage } from '~mocks/seed/types';
import { sayIn, type Say } from './say';

const beside = (say: Say): SeedBlock =>
  paragraph(
    say(
      'Neben dem Bild läuft der Text weiter, bis er darunter wieder die ganze Breite hat. Die Messreihe beginnt im Herbst, wenn die ersten Stürme das Wasser an die Pegel drücken.',
      'Beside the picture the text goes on, until it has the whole width again below. The series begins in autumn, when the first storms press the water against the gauges.',
    ),
  );

const images = (say: Say, pictures: readonly [string, string], page: string): SeedBlock[] => {
  const [first, second] = pictures;
  const alt = say('Wellen, die sich kreuzen', 'Waves that cross');
  return [
    ...(['l', 'm', 's'] as const).map((size) => image({ url: first, alt, size })),
    ...(['left', 'right'] as const).flatMap((align) => [
      image({ url: second, alt, align, size: 'm' }),
      beside(say),
      beside(say),
    ]),
    image({ url: first, alt, align: 'wide' }),
    image({ url: first, alt, align: 'full' }),
    image({
      url: second,
      alt,
      title: say('Tropfen', 'Droplets'),
      description: say('Tropfen auf der Membran', 'Droplets on the membrane'),
      rights: 'Forschungszentrum Immerlund',
      href: page,
    }),
    { '@type': 'image' },
  ];
};

const films = (say: Say, preview: string): SeedBlock[] => {
  const title = say('Im Labor für Wellen', 'In the laboratory of waves');
  return [
    video({ url: 'https://www.youtube.com/watch?v=aaaaaaaaaaa', title, preview_image: preview }),
    { ...video({ url: 'https://vimeo.com/100000001', title }), align: 'left' },
    beside(say),
    { '@type': 'video' },
  ];
};

const cities = (say: Say): SeedBlock[] => {
  const title = say('Der Weg zum Campus', 'The way to the campus');
  const url = 'https://www.google.com/maps/embed?pb=campus';
  return [maps({ url, title }), { ...maps({ url, title }), align: 'center' }, { '@type': 'maps' }];
};

/** Pictures, films and maps at every place, filled and empty. */
export const mediaGallery = (language: SeedLanguage): SeedBlock[] => {
  const say = sayIn(language);
  const folder = say('/de/bilder', '/en/images');
  const waves = `${folder}/waves`;
  return [
    leadImage(),
    heading2(say('Bilder', 'Pictures')),
    ...images(say, [waves, `${folder}/droplets`], say('/de/forschung', '/en/research')),
    heading2(say('Filme', 'Films')),
    ...films(say, waves),
    heading2(say('Karten', 'Maps')),
    ...cities(say),
    heading2(say('Text auf einem Bild', 'Text on a picture')),
    { '@type': 'parallax', imageUrl: waves, text: say('Wo das Meer beginnt', 'Where the sea begins') },
    { '@type': 'parallax' },
  ];
};
