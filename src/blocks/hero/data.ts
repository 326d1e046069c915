import { record, stored, text, type Read } from '@/lib/shape';

export const heroShape = record({
  url: stored(),
  '@id': stored(),
  image_field: stored(),
  image_scales: stored(),
  title: text(),
  description: text(),
});
export type HeroData = Read<typeof heroShape>;
