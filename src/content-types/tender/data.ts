import { flag, part, record, records, richText, text, type Read } from '@/lib/shape';
import { headingFields, pictureFields } from '../shared/data';

export const tenderShape = record({
  ...headingFields,
  ...pictureFields,
  text: richText(),
  /** What the server reads of the feed; missing where it could not. */
  feed: part({
    title: text(),
    isInactive: flag(),
    items: records({ title: text(), href: text(), rows: records({ label: text(), value: text() }) }),
  }),
});
export type TenderData = Read<typeof tenderShape>;
