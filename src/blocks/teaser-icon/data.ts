import { record, records, stored, text, type Read } from '@/lib/shape';
import { headlineFields } from '../headline';

export const teaserIconShape = record({
  headline: headlineFields.headline,
  columns: records({ icon: stored(), title: text(), href: stored() }),
});
export type TeaserIconData = Read<typeof teaserIconShape>;
