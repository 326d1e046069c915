import { textOf } from '@/lib/text';
import type { OutlineHeading } from './definition';

/** The level that a stored tag names, `h2` to `h6`; 2 where it names none. */
export function levelOfTag(tag: unknown): number {
  return Number(/^h([2-6])$/.exec(textOf(tag))?.[1] ?? 2);
}

/** The headline above what a block shows, where an editor gave it one. */
export function headlineOf(data: { headline?: unknown; headlineTag?: unknown }): OutlineHeading[] {
  const text = textOf(data.headline);
  return text === '' ? [] : [{ level: levelOfTag(data.headlineTag), text }];
}
