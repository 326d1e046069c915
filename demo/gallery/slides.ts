import { target } from '~mocks/seed/blocks';
import { places } from './places';

export interface GallerySlide {
  href: ReturnType<typeof target>[];
  head_title: string;
  title: string;
  description: string;
  preview_image: ReturnType<typeof target>[];
}

interface Words {
  kicker: string;
  title: string;
  text: string;
}

const words: Readonly<Record<'de' | 'en', readonly (Words & { page: string; picture: string })[]>> = {
  de: [
    {
      page: '/de/aktuelles/meldungen/wie-gewebe-seine-muster-findet',
      picture: 'cells',
      kicker: 'Zellbiophysik',
      title: 'Wie Gewebe seine Muster findet',
      text: 'Streifen entstehen ohne Taktgeber: Zellen hören auf ihre Nachbarn.',
    },
    {
      page: '/de/aktuelles/meldungen/flussdeltas-wachsen-schneller-nach',
      picture: 'tide-lines',
      kicker: 'Küste',
      title: 'Flussdeltas wachsen schneller nach',
      text: 'Was eine Flut wegträgt, bringt die nächste zurück.',
    },
    {
      page: '/de/forschung/grossgeraete/regenwind',
      picture: 'clouds-evening',
      kicker: 'Großgeräte',
      title: 'Das Messnetz Regenwind',
      text: 'Ein Radar schaut jede halbe Minute nach.',
    },
  ],
  en: [
    {
      page: '/en/news/news-items/how-tissue-finds-its-patterns',
      picture: 'cells',
      kicker: 'Cell biophysics',
      title: 'How tissue finds its patterns',
      text: 'Stripes need no conductor: cells listen to their neighbours.',
    },
    {
      page: '/en/news/news-items/river-deltas-regrow-faster',
      picture: 'tide-lines',
      kicker: 'Coast',
      title: 'River deltas regrow faster',
      text: 'What one flood takes away, the next one brings back.',
    },
    {
      page: '/en/research/projects',
      picture: 'clouds-evening',
      kicker: 'Projects',
      title: 'What we are finding out together',
      text: 'About 140 funded projects run at the same time.',
    },
  ],
};

/** Slides of pages that the demo has. */
export const gallerySlides = (language: 'de' | 'en'): GallerySlide[] =>
  words[language].map(({ page, picture, kicker, title, text }) => ({
    href: [target(page, { title })],
    head_title: kicker,
    title,
    description: text,
    preview_image: [target(`${places[language].pictures}/${picture}`, { image_field: 'image' })],
  }));
