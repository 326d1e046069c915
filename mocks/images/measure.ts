import sharp from 'sharp';
import type { Pixels } from './scales';

const svgLength = (text: string | undefined): number | undefined => {
  const length = text === undefined || text.trim().endsWith('%') ? Number.NaN : Number.parseFloat(text);
  return Number.isFinite(length) && length > 0 ? Math.round(length) : undefined;
};

const attributeForm = /\s([\w:-]+)\s*=\s*["']([^"']*)["']/g;

/** Pixels of a drawing: its attributes, else its view box, else 1. */
function measureSvg(source: string): Pixels {
  const tag = /<svg\b[^<>]*>/i.exec(source)?.[0] ?? '';
  const attributes = new Map(
    [...tag.matchAll(attributeForm)].reverse().map(([, name = '', value]) => [name.toLowerCase(), value]),
  );
  const box = attributes
    .get('viewbox')
    ?.trim()
    .split(/[\s,]+/);
  return {
    width: svgLength(attributes.get('width')) ?? svgLength(box?.[2]) ?? 1,
    height: svgLength(attributes.get('height')) ?? svgLength(box?.[3]) ?? 1,
  };
}

/** Pixels of an image as it is shown; -1 when the bytes are none, or a drawing under another name. */
export async function measureImage(bytes: Uint8Array, contentType: string): Promise<Pixels> {
  if (contentType === 'image/svg+xml') return measureSvg(Buffer.from(bytes).toString('utf8'));
  try {
    // Headers alone are read, so the size is told of pictures too that are never decoded.
    const { autoOrient, format } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (format === 'svg') return { width: -1, height: -1 };
    return { width: autoOrient.width, height: autoOrient.height };
  } catch {
    return { width: -1, height: -1 };
  }
}
