import type { AnchoredHeading } from '../page/outline';
import type { TocData } from './data';

export interface TocEntry extends AnchoredHeading {
  children: TocEntry[];
}

/** The headings that a table of contents lists. */
export function listedHeadings(
  headings: readonly AnchoredHeading[],
  { levels }: TocData,
): readonly AnchoredHeading[] {
  const wanted = levels.filter((tag) => /^h[1-6]$/.test(tag));
  return wanted.length === 0 ? headings : headings.filter(({ level }) => wanted.includes(`h${level}`));
}

/** Headings, each below the last higher one before it; a page may leave levels out. */
export function nestedEntries(headings: readonly AnchoredHeading[]): TocEntry[] {
  const top: TocEntry[] = [];
  const open: TocEntry[] = [];
  for (const heading of headings) {
    while (open.length > 0 && (open.at(-1)?.level ?? 0) >= heading.level) open.pop();
    const entry = { ...heading, children: [] };
    (open.at(-1)?.children ?? top).push(entry);
    open.push(entry);
  }
  return top;
}
