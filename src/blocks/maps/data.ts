import type { BlockFrame } from '../definition';

export interface MapsData extends BlockFrame {
  /** Address of the map for embedding; older content holds the whole `<iframe>`. */
  url?: string;
  /** Names the map for those who cannot see it. */
  title?: string;
  align?: 'left' | 'right' | 'center' | 'full';
}
