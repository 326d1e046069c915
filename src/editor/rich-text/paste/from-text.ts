import { withAddresses } from '../value/addresses';
import type { EditedElement, EditedValue } from '../value/nodes';
import { fromMarkdown, isMarkdown } from './from-markdown';
import { pastedText, type Pasted, type PastedTable } from './pasted';
import { emptyCell, evenRows } from './table';

const mostBlocks = 200;
/** A line that goes so far was broken where the window of its program ended. */
const brokenFrom = 55;

const paragraph = (text: string): EditedElement => ({ type: 'p', children: withAddresses(text) });

const linesOf = (text: string): string[] => text.split(/\r\n|\r|\n/);

/** Lines that belong together: they stay below each other, unless they are one that its program has broken. */
function joined(lines: readonly string[]): string {
  const isBroken = lines.length > 1 && lines.slice(0, -1).every((line) => line.trim().length >= brokenFrom);
  return lines.map((line) => line.trim()).join(isBroken ? ' ' : '\n');
}

/** The paragraphs between blank lines; of a text that has none, each line. */
function paragraphsOf(lines: readonly string[]): string[] {
  const hasBlank = lines.some((line, index) => line.trim() === '' && index > 0 && index < lines.length - 1);
  if (!hasBlank) return lines.filter((line) => line.trim() !== '');
  const groups: string[][] = [[]];
  for (const line of lines) {
    if (line.trim() === '') groups.push([]);
    else groups.at(-1)?.push(line);
  }
  return groups.filter((group) => group.length > 0).map(joined);
}

/** The paragraphs of a plain text; of very many the rest stays together in the last. Words keep the blanks round them. */
export function fromText(text: string): EditedValue {
  if (text.trim() !== '' && !/[\r\n]/.test(text)) return [paragraph(text)];
  const paragraphs = paragraphsOf(linesOf(text.trim()));
  const kept = paragraphs.slice(0, mostBlocks - 1);
  const rest = paragraphs.slice(mostBlocks - 1).join('\n');
  return [...kept, ...(rest === '' ? [] : [rest])].map(paragraph);
}

/** A table as spreadsheets write it in words: every line has the same number of tabs. */
export function tableFromText(text: string): PastedTable | undefined {
  const all = linesOf(text);
  const lines = all.slice(0, all.findLastIndex((line) => line !== '') + 1);
  const rows = lines.map((line) => line.split('\t'));
  const width = rows[0]?.length ?? 0;
  if (width < 2 || width > 40 || lines.length > 500 || rows.some((row) => row.length !== width))
    return undefined;
  const cells = rows.map((row) =>
    row.map((words) =>
      words.trim() === '' ? emptyCell : { isHeader: false, value: [paragraph(words.trim())] },
    ),
  );
  return { kind: 'table', isHeaded: false, rows: evenRows(cells) };
}

/** Plain text as parts of a page: a table of tabs, the source of Markdown, else its paragraphs. */
export function partsOfText(text: string): Pasted {
  const table = tableFromText(text);
  if (table && table.rows.length > 1) return { parts: [table], losses: {} };
  return isMarkdown(text) ? fromMarkdown(text) : pastedText(fromText(text));
}
