import { record, text, type Read } from '@/lib/shape';
import { headingFields } from '../shared/data';

export const linkShape = record({
  ...headingFields,
  remoteUrl: text(),
  /** The same, where it stands for content of the site. */
  targetUrl: text(),
});
export type LinkData = Read<typeof linkShape>;
