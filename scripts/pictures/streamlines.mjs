import { draw, smooth, stroke } from './canvas.mjs';
import { createNoise, layered } from './noise.mjs';
import { createRandom } from './random.mjs';

/** Remembers where lines already run, so that the next one keeps its distance. */
function createOccupancy(width, height, distance) {
  const columns = Math.ceil(width / distance) + 3;
  const buckets = new Map();
  const key = (x, y) => (Math.floor(y / distance) + 2) * columns + Math.floor(x / distance) + 1;
  return {
    add(points) {
      for (const point of points) {
        const place = key(point[0], point[1]);
        const bucket = buckets.get(place);
        if (bucket) bucket.push(point);
        else buckets.set(place, [point]);
      }
    },
    isFree(x, y, room) {
      for (let down = -1; down <= 1; down += 1) {
        for (let right = -1; right <= 1; right += 1) {
          const bucket = buckets.get(key(x + right * distance, y + down * distance)) ?? [];
          if (bucket.some(([px, py]) => (px - x) ** 2 + (py - y) ** 2 < room * room)) return false;
        }
      }
      return true;
    },
  };
}

/** Follows the direction field both ways from a seed until the line meets another one or leaves the picture. */
function trace(start, direction, isOpen, step, most) {
  const arm = (sign) => {
    const points = [];
    let [x, y] = start;
    for (let count = 0; count < most; count += 1) {
      const [firstX, firstY] = direction(x, y);
      const [dx, dy] = direction(x + (firstX * step * sign) / 2, y + (firstY * step * sign) / 2);
      x += dx * step * sign;
      y += dy * step * sign;
      if (!isOpen(x, y)) break;
      points.push([x, y]);
    }
    return points;
  };
  return [...arm(-1).reverse(), start, ...arm(1)];
}

/** Lines of even distance along a direction field. `paintOf(points, random)` answers colour and width of a line. */
export function streamlines({
  width,
  height,
  seed,
  distance,
  direction,
  ground,
  paintOf,
  tries = 9000,
  shortest = 8,
  most = 400,
  marks = [],
}) {
  const random = createRandom(seed);
  const occupancy = createOccupancy(width, height, distance);
  const margin = distance;
  const isInside = (x, y) => x > -margin && y > -margin && x < width + margin && y < height + margin;
  const isOpen = (x, y) => isInside(x, y) && occupancy.isFree(x, y, distance * 0.62);
  const shapes = [];
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const start = [random() * width, random() * height];
    if (!occupancy.isFree(start[0], start[1], distance)) continue;
    const points = trace(start, direction, isOpen, 5, most);
    if (points.length < shortest) continue;
    occupancy.add(points);
    const line = paintOf(points, random);
    const thinned = points.filter((_, index) => index % 3 === 0 || index === points.length - 1);
    shapes.push(stroke(smooth(thinned), line.colour, line.width));
  }
  return draw(width, height, ground, [...shapes, ...marks]);
}

/** The direction of a flow without sources: along the contours of noise, so that it turns in eddies. */
export function curl(seed, size, stretch = 1) {
  const height = layered(createNoise(seed), 2, 0.35);
  const value = (x, y) => height(x / (size * stretch), y / size);
  const direction = (x, y) => {
    const across = value(x, y + 1) - value(x, y - 1);
    const down = value(x - 1, y) - value(x + 1, y);
    const length = Math.hypot(across, down) || 1;
    return [across / length, down / length];
  };
  return { direction, value };
}

/** The direction of the field of magnetic poles; each is [x, y, strength]. */
export function poles(list) {
  return (x, y) => {
    let [sumX, sumY] = [0, 0];
    for (const [poleX, poleY, strength] of list) {
      const [dx, dy] = [x - poleX, y - poleY];
      const distance = Math.hypot(dx, dy) + 1;
      sumX += (strength * dx) / distance ** 2;
      sumY += (strength * dy) / distance ** 2;
    }
    const length = Math.hypot(sumX, sumY) || 1;
    return [sumX / length, sumY / length];
  };
}
