import type { BlockFrame } from '../definition';

export interface ImageData extends BlockFrame {
  url?: string;
  alt?: string;
  align?: 'full' | 'wide' | 'left' | 'right' | 'center';
  size?: 'l' | 'm' | 's';
  title?: string;
  /** Stands under the picture. */
  description?: string;
  rights?: string;
  /** Newer content names the source here, as text or with a link. */
  credit?: string | { title?: string; data?: string };
  href?: unknown;
  openLinkInNewTab?: boolean;
  image_field?: string;
  image_scales?: unknown;
}
