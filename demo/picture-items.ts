import { makeImage } from '~mocks/seed/makers';
import type { DayClock } from '~mocks/seed/makers';
import type { PictureName } from './pictures';
import { pictures } from './pictures';
import type { SeedItem, SeedLanguage } from '~mocks/seed/types';

/** Computed pictures that newsrooms may reprint; drawings and portraits are not among them. */
const pressPictures: ReadonlySet<string> = new Set<PictureName>([
  'lead-wind.webp',
  'lead-light.webp',
  'lead-tide.webp',
  'delta.webp',
  'terrain.webp',
  'dunes.webp',
  'groundwater.webp',
  'turing-red.webp',
  'turing-green.webp',
  'turing-spots.webp',
  'interference.webp',
  'rings-violet.webp',
  'growth-rings.webp',
  'ice-core.webp',
  'mosaic.webp',
  'flow-lines.webp',
  'ridges.webp',
  'diffraction.webp',
  'cells.webp',
  'plasma.webp',
]);

interface PictureTexts {
  language: SeedLanguage;
  titles: Readonly<Record<PictureName, string>>;
  rights: string;
  /** Keyword of the pictures for the press. */
  pressTag: string;
}

const folders: Readonly<Record<SeedLanguage, string>> = { de: '/de/bilder', en: '/en/images' };

/** Where a picture stands in a language. */
const pathOf = (name: string, language: SeedLanguage): string =>
  `${folders[language]}/${name.replace(/\.\w+$/, '')}`;

/** An Image item for every picture; what is seen on it becomes its description. */
export function pictureItems(
  day: DayClock,
  { language, titles, rights, pressTag }: PictureTexts,
): SeedItem[] {
  return Object.entries(pictures).map(([name, { alt }], position) => {
    const picture = name as PictureName;
    const taken = day.minus(420 - position * 5, '14:00');
    return makeImage({
      path: pathOf(name, language),
      title: titles[picture],
      description: alt[language],
      ...(language === 'en' ? { translationOf: pathOf(name, 'de') } : {}),
      subjects: pressPictures.has(name) ? [pressTag] : [],
      rights,
      created: taken,
      modified: taken,
      image: { picture },
    });
  });
}
