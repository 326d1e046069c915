import { isElement, type EditedElement, type EditedNode } from './nodes';

/** The nodes with what stands at a path replaced by others; an element that is left without children goes too. */
export function replaceAt<Node extends EditedNode>(
  nodes: readonly Node[],
  path: readonly number[],
  by: (element: Node) => readonly Node[],
): Node[] {
  const [first, ...rest] = path;
  return nodes.flatMap((node, index) => {
    if (index !== first) return [node];
    if (rest.length === 0) return by(node);
    if (!isElement(node)) return [node];
    const replace = by as unknown as (element: EditedNode) => readonly EditedNode[];
    const children = replaceAt<EditedNode>(node.children, rest, replace);
    return children.length === 0 ? [] : [{ ...(node as EditedElement), children } as EditedNode as Node];
  });
}
