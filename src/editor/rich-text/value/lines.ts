import { isElement, isLine, type EditedElement, type EditedNode, type EditedValue } from './nodes';

/**
 * A block that holds text. Places in a value are counted in characters from its start, a line's end as one: formatting
 * and the type of blocks move nothing then, and a caret can be put back whatever became of the elements round it.
 */
export interface Line {
  path: number[];
  element: EditedElement;
  start: number;
  length: number;
}

/** Characters in nodes; the ends of the lines in it count, but for the last one's. */
export function lengthOf(node: EditedNode): number {
  if (!isElement(node)) return node.text.length;
  return lengthOfAll(node.children) + (isLine(node) ? 0 : Math.max(0, node.children.length - 1));
}

const lengthOfAll = (nodes: readonly EditedNode[]): number =>
  nodes.reduce((length, node) => length + lengthOf(node), 0);

/** All lines of a value in their order. */
export function linesOf(value: readonly EditedNode[]): Line[] {
  const lines: Line[] = [];
  let start = 0;
  const visit = (nodes: readonly EditedNode[], parent: readonly number[]): void => {
    nodes.forEach((element, index) => {
      if (!isElement(element)) return;
      const path = [...parent, index];
      if (!isLine(element)) {
        visit(element.children, path);
        return;
      }
      const length = lengthOf(element);
      lines.push({ path, element, start, length });
      start += length + 1;
    });
  };
  visit(value, []);
  return lines;
}

/** Characters of a whole value, up to the end of its last line. */
export const lengthOfValue = (value: readonly EditedNode[]): number =>
  lengthOfAll(value) + Math.max(0, value.length - 1);

/** The lines that a range touches. */
export const linesIn = (value: EditedValue, start: number, end: number): Line[] =>
  linesOf(value).filter((line) => line.start <= end && start <= line.start + line.length);

/** The words of a node, a line's end as a line break. */
export function textOfNode(node: EditedNode): string {
  if (!isElement(node)) return node.text;
  return node.children.map(textOfNode).join(isLine(node) ? '' : '\n');
}

export const textOfValue = (value: readonly EditedNode[]): string => value.map(textOfNode).join('\n');
