import { mediaAlignment, type Aligned } from '../frame/alignment';
import type { ImageData } from './data';

export interface ImageLayout {
  align: ImageData['align'];
  /** Pictures of a width of their own have no size. */
  size: ImageData['size'] | undefined;
  /** How wide the picture is shown, as the `sizes` of an `<img>`. */
  shown: string;
}

const shownWidths = {
  l: '(min-width: 75rem) 75rem, 100vw',
  m: '(min-width: 768px) 37.5rem, 100vw',
  s: '(min-width: 768px) 18.75rem, 50vw',
} as const;

/** How a picture stands by its alignment and size. */
export function imageLayout(data: Aligned): ImageLayout {
  const { width, side = 'center', size = 'm' } = mediaAlignment(data);
  if (side === 'center' && width !== undefined) {
    return {
      align: width === 'full' || width === 'wide' ? width : 'center',
      size: undefined,
      shown: '100vw',
    };
  }
  return { align: side, size, shown: shownWidths[size] };
}
