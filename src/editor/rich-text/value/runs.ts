import { isElement, isVoid, type EditedElement, type EditedNode } from './nodes';
import { nest, type Nested } from './nest';
import { withSpacers } from './spacers';

/** A line as flat pieces of text, each with the inline elements round it. */
export function runsOf(children: readonly EditedNode[], wrappers: readonly EditedElement[] = []): Nested[] {
  return children.flatMap((node) =>
    isElement(node) && !isVoid(node) ? runsOf(node.children, [...wrappers, node]) : [{ node, wrappers }],
  );
}

const isSpacer = ({ node }: Nested): boolean => !isElement(node) && node.text === '';

export const fromRuns = (runs: readonly Nested[]): EditedNode[] =>
  nest(
    runs.filter((run) => !isSpacer(run)),
    withSpacers,
  );

/** Cuts the pieces where a range begins and ends, and gives them in three parts. */
export function runsRound(
  children: readonly EditedNode[],
  start: number,
  end: number,
): { before: Nested[]; inside: Nested[]; after: Nested[] } {
  const parts = { before: [] as Nested[], inside: [] as Nested[], after: [] as Nested[] };
  let offset = 0;
  for (const { node, wrappers } of runsOf(children)) {
    if (isElement(node)) {
      const part = offset < start ? parts.before : offset < end || start === end ? parts.inside : parts.after;
      part.push({ node, wrappers });
      continue;
    }
    const { text } = node;
    const piece = (from: number, to: number): Nested[] => {
      const words = text.slice(Math.max(0, from - offset), Math.max(0, to - offset));
      return words === '' ? [] : [{ node: { ...node, text: words }, wrappers }];
    };
    parts.before.push(...piece(0, start));
    parts.inside.push(...piece(start, end));
    parts.after.push(...piece(end, Infinity));
    offset += text.length;
  }
  return parts;
}
