import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Block } from '@/blocks/definition';
import { teaserShape } from '@/blocks/teaser/data';
import { TeaserView } from '@/blocks/teaser/view';
import { teaserCard } from '@/blocks/teaser-card';
import { makeContent } from '~test/support/make-content';
import { renderWithSite } from '~test/support/render';
import { OnPage, renderBlocks } from '~test/support/render-page';

const target = {
  '@id': 'http://localhost:3000/de/aktuelles/gewebe',
  '@type': 'Meldung',
  title: 'Titel des Ziels',
  description: 'Beschreibung des Ziels',
  head_title: 'Zellbiophysik',
  effective: '2026-11-19T08:00:00+00:00',
  image_field: 'preview_image',
  image_scales: {
    preview_image: [
      { download: '@@images/p-900.png', width: 900, height: 600, 'content-type': 'image/png', scales: {} },
    ],
  },
};

const cardOf = (data: object) => teaserCard(teaserShape.read(data));
const show = (data: object) =>
  renderWithSite(<TeaserView id="t" data={teaserShape.read(data)} position={0} />);

describe('A teaser', () => {
  test('with overwrite false shows what its target says of itself', () => {
    show({ href: [target], overwrite: false, title: 'Alt', description: 'Alt', head_title: 'Alt' });
    expect(screen.getByRole('link', { name: 'Titel des Ziels' })).toHaveAttribute(
      'href',
      '/de/aktuelles/gewebe',
    );
    expect(screen.getByText('Beschreibung des Ziels')).toBeVisible();
    expect(screen.getByText('Zellbiophysik')).toBeVisible();
    expect(screen.getByText('19.11.2026')).toBeVisible();
    expect(screen.queryByText('Alt')).toBeNull();
  });

  test.each([true, undefined])('with overwrite %s shows its own words', (overwrite) => {
    show({ href: [target], overwrite, title: 'Eigener Titel', description: '', head_title: null });
    expect(screen.getByRole('heading', { name: 'Eigener Titel' })).toBeVisible();
    expect(screen.queryByText('Beschreibung des Ziels')).toBeNull();
    expect(screen.getByText('Zellbiophysik')).toBeVisible();
  });

  test('shows its own picture before that of its target', () => {
    const preview_image = [{ '@id': '/de/bilder/eigenes', image_field: 'image' }];
    expect(cardOf({ href: [target], preview_image })?.image?.src).toContain('/de/bilder/eigenes/');
    expect(cardOf({ href: [target], preview_image: '/de/bilder/alt/@@images/image' })?.image?.src).toContain(
      '/de/bilder/alt/@@images/image/',
    );
    expect(cardOf({ href: [target], preview_image: [] })?.image?.src).toContain('/de/aktuelles/gewebe/');
    expect(cardOf({ href: [{ '@id': '/de/x', title: 'x' }] })?.image).toBeUndefined();
  });

  test('hides its description when told to', () => {
    expect(cardOf({ href: [target], overwrite: false, hide_description: true })?.text).toBe('');
  });

  test('takes an address alone as its target', () => {
    show({ href: '/de/ziel', title: 'Hin' });
    expect(screen.getByRole('link', { name: 'Hin' })).toHaveAttribute('href', '/de/ziel');
  });

  test('stored by a real server is drawn whole', () => {
    const page = JSON.parse(readFileSync('test/real-examples/content_get_document_anon.json', 'utf8')) as {
      blocks: Record<string, object>;
    };
    const { container } = show(page.blocks.te1 ?? {});
    expect(screen.getByRole('link', { name: 'Quantencomputer' })).toBeVisible();
    expect(screen.getByText('Supraleitende Qubits')).toBeVisible();
    expect(container.querySelector('img')?.getAttribute('src')).toMatch(
      /^\/de\/bilder\/klein\.jpg\/@@images\//,
    );
  });

  test.each<[string, object]>([
    ['no target', {}],
    ['a target that is gone', { href: [], title: 'Steht noch da' }],
    ['a dead link', { href: [{ '@id': '../../resolveuid/31ffc2f0' }], title: 'x' }],
    ['a script as link', { href: 'javascript:alert(1)', title: 'x' }],
    ['a target of a wrong type', { href: 7, title: 'x' }],
  ])('with %s shows nothing', (_name, data) => {
    const { container } = show(data);
    expect(container).toBeEmptyDOMElement();
  });

  test.each<[string, object]>([
    ['words of wrong types', { title: {}, description: [], head_title: 5, styles: 'x', align: {} }],
    [
      'scripts in its words',
      { title: '<script>alert(1)</script>', description: '<img src=x onerror=alert(1)>' },
    ],
    ['a picture of a wrong type', { title: 'x', preview_image: 9 }],
  ])('with %s does no harm', (_name, data) => {
    const { container } = show({ href: ['/de/ziel'], ...data });
    expect(container.querySelector('script, img[onerror]')).toBeNull();
    expect(container.querySelector('article')).not.toBeNull();
  });
});

test('The titles of teasers stand one level below the heading before them', () => {
  const blocks = {
    a: { '@type': 'title' },
    b: { '@type': 'slate', value: [{ type: 'h3', children: [{ text: 'x' }] }] },
    t: { '@type': 'teaser' },
  };
  const content = makeContent({ blocks, blocks_layout: { items: ['a', 'b', 't'] } });
  const data = teaserShape.read({ href: '/de/ziel', title: 'Hin' });
  renderWithSite(
    <OnPage content={content}>
      <TeaserView id="t" data={data} position={2} />
    </OnPage>,
  );
  expect(screen.getByRole('heading', { level: 4, name: 'Hin' })).toBeVisible();
});

test('A transparent teaser has the fields of a teaser', () => {
  const own = { title: 'Eigener', description: 'Worte', preview_image: [{ '@id': '/de/bilder/a' }] };
  const { container } = renderBlocks([
    { '@type': 'teaserTransparent', href: [target], openLinkInNewTab: true, ...own },
    { '@type': 'teaserTransparent', href: [target], hide_description: true },
  ]);
  const [first, second] = container.querySelectorAll<HTMLElement>('.block.teaserTransparent');
  expect(first).toHaveTextContent('Eigener');
  expect(first).toHaveTextContent('Worte');
  expect(first?.querySelector('a')).toHaveAttribute('target', '_blank');
  expect(second).toHaveTextContent('Titel des Ziels');
  expect(second).not.toHaveTextContent('Beschreibung des Ziels');
});

test('A teaser by itself asks for a picture as wide as the page, one of several beside each other for a column', () => {
  const [picture] = target.image_scales.preview_image;
  const scales = { mini: { download: '@@images/p-200.png', width: 200, height: 133 } };
  const scaled = { ...target, image_scales: { preview_image: [{ ...picture, scales }] } };
  const teaser = { '@type': 'teaser', href: [scaled] };
  const sizes = (blocks: readonly Block[]) => {
    const { container } = renderBlocks(blocks);
    return container.querySelector('img')?.getAttribute('sizes');
  };
  const grid = {
    '@type': 'gridBlock',
    blocks: { a: teaser, b: teaser, c: teaser },
    blocks_layout: { items: ['a', 'b', 'c'] },
  };
  expect(sizes([teaser])).toBe('(min-width: 1200px) 1200px, (min-width: 768px) 100vw, 100vw');
  expect(sizes([{ ...teaser, align: 'left' }])).toBe(
    '(min-width: 1200px) 700px, (min-width: 768px) 58vw, 100vw',
  );
  expect(sizes([grid])).toBe('(min-width: 1200px) 400px, (min-width: 768px) 50vw, 100vw');
});
