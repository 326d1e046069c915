import { foreignForms } from '../../blocks/foreign/stored-forms';
import { exported, uid, writeExport } from './hand-made';

type Data = Record<string, unknown>;

const paragraph = (text: string) => ({ type: 'p', children: [{ text }] });
const text = (words: string) => ({ '@type': 'slate', value: [paragraph(words)], plaintext: words });
const holding = (...blocks: Data[]) => ({
  blocks: Object.fromEntries(blocks.map((block, index) => [`i${index}`, block])),
  blocks_layout: { items: blocks.map((_block, index) => `i${index}`) },
});

const photo = '/en/images/mark.svg';
const slide = (title: string, words: string) => ({
  '@id': title,
  href: [{ '@id': '/en/lines', title: 'Lines' }],
  title,
  description: words,
  preview_image: [{ '@id': photo, image_field: 'image' }],
});
const pictures = {
  query: [
    { i: 'path', o: 'plone.app.querystring.operation.string.absolutePath', v: '/en/images' },
    { i: 'portal_type', o: 'plone.app.querystring.operation.selection.any', v: ['Image'] },
  ],
  sort_on: 'sortable_title',
};

/** What a site of other add-ons keeps on its pages, by the id of the page. */
export const foreignPages: Readonly<Record<string, readonly Data[]>> = {
  tabs: [foreignForms['tabs-block-eea'], text('Below the tabs')],
  columns: [foreignForms.columnsblock],
  groups: [
    foreignForms.group,
    {
      '@type': 'group',
      data: holding({ '@type': 'group', as: 'div', data: holding(text('Group in a group')) }),
    },
  ],
  lines: [text('Above'), foreignForms.hr, text('Between'), foreignForms.dividerblock, text('Beneath')],
  code: [foreignForms.callout, foreignForms.codeblock],
  frames: [foreignForms.iframe, foreignForms.videoexternal, foreignForms.nextcloudvideo],
  'page-fields': [foreignForms['description-block'], foreignForms.metadata, foreignForms.metadatasection],
  related: [foreignForms.relateditems, foreignForms.contextnavigation, foreignForms['embed-content']],
  networks: [foreignForms['socialmedia-clms'], foreignForms.rssblock],
  voices: [
    foreignForms.testimonial,
    {
      '@type': 'quote',
      value: [paragraph('Water has no home.')],
      source: [paragraph('Said on the pier')],
      variation: 'pullquote',
      position: 'left',
    },
  ],
  figures: [foreignForms['statistic-block'], foreignForms.countup],
  files: [foreignForms.datatable, foreignForms['addons-tagcloud'], foreignForms['item-eea']],
  forms: [foreignForms.schemaform, foreignForms['form-formsupport'], foreignForms['no-type']],
  nested: [
    {
      '@type': 'gridBlock',
      ...holding(foreignForms.countup, text('Beside a counter')),
    },
    {
      '@type': 'shelf',
      headline: 'A shelf',
      side_blocks: { s: text('On the shelf') },
      side_blocks_layout: { items: ['s'] },
    },
  ],
  slides: [
    {
      '@type': 'slider',
      variation: 'simple',
      slides: [slide('Short', 'One line.'), slide('Long', 'Many words of a long slide. '.repeat(20))],
    },
    {
      '@type': 'slider',
      slides: [slide('Low', 'Few.'), slide('High', 'A good many words here. '.repeat(25))],
    },
  ],
  banners: [
    { '@type': 'banner', url: photo, alt: 'A mark', text: 'First line', additionalText: 'Second line' },
    {
      '@type': 'highlight',
      url: photo,
      alt: 'A mark',
      title: 'High water',
      value: [paragraph('Every twelve hours')],
      credit: { data: '<a href="/en/lines">Harbour (CC BY 4.0)</a>' },
      allow_image_download: true,
      description_color: 'blue3',
    },
  ],
  footnotes: [
    {
      '@type': 'slate',
      value: [
        {
          type: 'p',
          children: [
            { text: 'The tide ' },
            {
              type: 'footnote',
              data: { uid: 'f1', footnote: 'Measured at the old pier.', zoteroId: '' },
              children: [{ text: 'rises' }],
            },
            { text: ' at night.' },
          ],
        },
      ],
      plaintext: 'The tide rises at night.',
    },
  ],
  gallery: [
    { '@type': 'listing', variation: 'grid', querystring: pictures, styles: {} },
    { '@type': 'listing', variation: 'imageGallery', querystring: pictures },
  ],
  pictures: [
    { '@type': 'image', url: '/en/images/gone.png', alt: 'A picture that is gone', align: 'center' },
    { '@type': 'image', url: photo, alt: 'A mark', align: 'left', size: 'm', credit: 'Harbour' },
    text('Beside the picture'),
  ],
  gone: [
    {
      '@type': '__button',
      title: 'To nowhere',
      href: [{ '@id': `../resolveuid/${uid('f')}` }],
      inneralign: 'left',
    },
    { '@type': 'teaser', title: 'Gone', href: [{ '@id': `../resolveuid/${uid('e')}` }] },
    text('Still here'),
  ],
};

const hexadecimal = (index: number) => index.toString(16).padStart(32, '0');

function pageOf(path: string, blocks: readonly Data[], index: number): Data {
  const title = `The ${path.slice('/en/'.length).replace('-', ' ')}`;
  const all = {
    title: { '@type': 'title' },
    ...Object.fromEntries(blocks.map((each, at) => [`b${at}`, each])),
  };
  return exported(path, {
    UID: hexadecimal(index + 100),
    title,
    description: 'What this page is about',
    exclude_from_nav: true,
    blocks: all,
    blocks_layout: { items: Object.keys(all) },
  });
}

const foreignPaths = ['/en', '/de'].flatMap((root) =>
  Object.entries(foreignPages).map(([id, blocks]) => [`${root}/${id}`, blocks] as const),
);

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="120"><circle cx="60" cy="60" r="50"/></svg>';

/** A site of twenty pages in both languages, with one picture that is a drawing, as plone.exportimport writes it. */
export function writeForeignSite(): Promise<string> {
  const image = {
    blob_path: 'mark/image/mark.svg',
    'content-type': 'image/svg+xml',
    filename: 'mark.svg',
    height: 120,
    size: svg.length,
    width: 320,
  };
  return writeExport({
    items: [
      exported('/de', { '@type': 'LRF', UID: uid('a'), title: 'Deutsch', language: 'de' }),
      exported('/en', { '@type': 'LRF', UID: uid('b'), title: 'English', language: 'en' }),
      exported('/en/images', { UID: uid('c'), title: 'Images' }),
      exported(photo, { '@type': 'Image', UID: uid('d'), title: 'A mark', image, review_state: null }),
      ...foreignPaths.map(([path, blocks], index) => pageOf(path, blocks, index)),
    ],
    metadata: { _blob_files_: [image.blob_path] },
    files: { [`content/${image.blob_path}`]: svg },
  });
}
