/** The rows of a CSV file by their cells, without blanks at their ends; the mark of UTF-8 that tables of Excel begin with is left out. */
export async function readTable(file: File): Promise<string[][]> {
  const { default: Papa } = await import('papaparse');
  const source = (await file.text()).replace(/^\uFEFF/, '');
  // By the first line: lines that are empty or short would mislead the guess.
  const [first = ''] = source.split(/[\r\n]/, 1);
  const { delimiter } = Papa.parse(first).meta;
  const { data } = Papa.parse<string[]>(source, { delimiter, skipEmptyLines: false });
  return data.map((cells) => cells.map((cell) => cell.trim()));
}

/** The rows of a table below its head, by the names of the columns, and where in the file each stands; undefined where a column is missing. */
export function rowsByColumn<Column extends string>(
  rows: readonly (readonly string[])[],
  columns: readonly Column[],
): { row: number; cells: Partial<Record<string, string>> & Record<Column, string> }[] | undefined {
  const [head = [], ...body] = rows;
  const names = head.map((name) => name.toLowerCase());
  if (!columns.every((column) => names.includes(column))) return undefined;
  return body.flatMap((cells, at) =>
    cells.every((cell) => cell === '')
      ? []
      : [
          {
            row: at + 2,
            cells: Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])) as Record<
              Column,
              string
            >,
          },
        ],
  );
}
