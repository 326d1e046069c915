import { circle, draw, path } from './canvas.mjs';
import { between, createRandom } from './random.mjs';

/** Circles of falling size that do not touch each other. */
function pack(random, width, height, sizes, gap) {
  const placed = [];
  for (const { radius, count } of sizes) {
    for (let attempt = 0, found = 0; attempt < count * 60 && found < count; attempt += 1) {
      const size = radius * between(random, 0.8, 1.2);
      const x = between(random, -radius * 0.5, width + radius * 0.5);
      const y = between(random, -radius * 0.5, height + radius * 0.5);
      const fits = placed.every((other) => Math.hypot(other.x - x, other.y - y) > other.size + size + gap);
      if (!fits) continue;
      placed.push({ x, y, size });
      found += 1;
    }
  }
  return placed;
}

const arc = (x, y) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** The part of a drop that lies away from the light: a crescent of the given depth at the lower right. */
function crescent(x, y, size, depth) {
  const along = size * Math.SQRT1_2;
  const inner = size * (1 + depth);
  return (
    `M${arc(x + along, y - along)}A${size} ${size} 0 0 1 ${arc(x - along, y + along)}` +
    `A${inner} ${inner} 0 0 0 ${arc(x + along, y - along)}Z`
  );
}

/** Drops on a pane, lit from the upper left, each in flat tones with a bright spot. */
export function droplets({ width, height, seed, sizes, gap, ground, tones }) {
  const random = createRandom(seed);
  const shapes = pack(random, width, height, sizes, gap).flatMap(({ x, y, size }) => {
    const tone = tones[Math.floor(random() ** 1.6 * tones.length)];
    const spot = size * 0.16;
    return [
      circle(x + size * 0.1, y + size * 0.12, size, tone.cast),
      circle(x, y, size, tone.body),
      path(crescent(x, y, size, 0.7), tone.deep),
      path(crescent(x, y, size, 0.18), tone.rim),
      circle(x - size * 0.38, y - size * 0.4, spot, tone.light),
      size > 40 ? circle(x - size * 0.12, y - size * 0.58, spot * 0.42, tone.light) : '',
    ];
  });
  return draw(width, height, ground, shapes);
}
