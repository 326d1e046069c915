import { between, createRandom } from './random.mjs';

/** The part of a convex polygon on the near side of the line through `point` with the given normal. */
export function clip(polygon, pointX, pointY, normalX, normalY) {
  const side = ([x, y]) => (x - pointX) * normalX + (y - pointY) * normalY;
  const kept = [];
  polygon.forEach((start, index) => {
    const end = polygon[(index + 1) % polygon.length];
    const [from, to] = [side(start), side(end)];
    if (from <= 0) kept.push(start);
    if (from < 0 !== to < 0 && from !== to) {
      const share = from / (from - to);
      kept.push([start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share]);
    }
  });
  return kept;
}

/** The cell of one point, drawn in from its neighbours by `inset`. */
function cellOf(points, index, frame, inset) {
  const [x, y] = points[index];
  return points.reduce((polygon, [otherX, otherY], other) => {
    if (other === index || !polygon.length) return polygon;
    const distance = Math.hypot(otherX - x, otherY - y);
    const [normalX, normalY] = [(otherX - x) / distance, (otherY - y) / distance];
    const reach = distance / 2 - inset;
    return clip(polygon, x + normalX * reach, y + normalY * reach, normalX, normalY);
  }, frame);
}

export function centroid(polygon) {
  let [area, sumX, sumY] = [0, 0, 0];
  polygon.forEach(([x, y], index) => {
    const [nextX, nextY] = polygon[(index + 1) % polygon.length];
    const cross = x * nextY - nextX * y;
    area += cross;
    sumX += (x + nextX) * cross;
    sumY += (y + nextY) * cross;
  });
  return area ? [sumX / (3 * area), sumY / (3 * area)] : polygon[0];
}

/** Points scattered over the picture and its margin, evened out by moving each one to the middle of its cell. */
export function scatter({ width, height, seed, count, relax, margin }) {
  const random = createRandom(seed);
  const frame = [
    [-margin, -margin],
    [width + margin, -margin],
    [width + margin, height + margin],
    [-margin, height + margin],
  ];
  let points = Array.from({ length: count }, () => [
    between(random, -margin, width + margin),
    between(random, -margin, height + margin),
  ]);
  for (let round = 0; round < relax; round += 1) {
    points = points.map((_, index) => centroid(cellOf(points, index, frame, 0)));
  }
  return {
    points,
    cells: (inset) => points.map((_, index) => cellOf(points, index, frame, inset)),
  };
}
