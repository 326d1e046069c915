import { isElement, isEmpty, isHeading, plainText, type SlateNode } from './nodes';

/** All headings that a reader sees, in their order. */
export function headingsIn(nodes: readonly SlateNode[]): { level: number; text: string }[] {
  return nodes.flatMap((node) => {
    if (!isElement(node)) return [];
    if (!isHeading(node)) return headingsIn(node.children);
    return isEmpty(node.children) ? [] : [{ level: Number(node.type[1]), text: plainText(node.children) }];
  });
}

/** Puts ids on the headings, in the order of `headingsIn`. */
export function withHeadingIds(nodes: readonly SlateNode[], ids: readonly string[]): readonly SlateNode[] {
  if (ids.length === 0) return nodes;
  const rest = ids.values();
  const assign = (node: SlateNode): SlateNode => {
    if (!isElement(node)) return node;
    if (!isHeading(node)) return { ...node, children: node.children.map(assign) };
    return isEmpty(node.children) ? node : { ...node, anchor: rest.next().value };
  };
  return nodes.map(assign);
}

/** Whether the last thing of a text is a heading. */
export function endsInHeading(nodes: readonly SlateNode[]): boolean {
  const last = nodes.at(-1);
  return last !== undefined && isElement(last) && isHeading(last);
}
