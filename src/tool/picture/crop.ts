import type { Crop, FocalPoint } from '@/api/types/atoms';

export interface Measures {
  width: number;
  height: number;
}

export const wholePicture: Crop = { x: 0, y: 0, width: 100, height: 100 };

/** Percent; what is smaller is hit by no finger. */
const least = 5;

const within = (value: number, from: number, to: number): number => Math.min(to, Math.max(from, value));
/** Sums of tenths must not pass the edge by the last digit of a float. */
const tenth = (value: number): number => Math.round(value * 10) / 10;

function rounded({ x, y, width, height }: Crop): Crop {
  const [left, top] = [tenth(x), tenth(y)];
  return {
    x: left,
    y: top,
    width: tenth(Math.min(width, 100 - left)),
    height: tenth(Math.min(height, 100 - top)),
  };
}

export const isWhole = ({ width, height }: Crop): boolean => width >= 100 && height >= 100;

export const areAlike = (one: Crop | undefined, other: Crop | undefined): boolean =>
  one === other ||
  (one?.x === other?.x &&
    one?.y === other?.y &&
    one?.width === other?.width &&
    one?.height === other?.height);

/** How many percent of the width there are to one of the height where the part has a ratio. */
const shareOf = (ratio: number, { width, height }: Measures): number => (ratio * height) / width;

/** The largest part of a ratio, with a place as near its middle as the edges let it be. */
export function largest(ratio: number, measures: Measures, { x, y }: FocalPoint): Crop {
  const share = shareOf(ratio, measures);
  const width = Math.min(100, 100 * share);
  const height = width / share;
  return rounded({
    x: within(x - width / 2, 0, 100 - width),
    y: within(y - height / 2, 0, 100 - height),
    width,
    height,
  });
}

export const moved = (crop: Crop, byX: number, byY: number): Crop =>
  rounded({
    ...crop,
    x: within(crop.x + byX, 0, 100 - crop.width),
    y: within(crop.y + byY, 0, 100 - crop.height),
  });

/** Larger or smaller round its middle, its shape kept. */
export function grown(crop: Crop, by: number): Crop {
  const { width, height } = crop;
  const factor = within((width + by) / width, least / Math.min(width, height), 100 / Math.max(width, height));
  const larger = { ...crop, width: width * factor, height: height * factor };
  return moved(larger, (width - larger.width) / 2, (height - larger.height) / 2);
}

/** Which edges a handle draws: -1 the left or upper one, 1 the other, 0 none. */
export interface Handle {
  x: -1 | 0 | 1;
  y: -1 | 0 | 1;
}

/** One side of a part: the edge that is drawn goes to a place, the other stays. */
function drawn(start: number, length: number, edge: -1 | 0 | 1, place: number): [number, number] {
  if (edge === 0) return [start, length];
  const end = start + length;
  if (edge === 1) return [start, within(place, start + least, 100) - start];
  const from = within(place, 0, end - least);
  return [from, end - from];
}

/** The part after a handle was drawn to a place; with a ratio, the other side follows. */
export function resized(
  crop: Crop,
  handle: Handle,
  place: FocalPoint,
  kept?: { ratio: number; measures: Measures },
): Crop {
  const [x, width] = drawn(crop.x, crop.width, handle.x, place.x);
  const [y, height] = drawn(crop.y, crop.height, handle.y, place.y);
  if (!kept) return rounded({ x, y, width, height });
  const share = shareOf(kept.ratio, kept.measures);
  // What is left of the picture on the side to which the part grows.
  const roomFor = (start: number, length: number, edge: number): number =>
    edge === 0 ? 100 : edge === 1 ? 100 - start : start + length;
  const mostWide = roomFor(crop.x, crop.width, handle.x);
  const mostHigh = roomFor(crop.y, crop.height, handle.y);
  const wish = handle.x === 0 ? height * share : handle.y === 0 ? width : Math.max(width, height * share);
  const wide = Math.min(wish, mostWide, mostHigh * share);
  const high = wide / share;
  const startOf = (start: number, length: number, now: number, edge: number): number => {
    if (edge === 1) return start;
    if (edge === -1) return start + length - now;
    return within(start + (length - now) / 2, 0, 100 - now);
  };
  return rounded({
    x: startOf(crop.x, crop.width, wide, handle.x),
    y: startOf(crop.y, crop.height, high, handle.y),
    width: wide,
    height: high,
  });
}

/** The place within a part, in percent of the part. */
const placeIn = ({ x, y, width, height }: Crop, point: FocalPoint): FocalPoint => ({
  x: within((100 * (point.x - x)) / width, 0, 100),
  y: within((100 * (point.y - y)) / height, 0, 100),
});

/** What a frame of a ratio shows of a part, as `object-fit: cover` with the place in sight cuts it. */
export function visiblePart(crop: Crop, point: FocalPoint, ratio: number, measures: Measures): Crop {
  const share = shareOf(ratio, measures);
  const width = Math.min(crop.width, crop.height * share);
  const height = width / share;
  const { x, y } = placeIn(crop, point);
  return {
    x: crop.x + ((crop.width - width) * x) / 100,
    y: crop.y + ((crop.height - height) * y) / 100,
    width,
    height,
  };
}
