import type { ScaleName } from '@/api/types/atoms';
import type { StoredFile } from '../repository/types';

/** The box into which a scale fits the image. */
export interface Scale {
  name: ScaleName;
  width: number;
  height: number;
}

const unbounded = 65536;

const scale = (name: ScaleName, width: number, height = unbounded): Scale => ({ name, width, height });

/** The scales that plone.volto configures. */
export const scales: readonly Scale[] = [
  scale('icon', 32, 32),
  scale('tile', 64, 64),
  scale('thumb', 128, 128),
  scale('mini', 200),
  scale('preview', 400),
  scale('teaser', 600),
  scale('large', 800),
  scale('larger', 1000),
  scale('great', 1200),
  scale('huge', 1600),
  scale('2k', 2000),
  scale('4k', 4000),
];

export function scaleByName(name: string): Scale | undefined {
  return scales.find((each) => each.name === name);
}

export interface Pixels {
  width: number;
  height: number;
}

/** Pixels of an image in a scale's box; never larger than the original. */
export function scaledPixels(original: Pixels, box: Pixels): Pixels {
  const factor = Math.min(1, box.width / original.width, box.height / original.height);
  const part = (length: number) => Math.max(1, Math.floor(length * factor + 1e-6));
  return { width: part(original.width), height: part(original.height) };
}

/** An image whose bytes could be read. */
export function pixelsOf(file: StoredFile): Pixels | undefined {
  const { width = -1, height = -1 } = file;
  return width > 0 && height > 0 ? { width, height } : undefined;
}
