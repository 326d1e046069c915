import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Block } from '@/blocks/definition';
import { renderBlocks } from '~test/support/render-page';

const slate = (text: string) => [{ type: 'p', children: [{ text }] }];
const draft = (text: string) => ({ blocks: [{ key: 'a', type: 'unstyled', text }], entityMap: {} });

function tableBlock(type: string, value: (text: string) => unknown, more: object = {}): Block {
  const row = (kind: string, first: string, second: string, firstKind = kind) => ({
    key: first,
    cells: [
      { key: 'x', type: firstKind, value: value(first) },
      { key: 'y', type: kind, value: value(second) },
    ],
  });
  const rows = [
    row('header', 'Größe', 'Wert'),
    row('data', 'Höhe', '3 m', 'header'),
    row('data', 'Breite', '4 m'),
  ];
  return { '@type': type, table: { hideHeaders: false, fixed: true, celled: true, ...more, rows } };
}

describe.each([
  ['slateTable', slate],
  ['table', draft],
] as const)('A %s block', (type, value) => {
  test('has its first row as heads of columns, header cells below as heads of rows', () => {
    renderBlocks([tableBlock(type, value)]);
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['Größe', 'Wert']);
    expect(screen.getByRole('rowheader', { name: 'Höhe' })).toBeVisible();
    expect(screen.getByRole('cell', { name: '4 m' })).toBeVisible();
  });

  test('whose headers are hidden has none', () => {
    renderBlocks([tableBlock(type, value, { hideHeaders: true })]);
    expect(screen.queryByRole('columnheader')).not.toBeInTheDocument();
    expect(screen.getAllByRole('row')).toHaveLength(3);
  });

  test('looks as its editor chose', () => {
    renderBlocks([tableBlock(type, value, { compact: true, striped: true, basic: false })]);
    const table = screen.getByRole('table');
    expect(table).toHaveClass('data-table--fixed', 'data-table--compact', 'data-table--striped');
    expect(table).not.toHaveClass('data-table--basic');
  });

  test('that gives a number for each name is a list of key figures', () => {
    const row = (name: string, number: string) => ({
      cells: [
        { type: 'header', value: value(name) },
        { type: 'data', value: value(number) },
      ],
    });
    const figures = [row('Institute', '9'), row('Gäste', '2.140')];
    renderBlocks([
      { '@type': type, table: { hideHeaders: true, rows: figures } },
      { '@type': type, table: { hideHeaders: true, rows: [...figures, row('Ort', 'Immerlund')] } },
    ]);
    const [first, second] = screen.getAllByRole('table');
    expect(first).toHaveClass('data-table--figures');
    expect(second).not.toHaveClass('data-table--figures');
  });

  test.each<[string, unknown]>([
    ['no table', undefined],
    ['a table without rows', {}],
    ['rows that are no list', { rows: 'x' }],
    [
      'rows and cells that are none',
      { rows: [null, 1, { cells: 'x' }, { cells: [null, { value: 3 }, {}] }] },
    ],
    [
      'markup in a cell',
      { rows: [{ cells: [{ type: 'data', value: value('<script>alert(1)</script>') }] }] },
    ],
  ])('with %s does not fail', (_name, table) => {
    const { container } = renderBlocks([{ '@type': type, table }]);
    expect(container.querySelector('.block-failure, script')).toBeNull();
  });
});

describe('A table wider than its column', () => {
  test('is scrolled by keyboard in a region with a name', () => {
    const width = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollWidth');
    Object.defineProperty(Element.prototype, 'scrollWidth', { configurable: true, get: () => 900 });
    renderBlocks([tableBlock('slateTable', slate)]);
    if (width) Object.defineProperty(Element.prototype, 'scrollWidth', width);
    expect(screen.getByRole('group', { name: 'Tabelle, seitlich verschiebbar' })).toHaveAttribute(
      'tabindex',
      '0',
    );
  });

  test('that fits is no stop of the Tab key', () => {
    const { container } = renderBlocks([tableBlock('slateTable', slate)]);
    expect(container.querySelector('[tabindex]')).toBeNull();
  });
});
