import { useLayoutEffect } from 'react';

const styles = 'link[rel="stylesheet"], style';

/** Gives another document the styles of this one, those too that arrive later. */
export function useMirroredStyles(inner: Document | undefined): void {
  useLayoutEffect(() => {
    if (!inner) return undefined;
    const { documentElement: root, head } = document;
    for (const { name, value } of root.attributes) inner.documentElement.setAttribute(name, value);
    const add = (nodes: Iterable<Node>) => {
      for (const node of nodes)
        if (node instanceof Element && node.matches(styles)) inner.head.append(node.cloneNode(true));
    };
    add(head.children);
    const observer = new MutationObserver((changes) => changes.forEach(({ addedNodes }) => add(addedNodes)));
    observer.observe(head, { childList: true });
    return () => observer.disconnect();
  }, [inner]);
}
