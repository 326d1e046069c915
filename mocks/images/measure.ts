import sharp from 'sharp';
import type { Pixels } from './scales';

const svgLength = (text: string | undefined): number | undefined => {
  const length = text === undefined || text.trim().endsWith('%') ? Number.NaN : Number.parseFloat(text);
  return Number.isFinite(length) && length > 0 ? Math.round(length) : undefined;
};

/** Pixels of a drawing: its attributes, else its view box, else 1. */
function measureSvg(source: string): Pixels {
  const tag = /<svg\b[^>]*>/i.exec(source)?.[0] ?? '';
  const attribute = (name: string) => new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`, 'i').exec(tag)?.[1];
  const box = attribute('viewBox')
    ?.trim()
    .split(/[\s,]+/);
  return {
    width: svgLength(attribute('width')) ?? svgLength(box?.[2]) ?? 1,
    height: svgLength(attribute('height')) ?? svgLength(box?.[3]) ?? 1,
  };
}

/** Pixels of an image as it is shown; -1 when the bytes are none. */
export async function measureImage(bytes: Uint8Array, contentType: string): Promise<Pixels> {
  if (contentType === 'image/svg+xml') return measureSvg(Buffer.from(bytes).toString('utf8'));
  try {
    const { autoOrient } = await sharp(bytes).metadata();
    return { width: autoOrient.width, height: autoOrient.height };
  } catch {
    return { width: -1, height: -1 };
  }
}
