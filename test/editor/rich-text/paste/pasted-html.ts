import { textOfValue } from '@/editor/rich-text/value/lines';
import { isElement, type EditedNode } from '@/editor/rich-text/value/nodes';
import type { Pasted, PastedPart, PastedTable } from '@/editor/rich-text/paste/pasted';

/** A node as HTML without anything but its elements and addresses. */
function written(node: EditedNode): string {
  if (!isElement(node)) return node.text.replaceAll('\n', '⏎').replaceAll('\u00a0', '␣');
  const { type, children, data } = node;
  const url = (data as { url?: string } | undefined)?.url;
  const address = url === undefined ? '' : ` ${url}`;
  return `<${type}${address}>${children.map(written).join('')}</${type}>`;
}

const rowOf = (row: PastedTable['rows'][number]): string =>
  row
    .map(({ isHeader, value }) => {
      const isPlain = value.length === 1 && value[0]?.type === 'p';
      const words = isPlain ? value[0]?.children.map(written).join('') : value.map(written).join('');
      return `${isHeader ? '!' : ''}${words ?? textOfValue(value)}`;
    })
    .join(' | ');

function linesOf(part: PastedPart): string[] {
  if (part.kind === 'text') return part.value.map(written);
  if (part.kind === 'table')
    return [
      `[table${part.isHeaded ? ' with a head' : ''}]`,
      ...part.rows.map((row) => `  ${rowOf(row)}`.trimEnd()),
    ];
  return [part.kind === 'picture' ? `[picture ${part.source.slice(0, 60)} "${part.alt}"]` : '[separator]'];
}

/** What was pasted, a line for each block and for what was lost. */
export const describePasted = ({ parts, losses }: Pasted): string =>
  [
    ...parts.flatMap(linesOf),
    ...Object.entries(losses).map(([loss, count]) => `[lost ${loss} ${count}]`),
  ].join('\n');
