import { oneOf, record, stored, text, type Read } from '@/lib/shape';

export const videoShape = record({
  /** YouTube, Vimeo or an .mp4 file. */
  url: text(),
  preview_image: stored(),
  align: oneOf(['left', 'right', 'center', 'wide', 'full'], 'center'),
  /** Names the video for those who cannot see it. */
  title: text(),
});
export type VideoData = Read<typeof videoShape>;
