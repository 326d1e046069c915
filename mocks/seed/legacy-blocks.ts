import type { SeedBlock } from './types';

/* Blocks in the draft.js forms that pages of older portals still hold. */

type DraftStyle = 'unstyled' | 'header-two' | 'unordered-list-item' | 'ordered-list-item' | 'blockquote';

export interface DraftLine {
  text: string;
  style?: DraftStyle;
  /** A word of the text that is bold. */
  bold?: string;
  /** A word of the text that links somewhere. */
  link?: { text: string; url: string };
}

function range(text: string, part: string) {
  return { offset: text.indexOf(part), length: part.length };
}

function draft(lines: readonly DraftLine[]) {
  const links = lines.flatMap((line) => (line.link ? [line.link] : []));
  return {
    blocks: lines.map(({ text, style = 'unstyled', bold, link }, position) => ({
      key: `line${position}`,
      text,
      type: style,
      depth: 0,
      inlineStyleRanges: bold ? [{ ...range(text, bold), style: 'BOLD' }] : [],
      entityRanges: link ? [{ ...range(text, link.text), key: links.indexOf(link) }] : [],
      data: {},
    })),
    entityMap: Object.fromEntries(
      links.map(({ url }, key) => [key, { type: 'LINK', mutability: 'MUTABLE', data: { url } }]),
    ),
  };
}

/** The text block of the first editor. */
export const draftText = (lines: readonly DraftLine[]): SeedBlock => ({
  '@type': 'text',
  text: draft(lines),
});

/** The table block of the first editor; the first row is the head. */
export const draftTable = (rows: readonly (readonly string[])[]): SeedBlock => ({
  '@type': 'table',
  table: {
    fixed: true,
    compact: false,
    basic: false,
    celled: true,
    inverted: false,
    striped: false,
    rows: rows.map((cells, row) => ({
      key: `row${row}`,
      cells: cells.map((text, column) => ({
        key: `cell${row}${column}`,
        type: row === 0 ? 'header' : 'data',
        value: draft([{ text }]),
      })),
    })),
  },
});
