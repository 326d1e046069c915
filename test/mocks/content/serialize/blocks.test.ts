import { beforeAll, describe, expect, test } from 'vitest';
import type { SeedItem } from '~mocks/seed/types';
import { seedUid } from '~mocks/seed/uids';
import type { TestCms } from '~test/support/test-cms';
import { createTestCms, testOrigin } from '~test/support/test-cms';
import type { Body } from '../../services/json';
import { read } from '../../services/json';

const dead = `../../resolveuid/${'d'.repeat(32)}`;

const blocks = {
  image: { '@type': 'image', url: '/de/bild', alt: 'Bild' },
  list: {
    '@type': 'slider',
    slides: [{ '@id': 'x', href: [{ '@id': '/de/ziel', title: 'Eigener Titel' }] }],
  },
  link: {
    '@type': 'slate',
    value: [{ type: 'link', data: { url: '/de/ziel#ort' }, children: [{ text: 'hier' }] }],
  },
  file: { '@type': 'button', href: [{ '@id': '/de/bericht.pdf' }] },
  alias: { '@type': 'button', href: '/de/verweis' },
  view: { '@type': 'button', href: '/de/bericht.pdf/@@display-file/file' },
  dead: { '@type': 'button', href: [{ '@id': dead }] },
  outside: { '@type': 'button', href: 'https://example.org/', url: '//example.org/x', link: '/de/ziel' },
  unread: { '@type': 'listing', querystring: { query: [{ i: 'path', o: 'x', v: '/de/ziel' }] } },
  object: { '@type': 'x', target: { '@type': 'URL', value: '/de/ziel' } },
  nested: {
    '@type': 'gridBlock',
    blocks: { t: { '@type': 'teaser', href: [{ '@id': '/de/ziel' }], overwrite: false } },
  },
  plain: { '@type': 'teaser', href: [{ '@id': '/de/ziel' }], title: 'Mein Titel' },
  own: { '@type': 'teaser', href: '/de/ziel', overwrite: true, title: 'Mein Titel' },
  secret: { '@type': 'teaser', href: [{ '@id': '/de/geheim' }], overwrite: false, title: 'Alt' },
  gone: { '@type': 'teaser', href: [{ '@id': dead }], overwrite: false, title: 'Alt' },
  abroad: { '@type': 'teaser', href: [{ '@id': 'https://example.org/' }], overwrite: false },
  empty: { '@type': 'teaser', href: [] },
  html: { '@type': 'html', html: '<p onclick="x()">Text<script>x()</script></p>' },
  untyped: { text: 'x', image_scales: { old: [] } },
};

const items: readonly SeedItem[] = [
  { path: '/de', type: 'LRF', title: 'Deutsch' },
  {
    path: '/de/seite',
    type: 'Document',
    title: 'Seite',
    fields: { blocks, blocks_layout: { items: ['image'] } },
  },
  {
    path: '/de/ziel',
    type: 'Document',
    title: 'Ziel',
    description: 'Dorthin',
    fields: { preview_image_link: '/de/bild' },
  },
  { path: '/de/bild', type: 'Image', title: 'Bild', fields: { image: { picture: 'bild.png' } } },
  { path: '/de/bericht.pdf', type: 'File', title: 'Bericht', fields: { file: { file: 'bericht.pdf' } } },
  { path: '/de/verweis', type: 'Link', title: 'Verweis', fields: { remoteUrl: '/de/ziel' } },
  { path: '/de/geheim', type: 'Document', title: 'Geheim', state: 'private' },
];

describe('blocks as they are read', () => {
  let cms: TestCms;
  let page: Body;

  beforeAll(async () => {
    cms = await createTestCms({ items });
    page = await read(cms, '/de/seite');
  });

  const block = (name: string): unknown => page.blocks?.[name];
  const image = { image: [expect.objectContaining({ width: 1500 })] };
  const preview = { preview_image_link: [expect.objectContaining({ base_path: '/de/bild' })] };
  const url = (path: string) => testOrigin + path;

  test('links into the site are stored by UID and come back as URLs, with the scales of their target', () => {
    expect(cms.repository.byPath('/de/seite')?.fields.blocks).toMatchObject({
      image: { url: `../../resolveuid/${seedUid('/de/bild')}` },
    });
    expect(block('image')).toEqual({
      '@type': 'image',
      url: url('/de/bild'),
      alt: 'Bild',
      image_scales: image,
    });
    expect(block('list')).toMatchObject({
      slides: [
        { '@id': 'x', href: [{ '@id': url('/de/ziel'), title: 'Eigener Titel', image_scales: preview }] },
      ],
    });
    expect(block('link')).toMatchObject({
      value: [{ data: { url: url('/de/ziel#ort'), image_scales: preview } }],
    });
    expect(block('object')).toMatchObject({ target: { value: url('/de/ziel') } });
  });

  test('dead links, other sites and other keys stay as they are', () => {
    expect(block('dead')).toEqual(blocks.dead);
    expect(block('outside')).toEqual(blocks.outside);
    expect(block('unread')).toEqual(blocks.unread);
  });

  test('a file leads readers to its download and editors to itself; a link leads visitors to its target', async () => {
    expect(block('file')).toMatchObject({ href: [{ '@id': url('/de/bericht.pdf/@@download/file') }] });
    expect(block('view')).toMatchObject({ href: url('/de/bericht.pdf/@@display-file/file') });
    expect(block('alias')).toMatchObject({ href: url('/de/ziel') });
    const asEditor = (await read(cms, '/de/seite', { as: 'editor' })).blocks;
    expect(asEditor?.file).toMatchObject({ href: [{ '@id': url('/de/bericht.pdf') }] });
    expect(asEditor?.alias).toMatchObject({ href: url('/de/verweis') });
  });

  test('a teaser shows its target as it is now, unless it has words of its own', () => {
    const target = expect.objectContaining({
      '@id': url('/de/ziel'),
      title: 'Ziel',
      image_field: 'preview_image_link',
    });
    expect(block('nested')).toMatchObject({
      blocks: { t: { href: [target], title: 'Ziel', description: 'Dorthin', head_title: null } },
    });
    expect(block('own')).toMatchObject({ href: [target], title: 'Mein Titel' });
    expect(block('plain')).toMatchObject({
      overwrite: true,
      title: 'Mein Titel',
      href: [{ '@id': url('/de/ziel') }],
    });
    expect(block('plain')).not.toHaveProperty('href.0.@type');
  });

  test('a teaser of what the reader may not see, or of what is gone, has no target', async () => {
    expect(block('secret')).toEqual({ '@type': 'teaser', href: [], overwrite: false, title: 'Alt' });
    expect(block('gone')).toMatchObject({ href: [], title: 'Alt' });
    const asEditor = (await read(cms, '/de/seite', { as: 'editor' })).blocks;
    expect(asEditor?.secret).toMatchObject({ href: [{ title: 'Geheim' }], title: 'Geheim' });
  });

  test('teasers of other sites and empty ones are not touched', () => {
    expect(block('abroad')).toEqual(blocks.abroad);
    expect(block('empty')).toEqual(blocks.empty);
  });

  test('HTML is made safe when it is stored, old scales are dropped, the rest is kept', () => {
    expect(block('html')).toEqual({ '@type': 'html', html: '<p>Text</p>' });
    expect(block('untyped')).toEqual({ text: 'x' });
    expect(page.blocks_layout).toEqual({ items: ['image'] });
  });
});
