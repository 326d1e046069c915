import type { ImageSource } from '@/components/image/image-source';

/** Less of a picture than this is no picture any more. */
const leastShown = 0.6;

const drawing = /\.svg(?:[?#]|$)/i;

/** What the box of a picture is called in a frame of this shape: logos, and what would lose its ends there, are shown whole. */
export function inFrame({ src, width, height }: ImageSource, ratio: number): string {
  const own = width !== undefined && height !== undefined ? width / height : ratio;
  const shown = Math.min(own, ratio) / Math.max(own, ratio);
  return drawing.test(src) || shown < leastShown ? 'listing-frame listing-frame--whole' : 'listing-frame';
}
