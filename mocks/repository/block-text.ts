import { isRecord } from '~mocks/lib/is-record';
import { textOfHtml } from '~mocks/lib/html-text';
import { nestedBlocks } from '~mocks/lib/nested-blocks';
import { ownEntry } from '~mocks/lib/own-entry';

/** Words of a page's blocks for the full text, in page order, blocks inside blocks included. */
export function textOfBlocks(blocks: unknown, layout: unknown): string[] {
  if (!isRecord(blocks)) return [];
  const listed = isRecord(layout) && Array.isArray(layout.items) ? layout.items : Object.keys(blocks);
  return listed.flatMap((id) => (typeof id === 'string' ? textOfBlock(ownEntry(blocks, id)) : []));
}

function textOfBlock(block: unknown): string[] {
  if (!isRecord(block)) return [];
  const own: string[] = [];
  if (typeof block.searchableText === 'string') own.push(block.searchableText);
  switch (block['@type']) {
    case 'slate':
      own.push(
        typeof block.plaintext === 'string' && block.plaintext !== ''
          ? block.plaintext
          : textOfSlate(block.value),
      );
      break;
    case 'text':
      own.push(textOfDraft(block.text));
      break;
    case 'table':
    case 'slateTable':
      own.push(textOfTable(block.table));
      break;
    case 'heading':
      if (typeof block.heading === 'string') own.push(block.heading);
      break;
    case 'html':
      if (typeof block.html === 'string') own.push(textOfHtml(block.html));
      break;
    default:
      break;
  }
  const { blocks, layout } = nestedBlocks(block);
  return [...own, ...textOfBlocks(blocks, layout)];
}

function textOfTable(table: unknown): string {
  if (!isRecord(table) || !Array.isArray(table.rows)) return '';
  return table.rows
    .flatMap((row) => (isRecord(row) && Array.isArray(row.cells) ? row.cells : []))
    .map((cell) => (isRecord(cell) ? textOfCell(cell.value) : ''))
    .join(' ');
}

function textOfCell(value: unknown): string {
  return isRecord(value) ? textOfDraft(value) : textOfSlate(value);
}

function textOfDraft(text: unknown): string {
  if (!isRecord(text) || !Array.isArray(text.blocks)) return typeof text === 'string' ? text : '';
  return text.blocks
    .map((line) => (isRecord(line) && typeof line.text === 'string' ? line.text : ''))
    .join(' ');
}

const lines = /^(?:p|h[1-6]|li|ul|ol|lic|blockquote|callout|table|tr|td|th)$/;

/** Text of slate nodes: marks and links run together with their words, lines stand apart. */
function textOfSlate(value: unknown): string {
  if (typeof value === 'string') return value;
  if (!Array.isArray(value)) return '';
  return value
    .map((node) => {
      if (!isRecord(node)) return '';
      if (typeof node.text === 'string') return node.text;
      const text = textOfSlate(node.children);
      return typeof node.type === 'string' && lines.test(node.type) ? `${text} ` : text;
    })
    .join('');
}
