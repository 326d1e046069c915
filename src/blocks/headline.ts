import { oneOf, text } from '@/lib/shape';
import type { OutlineHeading } from './definition';

/** The tags of headings that editors choose from; the page's own is h1. */
export const levels = ['h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** The headline that an editor may put above what a block shows. */
export const headlineFields = { headline: text(), headlineTag: oneOf(levels, 'h2') };

export function levelOfTag(tag: (typeof levels)[number]): number {
  return Number(tag[1]);
}

/** The headline above what a block shows, where it has one. */
export function headlineOf(data: {
  headline: string;
  headlineTag?: (typeof levels)[number];
}): OutlineHeading[] {
  const { headline, headlineTag = 'h2' } = data;
  return headline === '' ? [] : [{ level: levelOfTag(headlineTag), text: headline }];
}
