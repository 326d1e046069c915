import type { BlockType } from '../elements';
import { allowsFormat, formats, withoutFormat } from './formats';
import { fromItems, isTouched, itemsOf } from './items';
import type { Nested } from './nest';
import { linesOf } from './lines';
import { isElement, isHeading, isLine, isVoid, type EditedElement, type EditedValue } from './nodes';
import { fromRuns, runsOf } from './runs';

/** A line without the formats that its type does not allow. */
export function fitted(line: EditedElement): EditedElement {
  if (!isHeading(line)) return line;
  const dropped = formats.filter((format) => !allowsFormat(line, format));
  const runs = runsOf(line.children).map((run) => dropped.reduce(withoutFormat, run));
  return { ...line, children: fromRuns(runs) };
}

const holdsTable = (element: EditedElement): boolean =>
  element.type === 'table' || element.children.some((child) => isElement(child) && holdsTable(child));

/** The lines of a block as blocks of a type; what has no lines of text, as a table, stays. */
export function asBlocks(element: EditedElement, type: string): EditedElement[] {
  if (isVoid(element) || holdsTable(element)) return [element];
  if (isLine(element) && element.type === type) return [element];
  return linesOf([element]).map((line) => fitted({ type, children: line.element.children }));
}

/** Makes all blocks that a range touches blocks of a type, out of the lists that they stand in. */
export function setBlockType(value: EditedValue, start: number, end: number, type: BlockType): EditedValue {
  return fromItems(
    itemsOf(value).flatMap<Nested>((item) => {
      if (!isTouched(item, start, end)) return [item];
      return asBlocks(item.node, type).map((node) => ({ node, wrappers: [] }));
    }),
  );
}
