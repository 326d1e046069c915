import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { blocksOf } from '@/blocks/blocks-of';
import { gridColumns } from '@/blocks/grid-block/columns';
import { gridShape } from '@/blocks/grid-block/data';
import { blockNamed } from '@/blocks/registry';
import { editBlocks } from '~test/support/edit-blocks';
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

test('A picture of a grid is asked for its words and link once there is one', async () => {
  const columns = [
    { id: '1', '@type': 'image', url: '/de/bilder/wind', title: 'Wind' },
    { id: '2', '@type': 'image', title: 'Leer' },
  ];
  const { container } = await editBlocks({ g: { '@type': 'imagesGrid', columns } });
  await waitFor(() => expect(container.querySelectorAll('.tool-card__title')).toHaveLength(2));
  const asked = async (place: number) => {
    await userEvent.click(container.querySelectorAll('.tool-card__title')[place] as HTMLElement);
    const names = ['Alternativtext', 'Titel', 'Ziel', 'In neuem Tab öffnen'];
    return names.filter((each) => screen.queryAllByLabelText(new RegExp(`^${each}`)).length > 0);
  };
  expect(await asked(0)).toEqual(['Alternativtext', 'Titel', 'Ziel', 'In neuem Tab öffnen']);
  expect(await asked(1)).toEqual(['Titel']);
});

test('A column in the form has a button that removes it only where there is another', async () => {
  const columns = ['Wind', 'Regen'].map((title, index) => ({ id: `${index}`, ...teaser(title) }));
  const { stored } = await editBlocks({ g: { '@type': 'teaserGrid', columns } });
  const removers = () => screen.queryAllByRole('button', { name: /^„(?:Wind|Regen)“ entfernen$/ });
  await screen.findByRole('button', { name: 'Wind' });
  expect(removers()).toHaveLength(2);
  await userEvent.click(removers()[0] as HTMLElement);
  expect(stored('g')).toMatchObject({ columns: [{ title: 'Regen' }] });
  expect(removers()).toHaveLength(0);
});

test('As icons a grid of pictures takes six at most', async () => {
  const schema = (await blockNamed('imagesGrid')?.editor?.())?.schema;
  if (typeof schema !== 'function') throw new Error('There is no form.');
  const most = (variation: string) =>
    schema(gridShape.read({ '@type': 'imagesGrid', variation, columns: [{ id: '1' }] })).fields;
  expect(most('icons')).toMatchObject({ columns: { atMost: 6 } });
  expect(most('')).toMatchObject({ columns: { atMost: 4 } });
});

test.each([
  [{ align: 'space-between' }, 'block-grid__columns--apart', true],
  [{ centeredText: true }, 'block-grid__columns--centered', true],
  [{ align: 'center' }, 'block-grid__columns--apart', false],
  [{ align: 'full' }, 'block-grid__columns--apart', false],
])('Columns of a grid with %j stand so', (fields, className, expected) => {
  const columns = [{ id: 'a', ...teaser('A') }];
  const grid = { '@type': 'teaserGrid', columns, ...fields };
  const { container } = show(grid);
  expect(container.querySelector(`.${className}`) !== null).toBe(expected);
});

test('A grid takes seven kinds of blocks and four columns, where its template says nothing else', () => {
  for (const name of ['gridBlock', 'teaserGrid', 'imagesGrid'])
    expect(blockNamed(name)?.holds).toMatchObject({
      allowedBlocks: ['teaser', 'image', 'listing', 'slate', 'buttonBlock', 'infoCard', 'icon'],
      maxLength: 4,
    });
});

test.each([
  ['teaserGrid', 'teaser'],
  ['imagesGrid', 'image'],
])('A %s without columns asks for how many, one to four', async (name, type) => {
  const { stored } = await editBlocks({ g: { '@type': name, columns: [] } });
  const choices = await screen.findAllByRole('button', { name: /^\d Spalten?$/ });
  expect(choices.map(({ textContent }) => textContent)).toEqual([
    '1 Spalte',
    '2 Spalten',
    '3 Spalten',
    '4 Spalten',
  ]);
  await userEvent.click(choices[1] as HTMLElement);
  const columns = (stored('g') as { columns: object[] }).columns;
  expect(columns).toEqual([
    { id: expect.any(String), '@type': type },
    { id: expect.any(String), '@type': type },
  ]);
});
