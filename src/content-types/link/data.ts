import { record, text, type Read } from '@/lib/shape';
import { addressFields, headingFields } from '../shared/data';

export const linkShape = record({
  ...headingFields,
  ...addressFields,
  remoteUrl: text(),
  /** The same, where it stands for content of the site. */
  targetUrl: text(),
});
export type LinkData = Read<typeof linkShape>;
