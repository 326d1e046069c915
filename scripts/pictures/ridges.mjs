import { draw, path, polyline, stroke } from './canvas.mjs';
import { createNoise, layered } from './noise.mjs';
import { between, createRandom } from './random.mjs';

/** Measured curves one behind the other; every `accent`th is drawn in the second colour. */
export function ridges({
  width,
  height,
  seed,
  count,
  ground,
  line,
  accent,
  crest,
  tall = 0.24,
  strokeWidth = 3,
}) {
  const random = createRandom(seed);
  const fine = layered(createNoise(seed), 3, 0.4);
  const top = height * 0.32;
  const gap = (height * 0.76) / count;
  const shapes = [];
  for (let index = 0; index < count; index += 1) {
    const base = top + index * gap;
    const middle = crest(index / (count - 1)) * width + between(random, -0.03, 0.03) * width;
    const spread = between(random, 0.13, 0.19) * width;
    const points = [];
    for (let x = -10; x <= width + 10; x += 4) {
      const hill = Math.exp(-(((x - middle) / spread) ** 2));
      const rough = Math.abs(fine(x / 260, index * 0.38)) ** 1.35;
      const still = 0.006 * fine(x / 60, index * 3.1 + 40);
      points.push([x, base - height * (tall * hill * (0.08 + 1.7 * rough) + still)]);
    }
    const data = polyline(points);
    const isAccent = index % accent.every === accent.from;
    shapes.push(path(`${data}V${height + 20}H-10Z`, ground));
    shapes.push(stroke(data, isAccent ? accent.colour : line, strokeWidth));
  }
  return draw(width, height, ground, shapes);
}
