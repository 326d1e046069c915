import { isPlain, type EditedElement, type EditedNode } from './nodes';

/** A node with the elements round it, outermost first: a text in its formats, an item in its lists. */
export interface Nested {
  node: EditedNode;
  wrappers: readonly EditedElement[];
}

const isSame = (one: EditedElement | undefined, other: EditedElement | undefined): boolean =>
  one === other || (one?.type === other?.type && !!one && !!other && isPlain(one) && isPlain(other));

/** Builds the tree again from flat entries: neighbours share the elements round them that are the same. */
export function nest(
  entries: readonly Nested[],
  complete: (children: EditedNode[]) => EditedNode[],
  depth = 0,
): EditedNode[] {
  const nodes: EditedNode[] = [];
  for (let from = 0; from < entries.length;) {
    const entry = entries[from];
    if (!entry) break;
    const wrapper = entry.wrappers[depth];
    let to = from + 1;
    if (!wrapper) {
      nodes.push(entry.node);
    } else {
      while (to < entries.length && isSame(entries[to]?.wrappers[depth], wrapper)) to += 1;
      nodes.push({ ...wrapper, children: nest(entries.slice(from, to), complete, depth + 1) });
    }
    from = to;
  }
  return complete(nodes);
}
