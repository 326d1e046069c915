import { circle, draw, path, polyline } from './canvas.mjs';
import { between, createRandom, pick } from './random.mjs';

const SLANT = 0.36;

/** A slab seen from above and the side: top, left and right face. */
function slab({ x, y, half, thick, tones }) {
  const rise = half * SLANT;
  const top = [
    [x, y - rise],
    [x + half, y],
    [x, y + rise],
    [x - half, y],
  ];
  const face = (from, to) => [from, to, [to[0], to[1] + thick], [from[0], from[1] + thick]];
  return [
    path(`${polyline(face(top[3], top[2]))}Z`, tones.left),
    path(`${polyline(face(top[2], top[1]))}Z`, tones.right),
    path(`${polyline(top)}Z`, tones.top),
  ];
}

/** Balls in rows on a slab, leaving out a share of the places. */
function grains(random, { x, y, half, grain }) {
  const shapes = [];
  const { rows, radius, colours, filled, lift = 0 } = grain;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < rows; column += 1) {
      if (random() > filled) continue;
      const [a, b] = [(row + 0.5) / rows, (column + 0.5) / rows];
      const tone = pick(random, colours);
      const centreX = x + (b - a) * half;
      const centreY = y + (a + b - 1) * half * SLANT - radius * 0.6 - between(random, 0, lift);
      shapes.push({
        order: a + b,
        markup:
          circle(centreX, centreY, radius, tone.body) +
          circle(centreX - radius * 0.3, centreY - radius * 0.32, radius * 0.36, tone.light),
      });
    }
  }
  return shapes.sort((first, second) => first.order - second.order).map(({ markup }) => markup);
}

/** The layers of a battery cell drawn apart, from the lowest to the topmost. */
export function batteryLayers({ width, height, seed, ground, backdrop, at, half, layers }) {
  const random = createRandom(seed);
  const x = at[0] * width;
  const shapes = [backdrop(width, height)];
  let y = at[1] * height;
  for (const layer of layers) {
    y -= layer.rise;
    shapes.push(...slab({ x, y, half, thick: layer.thick, tones: layer.tones }));
    if (layer.grain) shapes.push(...grains(random, { x, y, half: half * 0.94, grain: layer.grain }));
  }
  return draw(width, height, ground, shapes);
}
