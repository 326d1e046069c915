import { flag, record, records, stored, type Read } from '@/lib/shape';
import { headlineFields } from '../headline';
import { slideFields } from '../slides';

export const carouselShape = record({
  ...headlineFields,
  columns: records(slideFields),
  /** A number, or as text. */
  items_to_show: stored(),
  hide_description: flag(),
});
export type CarouselData = Read<typeof carouselShape>;
