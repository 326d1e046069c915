/** Signs with which spreadsheets take a cell for a formula; the apostrophe before it shows them that it is none. */
const formula = /^[=+\-@\t\r]/;

/** A cell as it stands in a table. */
export function csvCell(text: string): string {
  const harmless = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Where a quoted cell ends: at the next quote that is not doubled, else nowhere. */
function endOfQuoted(line: string, start: number): number {
  for (let at = line.indexOf('"', start + 1); at >= 0; at = line.indexOf('"', at + 2)) {
    if (line[at + 1] !== '"') return at;
  }
  return -1;
}

/** The cells of a line as they were before `csvCell`. */
export function csvCells(line: string, delimiter: string): string[] {
  const cells: string[] = [];
  let start = 0;
  while (start <= line.length) {
    const closing = line[start] === '"' ? endOfQuoted(line, start) : -1;
    const next = line.indexOf(delimiter, Math.max(start, closing));
    const end = next < 0 ? line.length : next;
    const text = closing < 0 ? line.slice(start, end) : line.slice(start + 1, closing).replaceAll('""', '"');
    cells.push((formula.test(text.slice(1)) ? text.replace(/^'/, '') : text).trim());
    start = end + 1;
  }
  return cells;
}
