import Papa from 'papaparse';

/** Signs with which spreadsheets take a cell for a formula; the apostrophe before it shows them that it is none. */
const formula = /^[=+\-@\t\r]/;

/** A table as text, in which no cell is a formula. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `${Papa.unparse([...rows], { newline: '\r\n', escapeFormulae: formula })}\r\n`;

const cellOf = (text: string): string => (formula.test(text.slice(1)) ? text.replace(/^'/, '') : text).trim();

/** The rows of such a text, their cells as they were. */
export function csvRows(text: string, delimiter: string): string[][] {
  const { data } = Papa.parse<string[]>(text, { delimiter });
  return data.map((cells) => cells.map(cellOf));
}
