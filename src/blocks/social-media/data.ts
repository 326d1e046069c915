import { record, stored, text, type Read } from '@/lib/shape';
import { headlineFields } from '../headline';

/** The places elsewhere that a block can lead to, in their order. */
export const networks = [
  'termine',
  'mastodon',
  'linkedin',
  'instagram',
  'threads',
  'twitter',
  'effzet',
  'newsletter',
] as const;

export const socialMediaShape = record({
  headline: headlineFields.headline,
  description: text(),
  link: stored(),
  bild: stored(),
  ydescription: text(),
  ylink: stored(),
  ybild: stored(),
  termine: stored(),
  mastodon: stored(),
  linkedin: stored(),
  instagram: stored(),
  threads: stored(),
  twitter: stored(),
  effzet: stored(),
  newsletter: stored(),
});
export type SocialMediaData = Read<typeof socialMediaShape>;
