import { heading2 } from '~mocks/seed/blocks';
import type { SeedBlock, SeedLanguage } from '~mocks/seed/types';
import { wordsOf } from './teasers-words';

type Fields = Readonly<Record<string, unknown>>;

const block = (type: string, fields: Fields = {}): SeedBlock => ({ '@type': type, ...fields });
const columns = (entries: readonly Fields[]): Fields => ({
  columns: entries.map((entry, index) => ({ id: `column-${index + 1}`, ...entry })),
});
const operator = 'plone.app.querystring.operation.selection.any';

/** Teasers, icons, highlights and searches: each block in each of its variations, filled, and once empty. */
export function teasersGallery(language: SeedLanguage): SeedBlock[] {
  const { paths, ...words } = wordsOf[language];
  const link = (path: string) => [{ '@id': path }];
  const item = { href: link(paths.about), title: words.title, description: words.text };
  const icon = { icon: paths.picture, heading: words.title, description: words.text };
  const highlight = {
    url: paths.picture,
    title: words.title,
    description: words.text,
    href: link(paths.about),
  };
  const search = {
    showSearchInput: true,
    showSearchButton: true,
    showSortOn: true,
    sortOnOptions: ['effective', 'sortable_title'],
    showTotalResults: true,
    query: { query: [{ i: 'portal_type', o: operator, v: ['Document', 'Meldung', 'Event'] }], b_size: '6' },
    facets: [
      { '@id': 'tags', field: { label: 'Subject', value: 'Subject' }, type: 'selectFacet' },
      {
        '@id': 'type',
        field: { label: 'Type', value: 'portal_type' },
        type: 'checkboxFacet',
        multiple: true,
      },
      { '@id': 'date', field: { label: 'Date', value: 'effective' }, type: 'daterangeFacet', advanced: true },
    ],
    availableViews: ['default', 'summary', 'twoColumnGrid'],
  };
  return [
    heading2('teaserTransparent'),
    block('teaserTransparent', { ...item, preview_image: paths.picture }),
    block('teaserTransparent'),
    heading2('teaserTransparentGrid'),
    block('teaserTransparentGrid', columns([{ ...item, preview_image: paths.picture }, item])),
    block('teaserTransparentGrid'),
    heading2('teaserWithLink'),
    ...['left', 'right', 'top'].map((variation) =>
      block('teaserWithLink', {
        ...item,
        variation,
        preview_image: paths.picture,
        button: words.button,
        links: [
          { href: link(paths.contact), title: words.contact },
          { href: link(paths.about), title: words.title },
        ],
      }),
    ),
    block('teaserWithLink'),
    heading2('teaserIcon'),
    block('teaserIcon', {
      headline: words.title,
      ...columns([
        { icon: paths.picture, title: words.contact, href: link(paths.contact) },
        { icon: paths.picture, title: words.title, href: link(paths.about) },
      ]),
    }),
    block('teaserIcon'),
    heading2('icon, icons, imagesGrid'),
    block('icon', icon),
    block('icon'),
    block('icons', { headline: words.title, ...columns([1, 2, 3, 4, 5, 6].map(() => icon)) }),
    block('icons'),
    block('imagesGrid', {
      variation: 'icons',
      ...columns([1, 2, 3].map(() => ({ url: paths.picture, alt: words.title }))),
    }),
    heading2('infoCard'),
    block('gridBlock', {
      blocks: {
        one: block('infoCard', { ...item, linkTitle: words.button }),
        two: block('infoCard', { title: words.title }),
      },
      blocks_layout: { items: ['one', 'two'] },
    }),
    block('infoCard'),
    heading2('hero'),
    block('hero', { url: paths.picture, title: words.title, description: words.text }),
    block('hero'),
    heading2('socialMedia'),
    block('socialMedia', {
      headline: words.title,
      description: words.text,
      link: link(paths.about),
      bild: paths.picture,
      ydescription: words.contact,
      ylink: link(paths.contact),
      ybild: paths.picture,
      termine: link(paths.about),
      mastodon: 'https://social.example/@immerlund',
      linkedin: 'https://linkedin.example/immerlund',
      instagram: 'https://instagram.example/immerlund',
      threads: 'https://threads.example/immerlund',
      twitter: 'https://x.example/immerlund',
      effzet: link(paths.about),
      newsletter: link(paths.contact),
    }),
    block('socialMedia'),
    heading2('highlightTeaser'),
    block('highlightTeaser', { ...highlight, height: '600px', linkTitle: words.button }),
    block('highlightTeaser', {
      ...highlight,
      width: 'narrow',
      height: '600px',
      flagAlign: 'center',
      hideButton: true,
    }),
    block('highlightTeaser', { ...highlight, width: '100%', flagAlign: 'right' }),
    block('highlightTeaser'),
    block('highlightTeaserWithoutButton', { ...highlight, height: '325px' }),
    block('highlightTeaserWithoutButton'),
    block('highlightTeaserParallax', { ...highlight, width: '100%', height: '600px' }),
    block('highlightTeaserParallax'),
    heading2('parallaxBlock'),
    block('parallaxBlock', { imageUrl: paths.picture, text: words.text }),
    block('parallaxBlock', { imageUrl: paths.picture, text: words.text, fontColor: '#000' }),
    block('parallaxBlock', {
      url: paths.picture,
      title: words.title,
      description: [{ type: 'p', children: [{ text: words.text }] }],
      buttonText: words.button,
      href: link(paths.about),
      overlay: true,
      styles: { size: 's' },
    }),
    block('parallaxBlock'),
    heading2(language === 'de' ? 'Suchblock' : 'Search block'),
    ...['facetsRightSide', 'facetsLeftSide', 'facetsTopSide'].map((variation) =>
      block('search', { ...search, variation, headline: `${words.search} (${variation})` }),
    ),
    block('search'),
    heading2('eventCalendar'),
    block('eventCalendar', { headline: words.calendar, facets: [search.facets[0]], query: { b_size: '4' } }),
    block('eventCalendar'),
    heading2('jofilter'),
    block('jofilter', { headline: words.jobs, description: words.text, jobsLocation: link(paths.jobs) }),
    block('jofilter'),
    heading2('altmetric'),
    block('altmetric', { idType: 'doi', idValue: '10.1038/nature.2012.9872', 'badge-type': 'medium-donut' }),
    block('altmetric'),
  ];
}
