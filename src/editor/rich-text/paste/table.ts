import { emptyParagraph, type EditedValue } from '../value/nodes';
import type { Loss, Losses, Pasted, PastedCell, PastedTable } from './pasted';
import { asideOf } from './source-signs';

const mostRows = 500;
const mostColumns = 40;

const rowsIn = (table: HTMLTableElement): HTMLTableRowElement[] =>
  [...table.rows].filter((row) => asideOf(row) !== 'hidden');

/** Whether a table holds data: one of a single cell, or round another one, lays out what lies in it. */
export function holdsData(table: HTMLTableElement): boolean {
  const role = table.getAttribute('role');
  if (role === 'presentation' || role === 'none' || table.querySelector('table')) return false;
  const cells = rowsIn(table).flatMap((row) => [...row.cells]);
  return cells.length > 1 && table.querySelector('h1, h2, h3, h4, hr') === null;
}

const isBold = (cell: Element, bold: ReadonlySet<string>): boolean => {
  if ([...cell.classList].some((name) => bold.has(name))) return true;
  const style = cell.getAttribute('style') ?? '';
  if (/font-weight:\s*(bold|[67]00)/i.test(style)) return true;
  const words = cell.textContent?.trim() ?? '';
  const strong = [
    ...cell.querySelectorAll('b, strong, [style*="font-weight:700"], [style*="font-weight: bold"]'),
  ];
  return words !== '' && strong.some((each) => each.textContent?.trim() === words);
};

const isNamed = (row: HTMLTableRowElement, bold: ReadonlySet<string>): boolean => {
  const cells = [...row.cells];
  if (row.parentElement?.tagName === 'THEAD') return true;
  const filled = cells.filter((cell) => cell.textContent?.trim() !== '');
  return filled.length > 0 && filled.every((cell) => cell.tagName === 'TH' || isBold(cell, bold));
};

const isEmpty = ({ value }: PastedCell): boolean => value === emptyValue;
const emptyValue: EditedValue = [emptyParagraph()];
export const emptyCell: PastedCell = { isHeader: false, value: emptyValue };

const span = (named: number): number => Math.max(1, Math.min(named, mostColumns));

/** All rows as long as the longest, without empty ones at the end and empty columns at the side. */
export function evenRows(rows: readonly (readonly PastedCell[])[]): PastedCell[][] {
  const lastRow = rows.findLastIndex((row) => row.some((cell) => !isEmpty(cell)));
  const kept = rows.slice(0, lastRow + 1);
  const width = Math.max(0, ...kept.map((row) => row.findLastIndex((cell) => !isEmpty(cell)) + 1));
  return kept.map((row) => Array.from({ length: width }, (_cell, column) => row[column] ?? emptyCell));
}

/** A table of the source: merged cells stand in the first of their places, the others stay empty. */
export function tableFrom(
  element: HTMLTableElement,
  bold: ReadonlySet<string>,
  read: (cell: Element, isHead: boolean) => Pasted,
): { table: PastedTable | undefined; losses: Losses } {
  const losses: Partial<Record<Loss, number>> = {};
  const lose = (loss: Loss, count: number) => {
    if (count > 0) losses[loss] = (losses[loss] ?? 0) + count;
  };
  const all = rowsIn(element);
  lose('rows', Math.max(0, all.length - mostRows));
  const sources = all.slice(0, mostRows);
  const isHeaded = sources.length > 1 && sources[0] !== undefined && isNamed(sources[0], bold);
  const rows: PastedCell[][] = sources.map(() => []);
  sources.forEach((source, at) => {
    const row = rows[at] ?? [];
    let column = 0;
    for (const cell of source.cells) {
      while (row[column] !== undefined) column += 1;
      if (column >= mostColumns) break;
      const isHead = isHeaded && at === 0;
      const { parts, losses: lost } = read(cell, isHead);
      for (const [loss, count] of Object.entries(lost)) lose(loss as Loss, count);
      const value = parts.flatMap((part) => (part.kind === 'text' ? part.value : []));
      const isHeader = isHead || cell.tagName === 'TH';
      const [wide, high] = [span(cell.colSpan), span(cell.rowSpan)];
      lose('merged', wide * high > 1 && value.length > 0 ? 1 : 0);
      for (let down = 0; down < high; down += 1)
        for (let right = 0; right < wide; right += 1) {
          const place = rows[at + down];
          if (place)
            place[column + right] =
              down + right === 0 && value.length > 0 ? { isHeader, value } : { ...emptyCell, isHeader };
        }
      column += wide;
    }
  });
  const even = evenRows(rows.map((row) => Array.from(row, (cell) => cell ?? emptyCell)));
  const table: PastedTable = { kind: 'table', isHeaded, rows: even };
  return { table: even.length > 0 ? table : undefined, losses };
}
