import { slateText } from '@/components/slate-value/shape';
import { record, text, type Read } from '@/lib/shape';

export const slateShape = record({
  value: slateText(),
  /** The words alone, for the search of the CMS. */
  plaintext: text(),
});
export type SlateData = Read<typeof slateShape>;
