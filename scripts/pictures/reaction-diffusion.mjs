import { paint } from './canvas.mjs';
import { spread } from './field.mjs';
import { steps } from './palette.mjs';
import { createRandom } from './random.mjs';

/** Pixels beside the picture that hide where unlike rates meet at the seam of the grid. */
const HIDDEN = 160;

/** A grid full of the first substance with random drops of the second. */
function start(columns, rows, random, drops) {
  const first = new Float32Array(columns * rows).fill(1);
  const second = new Float32Array(columns * rows);
  for (let drop = 0; drop < drops; drop += 1) {
    const left = Math.floor(random() * columns);
    const top = Math.floor(random() * rows);
    for (let cell = 0; cell < 16; cell += 1) {
      const index = ((top + (cell >> 2)) % rows) * columns + ((left + (cell & 3)) % columns);
      first[index] = 0.5;
      second[index] = 0.4 + 0.2 * random();
    }
  }
  return { first, second };
}

/** Gray and Scott's two substances, the second one growing at the cost of the first, on a grid without edges. */
function react(columns, rows, { first, second }, { feed, kill, rounds }) {
  let [u, v] = [first, second];
  const [killLeft, killRight] = Array.isArray(kill) ? kill : [kill, kill];
  const loss = Float32Array.from(
    { length: columns },
    (_, column) => feed + killLeft + ((killRight - killLeft) * column) / columns,
  );
  let [nextU, nextV] = [new Float32Array(u.length), new Float32Array(v.length)];
  for (let round = 0; round < rounds; round += 1) {
    for (let y = 0; y < rows; y += 1) {
      const here = y * columns;
      const above = ((y + rows - 1) % rows) * columns;
      const below = ((y + 1) % rows) * columns;
      for (let x = 0; x < columns; x += 1) {
        const left = x ? x - 1 : columns - 1;
        const right = x + 1 < columns ? x + 1 : 0;
        const mean = (grid) =>
          0.2 * (grid[above + x] + grid[below + x] + grid[here + left] + grid[here + right]) +
          0.05 * (grid[above + left] + grid[above + right] + grid[below + left] + grid[below + right]);
        const a = u[here + x];
        const b = v[here + x];
        const reaction = a * b * b;
        nextU[here + x] = a + (mean(u) - a) - reaction + feed * (1 - a);
        nextV[here + x] = b + 0.5 * (mean(v) - b) + reaction - loss[x] * b;
      }
    }
    [u, nextU] = [nextU, u];
    [v, nextV] = [nextV, v];
  }
  return v;
}

/**
 * Stripes and spots that order themselves, as on a fur or in a tissue. A pair of `kill` rates runs from the left
 * edge to the right one.
 */
export function reactionDiffusion(options) {
  const { width, height, seed, cell, feed, kill, rounds = 9000, drops = 60, colours, shares } = options;
  const hidden = Array.isArray(kill) ? HIDDEN : 0;
  const wide = width + 2 * hidden;
  const columns = Math.round(wide / cell);
  const rows = Math.round(height / cell);
  const grid = react(columns, rows, start(columns, rows, createRandom(seed), drops), { feed, kill, rounds });
  const top = grid.reduce((most, value) => Math.max(most, value), 0);
  const read = spread(grid, columns, rows, wide, height, true);
  const colourOf = steps(colours, shares);
  return paint(width, height, (x, y) => colourOf(read(x + hidden, y) / top), 4);
}
