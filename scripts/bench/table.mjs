/** Prints rows of the same keys as a table, numbers right-aligned. */
export function printTable(rows) {
  if (rows.length === 0) return;
  const columns = Object.keys(rows[0]);
  const text = (value) =>
    typeof value === 'number' ? value.toFixed(value < 10 ? 2 : 1) : String(value ?? '');
  const widths = columns.map((column) =>
    Math.max(column.length, ...rows.map((row) => text(row[column]).length)),
  );
  const line = (cells, pad) => cells.map((cell, index) => pad(cell, widths[index], index)).join('  ');
  const align = (cell, width, index) => (index === 0 ? cell.padEnd(width) : cell.padStart(width));
  console.log(line(columns, align));
  console.log(widths.map((width) => '─'.repeat(width)).join('  '));
  for (const row of rows)
    console.log(
      line(
        columns.map((column) => text(row[column])),
        align,
      ),
    );
}
