import { flag, list, oneOf, record, text, type Read } from '@/lib/shape';

/** A table of contents: links to the headings of the page. */
export const tocShape = record({
  title: text(),
  hide_title: flag(),
  ordered: flag(),
  /** Stays in sight; for the row of links alone. */
  sticky: flag(),
  /** The tags of the headings that it lists; none are all. */
  levels: list(text()),
  variation: oneOf(['default', 'horizontalMenu'], 'default'),
  /** What a template says to editors while there is no heading. */
  placeholder: text(),
});
export type TocData = Read<typeof tocShape>;
