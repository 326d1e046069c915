import { paint } from './canvas.mjs';
import { createNoise, layered } from './noise.mjs';
import { sampled, spread } from './field.mjs';
import { mix, packed } from './palette.mjs';

/**
 * A cut through the ground: layers that fold gently, are thinner and thicker, and break along faults.
 * `layers` are listed from the top with their colour and thickness; `lines` draws fine bedding into one. Faults
 * are older than the surface: the first two layers, air and soil, run on across them.
 */
export function strata({ width, height, seed, layers, faults, fold = 0.16 }) {
  const wave = layered(createNoise(seed), 2, 0.35);
  const swell = layered(createNoise(seed + 1), 2, 0.4);
  const total = layers.reduce((sum, layer) => sum + layer.thickness, 0);
  let depth = 0;
  const list = layers.map((layer) => ({
    ...layer,
    value: packed(layer.colour),
    top: depth / total,
    limit: (depth += layer.thickness) / total,
  }));

  const field = sampled(width, height * 1.6, 4, (x, y) => {
    const [across, down] = [x / width, y / height];
    return down - 0.3 + fold * wave(across * 1.4, down * 0.35) + 0.03 * swell(across * 1.8, down * 1.6);
  });
  const read = spread(field.grid, field.columns, field.rows, width, height * 1.6);

  return paint(width, height, (x, y) => {
    let shift = 0;
    for (const fault of faults) {
      if (x > (fault.at + fault.lean * (y / height - 0.5)) * width) shift += fault.throw;
    }
    const surface = read(x, y + 0.3 * height);
    if (surface <= list[1].limit) return (surface <= list[0].limit ? list[0] : list[1]).value;
    const level = Math.max(list[2].top, read(x, y + (shift + 0.3) * height));
    const layer = list.find((entry, index) => index > 1 && level <= entry.limit) ?? list[list.length - 1];
    if (!layer.lines) return layer.value;
    const inside = ((level - layer.top) / (layer.limit - layer.top)) * layer.lines.count;
    return Math.abs(inside - Math.round(inside)) < layer.lines.width / 2 && inside > 0.5
      ? mix(layer.value, packed(layer.lines.colour), 1)
      : layer.value;
  });
}
