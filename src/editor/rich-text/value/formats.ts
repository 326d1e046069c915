import { allMarks, elementMarks, leafMarks, marks, type Mark } from '@/components/slate-value/marks';
import { markTools } from '../marks';
import { isElement, isHeading, type EditedElement, type EditedText } from './nodes';
import type { Nested } from './nest';

/** Inline formats as Volto stores them, each an element of its own. */
export type Format = Mark;

export const formats = allMarks;

export const isFormat = ({ type }: EditedElement): boolean => elementMarks.has(type);

export const hasFormat = ({ node, wrappers }: Nested, format: Format): boolean =>
  wrappers.some(({ type }) => elementMarks.get(type) === format) ||
  (!isElement(node) && Object.keys(node).some((key) => leafMarks.get(key) === format && node[key] === true));

const withoutMark = (node: EditedText, format: Format): EditedText =>
  Object.fromEntries(Object.entries(node).filter(([key]) => leafMarks.get(key) !== format)) as EditedText;

export const withoutFormat = ({ node, wrappers }: Nested, format: Format): Nested => ({
  node: isElement(node) ? node : withoutMark(node, format),
  wrappers: wrappers.filter(({ type }) => elementMarks.get(type) !== format),
});

/** The format goes round all other formats, but into links and whatever else is no format. */
export function withFormat(run: Nested, format: Format): Nested {
  const { excludes } = marks[format];
  const { node, wrappers } = withoutFormat(excludes ? withoutFormat(run, excludes) : run, format);
  const at = wrappers.findLastIndex((wrapper) => !isFormat(wrapper)) + 1;
  return {
    node,
    wrappers: [...wrappers.slice(0, at), { type: format, children: [] }, ...wrappers.slice(at)],
  };
}

/** A heading has a weight of its own, and stores few formats. */
export const allowsFormat = (line: EditedElement, format: Format): boolean =>
  !isHeading(line) || markTools[format].isInHeadings === true;

/** Whether what is typed in a format is meant to the letter. */
export const isVerbatim = (run: Nested): boolean =>
  formats.some((format) => marks[format].isVerbatim && hasFormat(run, format));
