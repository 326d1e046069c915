import { createHash } from 'node:crypto';
import type { Crop, FocalPoint } from '@/api/types/atoms';
import { bareType } from '~mocks/http/media-type';
import type { Item, StoredFile } from '~mocks/repository/types';
import { isTooLarge } from './limits';
import type { Pixels } from './scales';
import { pixelsOf } from './scales';

/** Pixels of the original that are shown. */
export interface Part extends Pixels {
  left: number;
  top: number;
}

/** A stored picture as its scales show it; its measures are those of the part. */
export interface ShownFile extends StoredFile {
  part?: Part;
}

/** Drawings have no pixels, and a part of an animation would stand still. */
const keepsItsForm = new Set(['image/svg+xml', 'image/gif']);

const isWhole = (contentType: string, pixels: Pixels): boolean =>
  keepsItsForm.has(bareType(contentType) ?? '') || isTooLarge(pixels);

const cropOf = ({ fields }: Item): Crop | undefined => (fields.crop as Crop | null | undefined) ?? undefined;

function partOf(whole: Pixels, { x, y, width, height }: Crop): Part {
  const bounds = (start: number, share: number, length: number): [number, number] => {
    const from = Math.min(length - 1, Math.floor((length * start) / 100 + 0.5));
    const to = Math.min(length, Math.floor((length * (start + share)) / 100 + 0.5));
    return [from, Math.max(1, to - from)];
  };
  const [left, wide] = bounds(x, width, whole.width);
  const [top, high] = bounds(y, height, whole.height);
  return { left, top, width: wide, height: high };
}

/** What is shown of a file of an item: the part that its crop leaves, else all of it. */
export function shownFile(file: StoredFile, item: Item): ShownFile {
  const crop = cropOf(item);
  const whole = pixelsOf(file);
  if (!crop || !whole || isWhole(file.contentType, whole)) return file;
  const part = partOf(whole, crop);
  return { ...file, width: part.width, height: part.height, part };
}

/** Names a part of a picture as a blob names the whole. */
export const digestOf = ({ blob, part }: ShownFile): string =>
  part
    ? createHash('sha256')
        .update(JSON.stringify([blob, part]))
        .digest('hex')
    : blob;

const share = (place: number, start: number, length: number): number =>
  Math.round(Math.min(100, Math.max(0, (100 * (place - start)) / length)) * 100) / 100;

/** The focal point of an item's picture within what is shown of it. */
export function shownFocus(item: Item): FocalPoint | undefined {
  const point = item.fields.focal_point as FocalPoint | null | undefined;
  const crop = cropOf(item);
  if (!point || !crop) return point ?? undefined;
  return { x: share(point.x, crop.x, crop.width), y: share(point.y, crop.y, crop.height) };
}
