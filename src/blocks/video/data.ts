import type { BlockFrame } from '../definition';

export interface VideoData extends BlockFrame {
  /** YouTube, Vimeo or an .mp4 file. */
  url?: string;
  preview_image?: unknown;
  align?: 'left' | 'right' | 'center' | 'full';
  /** Names the video for those who cannot see it. */
  title?: string;
}
