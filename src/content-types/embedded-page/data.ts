import { record, text, type Read } from '@/lib/shape';
import { headingFields } from '../shared/data';

export const embeddedPageShape = record({
  ...headingFields,
  /** Address of the foreign page. */
  url: text(),
});
export type EmbeddedPageData = Read<typeof embeddedPageShape>;
