import { isDrawing, type ImageSource } from '@/components/image/image-source';

/** Less of a photo than this is no picture any more. */
const leastShown = 0.6;

/** Photos are not stored like this: it may be a logo, which is never cut. */
const noPhoto = /\.(?:png|gif)(?:[?#]|$)/i;

/** What the box of a picture is called in a frame of this shape: logos, and what would lose its ends there, are shown whole. */
export function inFrame(source: ImageSource, ratio: number): string {
  const { src, width, height } = source;
  const own = width !== undefined && height !== undefined ? width / height : ratio;
  const shown = Math.min(own, ratio) / Math.max(own, ratio);
  const least = noPhoto.test(src) ? 0.98 : leastShown;
  return isDrawing(source) || shown < least ? 'listing-frame listing-frame--whole' : 'listing-frame';
}
