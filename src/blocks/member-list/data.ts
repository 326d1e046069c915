import { record, records, stored, text, type Read } from '@/lib/shape';
import { headlineFields } from '../headline';

export const memberListShape = record({
  ...headlineFields,
  columns: records({ id: text(), '@id': text(), href: stored() }),
  variation: text(),
});
export type MemberListData = Read<typeof memberListShape>;
