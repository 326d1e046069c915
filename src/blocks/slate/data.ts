import { slateText } from '@/components/slate-value/shape';
import { flag, oneOf, record, text, type Read } from '@/lib/shape';
import { levels } from '../headline';

export const slateShape = record({
  value: slateText(),
  /** The words alone, for the search of the CMS. */
  plaintext: text(),
  /** What tables of contents say of it, where an editor wants something else than its heading. */
  override_toc: flag(),
  level: oneOf(levels),
  entry_text: text(),
});
export type SlateData = Read<typeof slateShape>;
