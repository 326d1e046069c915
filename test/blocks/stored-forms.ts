import { holding, words } from '~test/editor/document/pages';

const target = {
  '@id': 'http://localhost/Plone/en/energy',
  '@type': 'Document',
  title: 'Energy',
  Description: 'Where it comes from',
  head_title: 'Topic',
  hasPreviewImage: true,
  image_field: 'preview_image',
  image_scales: { preview_image: [{ download: '@@images/a.png' }] },
};
const nodes = [{ type: 'p', children: [{ text: 'Words' }] }];
const draft = { blocks: [{ text: 'Words', type: 'unstyled', key: 'a' }], entityMap: {} };
const query = {
  query: [{ i: 'portal_type', o: 'plone.app.querystring.operation.selection.any', v: ['Event'] }],
  sort_on: 'effective',
  sort_order: 'descending',
  sort_order_boolean: true,
  limit: '6',
  b_size: '3',
  depth: '1',
};
const teaser = {
  '@type': 'teaser',
  href: [target],
  overwrite: true,
  title: 'Energy',
  head_title: 'Topic',
  description: 'Where it comes from',
  preview_image: [target],
  openLinkInNewTab: true,
  hide_description: true,
  styles: { align: 'left' },
};
const slide = {
  '@id': 'a',
  href: [target],
  head_title: 'Topic',
  title: 'Energy',
  description: 'Words',
  preview_image: [target],
  buttonText: 'More',
  hideButton: true,
  flagAlign: 'right',
};
const cells = (value: unknown) => [
  { key: 'c', type: 'header', value },
  { key: 'd', type: 'data', value },
];
const table = (value: unknown) => ({
  ...{ hideHeaders: true, sortable: true, fixed: true, compact: true, basic: true, celled: true },
  ...{ inverted: true, striped: true, rows: [{ key: 'a', cells: cells(value) }] },
});
const flags = {
  ...{ fixed: true, required: true, readOnly: true, readOnlySettings: true, disableNewBlocks: true },
  ...{
    disableInnerButtons: true,
    placeholder: 'Write',
    instructions: '<p>How</p>',
    allowedBlocks: ['slate'],
  },
};

/** Blocks as Volto and its add-ons store them, each with every field that their forms offer. */
export const storedForms: readonly Readonly<Record<string, unknown>>[] = [
  { '@type': 'title', block: 'a', ...flags },
  { '@type': 'description', ...flags },
  { '@type': 'leadimage', styles: { align: 'right' } },
  { ...words('Words'), override_toc: true, level: 'h2', entry_text: 'Short', theme: 'grey' },
  { ...words('Words'), styles: { 'blockWidth:noprefix': 'narrow', 'align:noprefix': 'center' } },
  { ...words('Words'), theme: { '--theme-color': '#eee' }, styles: { '--block-alignment': 'center' } },
  { '@type': 'text', text: draft },
  { '@type': 'table', table: table(draft) },
  { '@type': 'slateTable', table: table(nodes) },
  {
    '@type': 'gridBlock',
    headline: 'Grid',
    theme: 'grey',
    styles: { backgroundColor: 'grey', 'blockWidth:noprefix': { '--block-width': 'var(--layout)' } },
    ...holding({ a: teaser, b: { '@type': 'empty' }, c: { '@type': '__button', title: 'More' } }),
  },
  {
    '@type': 'teaserGrid',
    headline: 'Grid',
    align: 'space-between',
    centeredText: true,
    columns: [{ id: 'a', ...teaser }],
    styles: { theme: 'grey' },
  },
  {
    '@type': '__grid',
    columns: [{ id: 'a', '@type': 'image', url: '/a.png', href: [target], alt: 'A' }],
  },
  {
    '@type': 'image',
    ...{ url: '/a.png', alt: 'A', align: 'right', size: 'm', title: 'A', description: 'B', rights: 'C' },
    ...{ credit: { title: 'D', '@id': '/d' }, href: [target], openLinkInNewTab: true },
    ...{ image_field: 'image', image_scales: {}, styles: { 'size:noprefix': 'large' } },
  },
  teaser,
  { '@type': 'teaser', href: '/en/energy', preview_image: '/a.png' },
  {
    '@type': 'listing',
    ...{ variation: 'summary', headline: 'News', headlineTag: 'h3', linkTitle: 'All', linkHref: [target] },
    querystring: query,
  },
  { '@type': 'listing', template: 'summary', ...query },
  {
    '@type': 'search',
    ...{ headline: 'Find', query, showSearchInput: true, showSearchButton: true, searchButtonLabel: 'Go' },
    ...{ showSortOn: true, sortOnLabel: 'Sort', sortOnOptions: ['effective'], showTotalResults: true },
    facets: [
      {
        ...{ '@id': 'a', field: { label: 'Tag', value: 'Subject' }, title: 'Tag', type: 'selectFacet' },
        ...{ multiple: true, hidden: true, advanced: true },
      },
    ],
    ...{ facetsTitle: 'Filter', availableViews: ['default'], listingBodyTemplate: 'default' },
    variation: 'facetsTopSide',
  },
  {
    '@type': 'accordion',
    ...flags,
    ...{ headline: 'Questions', title: 'Questions', title_size: 'h3', collapsed: true, non_exclusive: true },
    ...{ right_arrows: true, filtering: true, styles: { theme: 'grey' }, readOnlyTitles: true },
    data: holding({
      a: { '@type': 'accordionPanel', title: 'One', ...holding({ b: words('Inside') }) },
    }),
  },
  { '@type': 'toc', title: 'Here', hide_title: true, ordered: true, sticky: true, levels: ['h2'] },
  { '@type': 'toc', variation: 'horizontalMenu' },
  { '@type': 'video', url: 'https://youtu.be/a', preview_image: '/a.png', align: 'left' },
  { '@type': 'maps', url: 'https://www.google.com/maps/embed', title: 'Here', align: 'right' },
  { '@type': 'html', html: '<p>Words</p>' },
  { '@type': 'hero', url: '/a.png', title: 'Hello', description: 'Words' },
  {
    '@type': 'quote',
    ...{ value: nodes, plaintext: 'Words', image: [target], author: 'A', additional_information: 'B' },
    ...{ quotationLanguage: 'de', cite: 'https://a.example', alignment: 'center' },
  },
  { '@type': 'button', title: 'More', href: [target], openLinkInNewTab: true, inneralign: 'center' },
  {
    '@type': 'slider',
    ...{ slides: [slide], autoplayEnabled: true, autoplayDelay: 4000, autoplayJump: true },
  },
  {
    '@type': 'carousel',
    ...{ headline: 'More', items_to_show: '3', hide_description: true },
    columns: [{ '@id': 'a', ...teaser, '@type': 'teaser', styles: undefined }],
  },
  { '@type': 'heading', heading: 'Here', tag: 'h3', alignment: 'center' },
  { '@type': 'separator', styles: { align: 'left', shortLine: true } },
  { '@type': 'introduction', value: nodes, plaintext: 'Words' },
  {
    '@type': 'highlight',
    ...{ url: '/a.png', title: 'Look', value: nodes, button: true, buttonText: 'More', buttonLink: [target] },
    ...{ image_field: 'image', image_scales: {}, styles: { descriptionColor: 'highlight-custom-color-1' } },
  },
  { '@type': 'banner', title: 'Look', text: draft, image: [target], href: [target], buttonText: 'More' },
  {
    '@type': 'parallaxBlock',
    ...{
      url: '/a.png',
      title: 'Look',
      description: nodes,
      buttonText: 'More',
      href: [target],
      overlay: true,
    },
    styles: { size: 'l', hideButton: true, colors: 'dark' },
  },
  { '@type': 'parallaxBlock', imageUrl: '/a.png', text: 'Look', fontColor: '#000' },
  {
    '@type': 'textPillWithStyle',
    ...{ value: nodes, plaintext: 'Words', bg_color: '#ebf0f4' },
    ...{ useLargeContainer: true, useFullBackgroundContainer: true },
  },
  {
    '@type': 'logos',
    logos: [{ '@id': 'a', logo: [target], href: [target], srcAlt: 'A', openInNewTab: true }],
    ...{ logos_size: 'l', logos_container_width: 'narrow' },
  },
  {
    '@type': 'eventCalendar',
    ...{
      headline: 'Events',
      query,
      showSearchInput: true,
      showTotalResults: true,
      variation: 'facetsTopSide',
    },
    facets: [{ '@id': 'a', field: { label: 'Tag', value: 'Subject' }, type: 'selectFacet', multiple: true }],
  },
  { '@type': 'eventMetadata', fixed: true, required: true },
];
