import { paint } from './canvas.mjs';
import { ranked, sampled, spread } from './field.mjs';
import { createNoise, warped } from './noise.mjs';
import { mix, packed, steps } from './palette.mjs';

const STEP = 4;

/** How much a thin line at equal distances of the value covers this place. */
function lineCover(read, x, y, count, width) {
  const value = read(x, y) * count;
  const slope = Math.hypot(read(x + 1, y) * count - value, read(x, y + 1) * count - value);
  if (slope > 0.4) return 0;
  const distance = Math.abs(value - Math.round(value));
  return distance < (slope * width) / 2 ? 1 : 0;
}

/**
 * Flat areas between the contours of warped noise: water, air, land seen from above.
 * `calm` (0 to 1) is the part of the width, from the left, that sinks into the first colours.
 */
export function contour(options) {
  const { width, height, seed, size, stretch = 1, slant = 0, warp = 1.1, octaves = 3, gain = 0.4 } = options;
  const { colours, shares, lines, calm = 0 } = options;
  const shape = warped(createNoise(seed), octaves, warp, gain);
  const field = sampled(width, height, STEP, (x, y) => {
    const value = shape(x / (size * stretch), (y + slant * x) / size);
    if (!calm) return value;
    const share = x / (width * calm);
    return value - 0.9 * Math.max(0, 1 - share) ** 1.2 + 0.35 * Math.min(1, Math.max(0, share - 0.9));
  });
  const read = spread(ranked(field.grid), field.columns, field.rows, width, height);
  const colourOf = steps(colours, shares);
  if (!lines) return paint(width, height, (x, y) => colourOf(read(x, y)));

  const ink = packed(lines.colour);
  return paint(width, height, (x, y) => {
    const flat = colourOf(read(x, y));
    const cover = lineCover(read, x, y, lines.count, lines.width ?? 1.4);
    return cover ? mix(flat, ink, lines.strength) : flat;
  });
}
