import type { StoredFile } from '~mocks/repository/types';

/** The box into which a scale fits the image. */
export interface Scale {
  name: string;
  width: number;
  height: number;
}

const line = /^(?<name>\S+) +(?<width>\d+):(?<height>\d+)$/;

const known = new WeakMap<readonly unknown[], readonly Scale[]>();

/** Scales as the imaging panel writes them, `mini 200:65536`; what cannot be read is none. */
export function parseScales(lines: readonly unknown[]): readonly Scale[] {
  const cached = known.get(lines);
  if (cached) return cached;
  const found = lines.flatMap((each) => {
    const { name, width, height } = line.exec(String(each))?.groups ?? {};
    return name === undefined ? [] : [{ name, width: Number(width), height: Number(height) }];
  });
  known.set(lines, found);
  return found;
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
