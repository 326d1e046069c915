import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { blocksOf } from '@/blocks/blocks-of';
import { gridColumns } from '@/blocks/grid-block/columns';
import { gridShape } from '@/blocks/grid-block/data';
import { blockNamed } from '@/blocks/registry';
import { makeContent } from '~test/support/make-content';
import { renderPage } from '~test/support/render-page';
import '~test/support/all-blocks';

const teaser = (title: string) => ({ '@type': 'teaser', href: [{ '@id': `/de/${title}` }], title });

function show(grid: { '@type': string }) {
  const content = makeContent({ blocks: { g: grid }, blocks_layout: { items: ['g'] } });
  return renderPage(content);
}

test('Columns with a layout stand in its order; orphans stay out', () => {
  const { container } = show({
    '@type': 'gridBlock',
    headline: 'Institute',
    blocks: { a: teaser('A'), b: teaser('B'), waise: teaser('Waise') },
    blocks_layout: { items: ['b', 'a'] },
  } as { '@type': string });
  expect(screen.getByRole('heading', { level: 2, name: 'Institute' })).toHaveAttribute('id', 'institute');
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'B',
    'A',
  ]);
  expect(container.querySelector('.block-grid__columns--2')).not.toBeNull();
});

test.each(['__grid', 'teaserGrid', 'imagesGrid', 'slateGrid', 'listingGrid'])(
  '%s holds its columns in a flat list',
  (type) => {
    show({
      '@type': type,
      columns: [
        { id: 'a', ...teaser('A') },
        { id: 'b', ...teaser('B') },
      ],
    } as {
      '@type': string;
    });
    expect(screen.getByRole('link', { name: 'A' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'B' })).toBeVisible();
  },
);

test('Columns of a grid for one kind of block need not name it', () => {
  const { container } = show({
    '@type': 'imagesGrid',
    columns: [{ id: 'a', url: '/de/bild', alt: 'Zellen', href: '/de/ziel' }],
  } as { '@type': string });
  const link = within(container).getByRole('link', { name: 'Zellen' });
  expect(link).toHaveAttribute('href', '/de/ziel');
});

test('More than four columns wrap into further rows', () => {
  const columns = ['A', 'B', 'C', 'D', 'E'].map((title) => ({ id: title, ...teaser(title) }));
  const { container } = show({ '@type': '__grid', columns } as { '@type': string });
  expect(container.querySelector('.block-grid__columns--4')).not.toBeNull();
  expect(screen.getAllByRole('link')).toHaveLength(5);
});

test.each([{}, { columns: 'x' }, { columns: [null, 7] }, { blocks: [], blocks_layout: 'x' }, null])(
  'Columns of %j are none, and nothing is thrown',
  (grid) => {
    expect(blocksOf(gridColumns(gridShape.read(grid)), blockNamed).placed).toEqual([]);
  },
);
