import { isElement, type EditedNode, type EditedText } from './nodes';

const isBare = ({ text, ...marks }: EditedText): boolean => text === '' && Object.keys(marks).length === 0;

function areMarkedAlike(one: EditedText, other: EditedText): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  names.delete('text');
  return [...names].every((name) => Object.is(one[name], other[name]));
}

/** Puts text before, between and after inline elements, where the caret can stand, and makes one of texts marked alike. */
export function withSpacers(nodes: readonly EditedNode[]): EditedNode[] {
  const line: EditedNode[] = [];
  for (const node of nodes) {
    const last = line.at(-1);
    if (isElement(node)) {
      if (last === undefined || isElement(last)) line.push({ text: '' });
      line.push(node);
    } else if (last === undefined || isElement(last)) {
      line.push(node);
    } else if (isBare(last)) {
      line[line.length - 1] = node;
    } else if (areMarkedAlike(last, node)) {
      line[line.length - 1] = { ...last, text: last.text + node.text };
    } else if (node.text !== '') {
      line.push(node);
    }
  }
  const last = line.at(-1);
  if (last === undefined || isElement(last)) line.push({ text: '' });
  return line;
}
