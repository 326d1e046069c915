import { usualRatio } from './drawn-width';
import type { ImageSource } from './image-source';

/** How wide a picture is that covers a place of this width and height, as the `sizes` of an `<img>`. */
export const coverWidth = (
  { width = usualRatio, height = 1 }: ImageSource,
  place: string,
  high: string,
): string => `max(${place}, ${(width / height).toFixed(2)} * ${high})`;
