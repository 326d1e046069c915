import { formats, withoutFormat } from './formats';
import { isElement, type EditedText, type EditedValue } from './nodes';
import { changeRuns } from './toggle-inline';
import type { Nested } from './nest';

const plainText = (node: EditedText): EditedText =>
  Object.fromEntries(Object.entries(node).filter(([name]) => !name.startsWith('style-'))) as EditedText;

function cleared(run: Nested): Nested {
  const { node, wrappers } = formats.reduce(withoutFormat, run);
  return { node: isElement(node) ? node : plainText(node), wrappers };
}

/** Takes all formats and styles of the text in a range; links stay. */
export const clearFormatting = (value: EditedValue, start: number, end: number): EditedValue =>
  changeRuns(value, start, end, cleared);
