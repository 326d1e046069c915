import { draw } from './canvas.mjs';
import { createNoise, warped } from './noise.mjs';
import { ranked } from './field.mjs';

/** Square cells of a computing grid, each in the flat colour of the value it holds. */
export function mosaic({ width, height, seed, cell, gap, size, colours, shares, ground }) {
  const shape = warped(createNoise(seed), 2, 0.8);
  const columns = Math.ceil(width / cell);
  const rows = Math.ceil(height / cell);
  const values = ranked(
    Float32Array.from({ length: columns * rows }, (_, index) =>
      shape((index % columns) / size, Math.floor(index / columns) / size),
    ),
  );
  const total = shares.reduce((sum, share) => sum + share, 0);
  const colourOf = (value) => {
    let reached = 0;
    return colours[shares.findIndex((share) => value <= (reached += share / total) + 1e-6)];
  };
  const squares = Array.from(values, (value, index) => {
    const x = (index % columns) * cell + gap / 2;
    const y = Math.floor(index / columns) * cell + gap / 2;
    return `<rect x="${x}" y="${y}" width="${cell - gap}" height="${cell - gap}" fill="${colourOf(value)}"/>`;
  });
  return draw(width, height, ground, squares);
}
