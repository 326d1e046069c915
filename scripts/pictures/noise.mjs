import { createRandom } from './random.mjs';

const SKEW = (Math.sqrt(3) - 1) / 2;
const UNSKEW = (3 - Math.sqrt(3)) / 6;

function gradients(seed) {
  const random = createRandom(seed);
  const order = Uint8Array.from({ length: 256 }, (_, index) => index);
  for (let index = 255; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    [order[index], order[other]] = [order[other], order[index]];
  }
  const angles = Float64Array.from({ length: 256 }, () => random() * Math.PI * 2);
  return { order, cos: angles.map(Math.cos), sin: angles.map(Math.sin) };
}

/** Simplex noise in the plane, between about -1 and 1. */
export function createNoise(seed) {
  const { order, cos, sin } = gradients(seed);

  const corner = (column, row, x, y) => {
    const reach = 0.5 - x * x - y * y;
    if (reach <= 0) return 0;
    const hash = order[(column + order[row & 255]) & 255];
    return reach ** 4 * (cos[hash] * x + sin[hash] * y);
  };

  return (x, y) => {
    const skew = (x + y) * SKEW;
    const column = Math.floor(x + skew);
    const row = Math.floor(y + skew);
    const unskew = (column + row) * UNSKEW;
    const dx = x - column + unskew;
    const dy = y - row + unskew;
    const right = dx > dy ? 1 : 0;
    const sum =
      corner(column, row, dx, dy) +
      corner(column + right, row + 1 - right, dx - right + UNSKEW, dy - 1 + right + UNSKEW) +
      corner(column + 1, row + 1, dx - 1 + 2 * UNSKEW, dy - 1 + 2 * UNSKEW);
    return sum * 99;
  };
}

/** Noise laid over itself, every octave twice as fine and `gain` times as strong. */
export function layered(noise, octaves, gain = 0.5) {
  return (x, y) => {
    let sum = 0;
    let strength = 1;
    let scale = 1;
    let total = 0;
    for (let octave = 0; octave < octaves; octave += 1) {
      sum += strength * noise(x * scale + octave * 17.3, y * scale - octave * 9.1);
      total += strength;
      strength *= gain;
      scale *= 2;
    }
    return sum / total;
  };
}

/** Noise read at a place that smoother noise has moved: gives the long drawn-out shapes of flowing matter. */
export function warped(noise, octaves, amount, gain = 0.5) {
  const shape = layered(noise, octaves, gain);
  const push = layered(noise, 2, 0.3);
  return (x, y) => {
    const firstX = push(x * 0.8 + 5.2, y * 0.8 + 1.3);
    const firstY = push(x * 0.8 - 3.7, y * 0.8 + 8.4);
    const secondX = push(x + amount * firstX + 1.7, y + amount * firstY + 9.2);
    const secondY = push(x + amount * firstX + 8.3, y + amount * firstY - 2.8);
    return shape(x + amount * secondX, y + amount * secondY);
  };
}
