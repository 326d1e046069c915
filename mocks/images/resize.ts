import sharp from 'sharp';
import type { Part } from './crop';
import type { Pixels } from './scales';
import { mostPixels } from './limits';
import { inTurn } from './turns';

/** Only the first picture of several is read. */
const bounded = { limitInputPixels: mostPixels, pages: 1 };

/** Type of a scaled image; a GIF becomes a PNG. */
export function scaledType(contentType: string): string {
  return contentType === 'image/gif' ? 'image/png' : contentType;
}

/** `part` is that of the upright picture; `quality` that of formats that lose some, 1 to 100. */
interface Wanted extends Pixels {
  part?: Part | undefined;
  quality: number;
}

/** The image, or a part of it, in exactly these pixels. */
export function resizeImage(bytes: Uint8Array, contentType: string, wanted: Wanted): Promise<Uint8Array> {
  return inTurn(() => resized(bytes, contentType, wanted));
}

async function resized(
  bytes: Uint8Array,
  contentType: string,
  { part, width, height, quality }: Wanted,
): Promise<Uint8Array> {
  const upright = sharp(bytes, bounded).autoOrient();
  const image = (part ? upright.extract(part) : upright).resize(width, height, { fit: 'fill' });
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
