import { createContext, type ReactNode } from 'react';

export interface SlideContent {
  key: string;
  /** What it is called where one chooses among slides. */
  name: string;
  content: ReactNode;
}

/** How many slides there are, and which of them can be seen. */
export interface ShownSlides {
  count: number;
  first: number;
  perView: number;
}

export const ShownSlidesContext = createContext<ShownSlides>({ count: 0, first: 0, perView: 1 });

/** Whether a slide is in view; an endless row goes on with its first slides behind the last. */
export function isInView({ count, first, perView }: ShownSlides, index: number): boolean {
  return (index - first + count) % Math.max(1, count) < perView;
}
