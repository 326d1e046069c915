import { oneOf, record, text, type Read } from '@/lib/shape';

export const mapsShape = record({
  /** Address of the map for embedding; older content holds the whole `<iframe>`. */
  url: text(),
  /** Names the map for those who cannot see it. */
  title: text(),
  align: oneOf(['left', 'right', 'center', 'wide', 'full'], 'full'),
});
export type MapsData = Read<typeof mapsShape>;
