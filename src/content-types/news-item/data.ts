import { items, record, text, type Read } from '@/lib/shape';
import { addressFields, plainFields } from '../shared/data';

export const newsItemShape = record({
  ...plainFields,
  ...addressFields,
  created: text(),
  modified: text(),
  members: items(),
  relatedItems: items(),
});
export type NewsItemData = Read<typeof newsItemShape>;
