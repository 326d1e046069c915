import { heading2, target } from '~mocks/seed/blocks';
import { below, listing, ofType, type Criterion } from '~mocks/seed/listing-blocks';
import type { SeedBlock } from '~mocks/seed/types';
import { places } from './places';
import { gallerySlides } from './slides';

const withIds = <Entry extends object>(entries: readonly Entry[], name: '@id' | 'id', from: string) =>
  entries.map((entry, index) => ({ [name]: `${from}-${index + 1}`, ...entry }));

const marks = ['kuestenhaefen', 'kuestenlicht', 'meer-und-mensch', 'werkstoffstiftung'];

function sliders(language: 'de' | 'en'): SeedBlock[] {
  const slides = gallerySlides(language);
  const sides = ['left', 'right', 'center'];
  const isGerman = language === 'de';
  return [
    {
      '@type': 'slider',
      slides: withIds(slides, '@id', 'slide').map((slide, index) => ({ ...slide, flagAlign: sides[index] })),
      autoplayEnabled: true,
      autoplayDelay: 6000,
      autoplayJump: false,
    },
    { '@type': 'slider', slides: [] },
    { '@type': 'sliderNew', slides: withIds(slides, '@id', 'new') },
    {
      '@type': 'institutslider',
      title: isGerman ? 'Aus den Instituten' : 'From the institutes',
      slides: withIds(slides, '@id', 'institute'),
    },
    {
      '@type': 'highlightSlider',
      headline: isGerman ? 'Aktuelles' : 'News',
      enableGradient: true,
      hrefList: withIds(slides, 'id', 'highlight'),
    },
    {
      '@type': 'carousel',
      headline: isGerman ? 'Themen' : 'Topics',
      columns: withIds([...slides, ...slides], '@id', 'card'),
      items_to_show: 4,
      hide_description: false,
    },
    {
      '@type': 'logos',
      logos: withIds(
        marks.map((mark, index) => ({
          logo: [target(`${places[language].pictures}/mark-${mark}`, { image_field: 'image' })],
          alt: `Partner ${index + 1}`,
          href: ['https://partner.example'],
          openLinkInNewTab: true,
        })),
        '@id',
        'logo',
      ),
      logos_size: 'l',
    },
  ];
}

const personVariations = [
  'personsWithoutImage',
  'personsWithoutInstitutsOrImages',
  'personsWithoutInstitutes',
  'personsGrid',
  'personsGridWithoutImage',
  'personsGridShort',
];

function listings(language: 'de' | 'en'): SeedBlock[] {
  const { news, pictures, files, projects, awards, blog } = places[language];
  const latest = [ofType('Meldung'), below(news)];
  const shown: readonly (readonly [string, readonly Criterion[]])[] = [
    ...['default', 'summary', 'newsListing'].map((name) => [name, latest] as const),
    ...['twoColumnGrid', 'threeColumnGrid', 'fourColumnGrid'].map((name) => [name, latest] as const),
    ['eventListing', [ofType('Event'), below(`/${language}`)]],
    ['imageGallery', [ofType('Image'), below(pictures)]],
    ['newsImageListing', latest],
    ['aktuelles', latest],
    ['imageListing', [ofType('Image'), below(pictures)]],
    ['fileListing', [ofType('File'), below(files)]],
    ...personVariations.map((name) => [name, [ofType('Member'), below('/profile', 1)]] as const),
    ['projectListing', [ofType('Project'), below(projects)]],
    ['awardsListing', [ofType('Award'), below(awards)]],
    ['jobOfferListing', [ofType('Joboffer'), below(`/${language}`)]],
    ['blogPostListing', [ofType('Post'), below(blog)]],
    ['blogPostGrid', [ofType('Post'), below(blog)]],
  ];
  return shown.flatMap(([variation, query]) => [
    heading2(variation),
    listing({ variation, query, limit: 3, sort_on: 'effective', descending: true }),
  ]);
}

function people(language: 'de' | 'en'): SeedBlock[] {
  const isGerman = language === 'de';
  const { research, news } = places[language];
  const [first, second] = gallerySlides(language);
  return [
    {
      '@type': 'members',
      title: isGerman ? 'Die Menschen' : 'The people',
      institutes: ['zellbiophysik'],
      variation: 'default',
    },
    {
      '@type': 'members',
      institutes: ['zellbiophysik'],
      sort_order_boolean: true,
      variation: 'withoutImage',
    },
    {
      '@type': 'memberList',
      headline: isGerman ? 'Ansprechpersonen' : 'Contacts',
      variation: 'personsGrid',
      columns: ['torsen', 'obermoor', 'windgaard'].map((name) => ({
        id: name,
        href: [target(`/profile/${name}`)],
      })),
    },
    {
      '@type': 'azlist',
      title: isGerman ? 'Forschung von A bis Z' : 'Research from A to Z',
      href: [target(research)],
    },
    {
      '@type': 'aktuelles',
      headline: isGerman ? 'Neues' : 'What is new',
      ...first,
      thref: second?.href,
      ttitle: second?.title,
      thead_title: second?.head_title,
      tpreview_image: second?.preview_image,
      querystring: { query: [ofType('Meldung'), below(news)] },
      sort_on: 'effective',
      reversedOrder: true,
      limit: 4,
    },
    { '@type': 'aktuelles', href: [], thref: [], querystring: { query: [] } },
  ];
}

/** Sliders, and lists of whatever there is, in every variation. */
export const slidersGallery = (language: 'de' | 'en'): SeedBlock[] => [
  ...sliders(language),
  ...people(language),
  ...listings(language),
];
