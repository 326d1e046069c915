import { record, records, text, type Read } from '@/lib/shape';
import { headlineFields } from '../headline';
import { teaserFields } from '../teaser-card';

/** Teasers of which one is seen at a time. */
export const teaserTabShape = record({
  headline: headlineFields.headline,
  columns: records({ ...teaserFields, id: text() }),
});
export type TeaserTabData = Read<typeof teaserTabShape>;
