/** Cubic B-spline weights of the four neighbours at a place between two grid points. */
function weights(part) {
  const rest = 1 - part;
  return [
    (rest * rest * rest) / 6,
    (3 * part ** 3 - 6 * part * part + 4) / 6,
    (3 * rest ** 3 - 6 * rest * rest + 4) / 6,
    (part * part * part) / 6,
  ];
}

const clamp = (value, limit) => Math.min(limit, Math.max(0, value));

/**
 * A grid of values spread over a picture. Reads between the grid points smoothly in two goes: once into a value
 * per pixel (B-spline), then straight between those, which is quick enough for many samples per pixel.
 */
export function spread(grid, columns, rows, width, height, wrap = false) {
  const wide = width + 2;
  const values = new Float32Array(wide * (height + 2));
  const place = (index, limit) => (wrap ? (index + limit) % limit : clamp(index, limit - 1));
  for (let y = 0; y < height + 2; y += 1) {
    const gridY = ((y - 0.5) / height) * (wrap ? rows : rows - 1);
    const row = Math.floor(gridY);
    const byRow = weights(gridY - row);
    for (let x = 0; x < wide; x += 1) {
      const gridX = ((x - 0.5) / width) * (wrap ? columns : columns - 1);
      const column = Math.floor(gridX);
      const byColumn = weights(gridX - column);
      let sum = 0;
      for (let down = 0; down < 4; down += 1) {
        const start = place(row + down - 1, rows) * columns;
        for (let right = 0; right < 4; right += 1) {
          sum += byRow[down] * byColumn[right] * grid[start + place(column + right - 1, columns)];
        }
      }
      values[y * wide + x] = sum;
    }
  }
  return (x, y) => {
    const left = Math.floor(x + 0.5);
    const top = Math.floor(y + 0.5);
    const right = x + 0.5 - left;
    const down = y + 0.5 - top;
    const index = top * wide + left;
    const upper = values[index] + (values[index + 1] - values[index]) * right;
    const lower = values[index + wide] + (values[index + wide + 1] - values[index + wide]) * right;
    return upper + (lower - upper) * down;
  };
}

/** A function of the plane, computed every `step` pixels only and read smoothly between. */
export function sampled(width, height, step, value) {
  const columns = Math.ceil(width / step) + 1;
  const rows = Math.ceil(height / step) + 1;
  const grid = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      grid[row * columns + column] = value((column / (columns - 1)) * width, (row / (rows - 1)) * height);
    }
  }
  return { grid, columns, rows };
}

/** Replaces every value by its rank from 0 to 1, so that equal steps cover equal areas. */
export function ranked(grid) {
  const order = Float32Array.from(grid).sort();
  const last = order.length - 1;
  return grid.map((value) => {
    let low = 0;
    let high = last;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (order[middle] < value) low = middle + 1;
      else high = middle;
    }
    return low / last;
  });
}
