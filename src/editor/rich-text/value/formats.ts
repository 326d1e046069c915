import { isElement, isHeading, type EditedElement, type EditedText } from './nodes';
import type { Nested } from './nest';

/** Inline formats as Volto stores them, each an element of its own. */
export type Format = 'strong' | 'em' | 'u' | 'del' | 'sub' | 'sup' | 'code';

interface Names {
  elements: readonly string[];
  /** As hand-made content marks its texts. */
  marks: readonly string[];
}

const names: Record<Format, Names> = {
  strong: { elements: ['strong', 'b'], marks: ['bold'] },
  em: { elements: ['em', 'i'], marks: ['italic'] },
  u: { elements: ['u'], marks: ['underline'] },
  del: { elements: ['del', 's'], marks: ['strikethrough'] },
  sub: { elements: ['sub'], marks: ['sub'] },
  sup: { elements: ['sup'], marks: ['sup'] },
  code: { elements: ['code'], marks: ['code'] },
};

export const formats = Object.keys(names) as Format[];

export const isFormat = ({ type }: EditedElement): boolean =>
  formats.some((format) => names[format].elements.includes(type));

export function hasFormat({ node, wrappers }: Nested, format: Format): boolean {
  const { elements, marks } = names[format];
  return (
    wrappers.some(({ type }) => elements.includes(type)) ||
    (!isElement(node) && marks.some((mark) => node[mark] === true))
  );
}

function withoutMarks(node: EditedText, marks: readonly string[]): EditedText {
  return Object.fromEntries(Object.entries(node).filter(([name]) => !marks.includes(name))) as EditedText;
}

export function withoutFormat({ node, wrappers }: Nested, format: Format): Nested {
  const { elements, marks } = names[format];
  return {
    node: isElement(node) ? node : withoutMarks(node, marks),
    wrappers: wrappers.filter(({ type }) => !elements.includes(type)),
  };
}

const others: Partial<Record<Format, Format>> = { sub: 'sup', sup: 'sub' };

/** The format goes round all other formats, but into links and whatever else is no format. */
export function withFormat(run: Nested, format: Format): Nested {
  const other = others[format];
  const { node, wrappers } = withoutFormat(other ? withoutFormat(run, other) : run, format);
  const at = wrappers.findLastIndex((wrapper) => !isFormat(wrapper)) + 1;
  return {
    node,
    wrappers: [...wrappers.slice(0, at), { type: format, children: [] }, ...wrappers.slice(at)],
  };
}

const inHeadings: readonly Format[] = ['em', 'sub', 'sup'];

/** A heading has a weight of its own: of the formats only these are stored in it. */
export const allowsFormat = (line: EditedElement, format: Format): boolean =>
  !isHeading(line) || inHeadings.includes(format);
