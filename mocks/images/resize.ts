import sharp from 'sharp';
import type { Pixels } from './scales';

/** Type of a scaled image; a GIF becomes a PNG. */
export function scaledType(contentType: string): string {
  return contentType === 'image/gif' ? 'image/png' : contentType;
}

/** The image in exactly these pixels. `quality` is that of formats that lose some, 1 to 100. */
export async function resizeImage(
  bytes: Uint8Array,
  contentType: string,
  { width, height, quality }: Pixels & { quality: number },
): Promise<Uint8Array> {
  const image = sharp(bytes).autoOrient().resize(width, height, { fit: 'fill' });
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
  return sharp(bytes)
    .autoOrient()
    .resize(width, height, { fit: 'inside', withoutEnlargement: true })
    .toBuffer();
}
