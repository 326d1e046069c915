import { slateText } from '@/components/slate-value/shape';
import { record, text, type Read } from '@/lib/shape';
import { groundFields } from '../frame/data';

/** A text on a colour of the palette. */
export const textPillShape = record({
  ...groundFields,
  value: slateText(),
  plaintext: text(),
});
export type TextPillData = Read<typeof textPillShape>;
