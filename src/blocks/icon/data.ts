import { record, stored, text, type Read } from '@/lib/shape';

export const iconShape = record({
  icon: stored(),
  heading: text(),
  description: text(),
});
export type IconData = Read<typeof iconShape>;
