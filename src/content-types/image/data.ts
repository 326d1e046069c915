import { number, record, text, type Read } from '@/lib/shape';
import { addressFields } from '../shared/data';

export const imageShape = record({
  ...addressFields,
  title: text(),
  description: text(),
  rights: text(),
  image: record({ 'content-type': text(), size: number(), width: number(), height: number() }),
});
export type ImageData = Read<typeof imageShape>;
