import { circle, draw, path, smooth } from './canvas.mjs';
import { between, createRandom } from './random.mjs';

/** A branch that grows, bends, becomes thinner and forks; collects tapered outlines. */
function grow(random, shapes, colour, x, y, angle, width, length, depth) {
  const steps = 7;
  const points = [[x, y, width]];
  let heading = angle;
  let bend = between(random, -0.06, 0.06);
  for (let step = 1; step <= steps; step += 1) {
    bend += between(random, -0.07, 0.07);
    heading += bend;
    x += (Math.cos(heading) * length) / steps;
    y += (Math.sin(heading) * length) / steps;
    points.push([x, y, width * (1 - 0.32 * (step / steps))]);
  }
  const side = (sign) =>
    points.map(([px, py, thick], index) => {
      const [beforeX, beforeY] = points[Math.max(0, index - 1)];
      const [afterX, afterY] = points[Math.min(steps, index + 1)];
      const along = Math.atan2(afterY - beforeY, afterX - beforeX);
      return [px - Math.sin(along) * thick * 0.5 * sign, py + Math.cos(along) * thick * 0.5 * sign];
    });
  const back = smooth(side(-1).reverse()).replace('M', 'L');
  shapes.push(path(`${smooth(side(1))}${back}Z`, colour), circle(x, y, width * 0.34, colour));

  const thinner = width * 0.68;
  if (depth === 0 || thinner < 1.6) {
    shapes.push(circle(x, y, Math.max(3.4, thinner * 1.1), colour));
    return;
  }
  const fork = between(random, 0.32, 0.62);
  const lean = between(random, -0.12, 0.12);
  grow(
    random,
    shapes,
    colour,
    x,
    y,
    heading + fork + lean,
    thinner * between(random, 0.85, 1),
    length * between(random, 0.68, 0.9),
    depth - 1,
  );
  grow(
    random,
    shapes,
    colour,
    x,
    y,
    heading - fork + lean,
    thinner * between(random, 0.85, 1),
    length * between(random, 0.68, 0.9),
    depth - 1,
  );
}

/** Nerve cells reaching for each other. Each one gives its place, size, colours and number of branches. */
export function nerves({ width, height, seed, ground, list }) {
  const random = createRandom(seed);
  const shapes = [];
  for (const { at, size, colour, core, arms, turn = 0, depth = 5 } of list) {
    const [x, y] = [at[0] * width, at[1] * height];
    const body = [];
    for (let arm = 0; arm < arms; arm += 1) {
      const angle = turn + (arm / arms) * Math.PI * 2 + between(random, -0.18, 0.18);
      const reach = size * 0.78;
      grow(
        random,
        shapes,
        colour,
        x + Math.cos(angle) * reach,
        y + Math.sin(angle) * reach,
        angle,
        size * 0.5,
        size * 3.1,
        depth,
      );
      body.push([x + Math.cos(angle) * size * 1.22, y + Math.sin(angle) * size * 1.22]);
      const between2 = angle + Math.PI / arms;
      body.push([x + Math.cos(between2) * size * 0.84, y + Math.sin(between2) * size * 0.84]);
    }
    shapes.push(
      path(smooth(body, true), colour),
      circle(x, y, size * 0.44, core.light),
      circle(x, y, size * 0.18, core.dark),
    );
  }
  return draw(width, height, ground, shapes);
}
