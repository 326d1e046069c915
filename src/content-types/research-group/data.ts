import { record, richText, stored, text, type Read } from '@/lib/shape';
import { addressFields, headingFields, pictureFields } from '../shared/data';

export const researchGroupShape = record({
  ...headingFields,
  ...pictureFields,
  ...addressFields,
  id: text(),
  token: text(),
  subtitle: text(),
  banner_background_image: stored(),
  text: richText(),
});
export type ResearchGroupData = Read<typeof researchGroupShape>;
