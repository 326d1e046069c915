import sharp from 'sharp';
import type { Pixels } from './scales';
import { mostPixels } from './limits';
import { inTurn } from './turns';

/** Only the first picture of several is read. */
const bounded = { limitInputPixels: mostPixels, pages: 1 };

/** Type of a scaled image; a GIF becomes a PNG. */
export function scaledType(contentType: string): string {
  return contentType === 'image/gif' ? 'image/png' : contentType;
}

/** The image in exactly these pixels. `quality` is that of formats that lose some, 1 to 100. */
export function resizeImage(
  bytes: Uint8Array,
  contentType: string,
  wanted: Pixels & { quality: number },
): Promise<Uint8Array> {
  return inTurn(() => resized(bytes, contentType, wanted));
}

async function resized(
  bytes: Uint8Array,
  contentType: string,
  { width, height, quality }: Pixels & { quality: number },
): Promise<Uint8Array> {
  const image = sharp(bytes, bounded).autoOrient().resize(width, height, { fit: 'fill' });
  switch (scaledType(contentType)) {
    case 'image/jpeg':
      return image.jpeg({ quality, progressive: true, mozjpeg: true }).toBuffer();
    case 'image/webp':
      return image.webp({ quality }).toBuffer();
    case 'image/avif':
      return image.avif().toBuffer();
    default:
      return image.png({ compressionLevel: 9 }).toBuffer();
  }
}

/** The image within a box, its shape and format kept; what is no image fails. */
export function shrinkImage(bytes: Uint8Array, { width, height }: Pixels): Promise<Uint8Array> {
  return inTurn(() =>
    sharp(bytes, bounded)
      .autoOrient()
      .resize(width, height, { fit: 'inside', withoutEnlargement: true })
      .toBuffer(),
  );
}
