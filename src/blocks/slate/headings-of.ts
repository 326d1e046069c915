import { headingsIn } from '@/components/slate-value/headings';
import type { OutlineHeading } from '../definition';
import { levelOfTag } from '../headline';
import type { SlateData } from './data';

/** The headings of a text. Editors can have a table of contents say something else, and of a text without any as well. */
export function headingsOf({ value, override_toc, level, entry_text }: SlateData): OutlineHeading[] {
  const headings = headingsIn(value);
  if (override_toc !== true || level === undefined || entry_text.trim() === '') return headings;
  const entry = { level: levelOfTag(level), text: entry_text };
  const [first, ...others] = headings;
  return first ? [{ ...first, entry }, ...others] : [{ ...entry, isOnlyEntry: true }];
}
