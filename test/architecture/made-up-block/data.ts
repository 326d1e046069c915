import { oneOf, record, text, type Read } from '@/lib/shape';

export const madeUpShape = record({
  headline: text(),
  words: text(),
  side: oneOf(['left', 'right'], 'left'),
});
export type MadeUpData = Read<typeof madeUpShape>;
