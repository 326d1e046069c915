import type { EditedValue } from '../value/nodes';

const mostBlocks = 200;

/** Each line of a plain text as a paragraph; of very many lines the rest stays together in the last. */
export function fromText(text: string): EditedValue {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  const kept = lines.slice(0, mostBlocks - 1);
  const rest = lines.slice(mostBlocks - 1).join('\n');
  return [...kept, ...(rest === '' ? [] : [rest])].map((line) => ({ type: 'p', children: [{ text: line }] }));
}
