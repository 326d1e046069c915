import { useEffect } from 'react';
import type { HeadElement } from '@/api/types/page-head';

export interface HeadContent {
  title: string;
  elements?: readonly HeadElement[];
}

/** Sets title and head elements of the present page, and takes the elements back when another page is shown. */
export function useHead({ title, elements = [] }: HeadContent): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
  useHeadElements(elements);
}

/** Adds elements to the head as long as what needs them is drawn. */
export function useHeadElements(elements: readonly HeadElement[]): void {
  const written = JSON.stringify(elements);
  useEffect(() => {
    const parsed = JSON.parse(written) as HeadElement[];
    const nodes = parsed.map(({ tag, attributes }) => {
      const node = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
      return node;
    });
    document.head.append(...nodes);
    return () => nodes.forEach((node) => node.remove());
  }, [written]);
}
