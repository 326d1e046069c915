import { paint } from './canvas.mjs';
import { sampled, spread } from './field.mjs';
import { createNoise, layered } from './noise.mjs';
import { packed } from './palette.mjs';
import { between, createRandom } from './random.mjs';

/** Widths of rings from the pith outwards; every year has an early, a late and a dark part. */
function rings(random, reach, colours) {
  const list = [];
  let radius = 0;
  while (radius < reach) {
    const year = between(random, 0.75, 1.35) * (radius < reach * 0.12 ? 0.55 : 1);
    colours.forEach(({ colour, part }) => {
      radius += (part * year * reach) / 11;
      list.push({ limit: radius, colour: packed(colour) });
    });
  }
  return list;
}

/** The cross-section of a trunk: rings that wander, the more the farther they are from the middle. */
export function growthRings({ width, height, seed, centre, colours, wobble = 0.24 }) {
  const noise = layered(createNoise(seed), 2, 0.3);
  const [centreX, centreY] = [centre[0] * width, centre[1] * height];
  const reach = Math.hypot(Math.max(centreX, width - centreX), Math.max(centreY, height - centreY)) * 1.35;
  const field = sampled(width, height, 3, (x, y) => {
    const [dx, dy] = [x - centreX, y - centreY];
    const distance = Math.hypot(dx, dy);
    const angle = Math.atan2(dy, dx);
    const along = distance / 2600;
    const shape = noise(1.1 * Math.cos(angle) + along, 1.1 * Math.sin(angle) - along);
    const notch = noise(3.4 * Math.cos(angle) + 9, 3.4 * Math.sin(angle) + along * 2);
    return distance * (1 + wobble * shape + 0.028 * notch);
  });
  const read = spread(field.grid, field.columns, field.rows, width, height);
  const list = rings(createRandom(seed), reach, colours);
  return paint(width, height, (x, y) => {
    const radius = read(x, y);
    let low = 0;
    let high = list.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (list[middle].limit < radius) low = middle + 1;
      else high = middle;
    }
    return list[low].colour;
  });
}
