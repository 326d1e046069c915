import { oneOf, record, stored, text, type Read } from '@/lib/shape';
import { levels } from '../headline';

export const headingShape = record({
  heading: text(),
  tag: oneOf(levels, 'h2'),
  alignment: oneOf(['left', 'center', 'right'], 'left'),
  /** Words and target of the link to everything of its kind. */
  linkTitle: text(),
  linkHref: stored(),
});
export type HeadingData = Read<typeof headingShape>;

export const headlineShape = record({ title: text() });
export type HeadlineData = Read<typeof headlineShape>;
