import { record, stored, text, type Read } from '@/lib/shape';

/** A place for the notes of a page, as volto-slate-footnote stores it. */
export const footnotesShape = record({
  title: text(),
  /** Whether the notes are those of the whole page; here they always are. */
  global: stored(),
  placeholder: text(),
});
export type FootnotesData = Read<typeof footnotesShape>;
