import { startTransition, useLayoutEffect, useState } from 'react';

const styles = 'link[rel="stylesheet"], style';

/** Waits for a style sheet, or for the news that it does not come. */
const arrival = (style: Element) =>
  new Promise((resolve) => {
    if (!(style instanceof HTMLLinkElement)) resolve(undefined);
    style.addEventListener('load', resolve);
    style.addEventListener('error', resolve);
  });

/** Gives another document the styles of this one, those too that arrive later, and says once the first of them are there. */
export function useMirroredStyles(inner: Document | undefined): boolean {
  const [isStyled, setStyled] = useState(false);
  useLayoutEffect(() => {
    if (!inner) return undefined;
    const { documentElement: root, head } = document;
    for (const { name, value } of root.attributes) inner.documentElement.setAttribute(name, value);
    const add = (nodes: Iterable<Node>) => {
      const copies = [...nodes].flatMap((node) =>
        node instanceof Element && node.matches(styles) ? [node.cloneNode(true) as Element] : [],
      );
      const arrivals = copies.map(arrival);
      inner.head.append(...copies);
      return Promise.all(arrivals);
    };
    let isOver = false;
    void add(head.children).then(() => {
      if (!isOver) startTransition(() => setStyled(true));
    });
    const observer = new MutationObserver((changes) =>
      changes.forEach(({ addedNodes }) => void add(addedNodes)),
    );
    observer.observe(head, { childList: true });
    return () => {
      isOver = true;
      observer.disconnect();
    };
  }, [inner]);
  return isStyled;
}
