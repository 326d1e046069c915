import { draw, smooth, stroke } from './canvas.mjs';
import { between, createRandom } from './random.mjs';

/** The height of one edge of a ribbon: a few slow waves. */
function edge(random, bend) {
  const parts = Array.from({ length: 3 }, (_, index) => ({
    height: bend / (index + 1.2),
    turns: between(random, 0.35, 0.65) * (index + 1),
    shift: between(random, 0, Math.PI * 2),
  }));
  return (share) =>
    parts.reduce(
      (sum, part) => sum + part.height * Math.sin(part.turns * share * Math.PI * 2 + part.shift),
      0,
    );
}

/** Ribbons of parallel lines that twist about each other; the lines of a ribbon run from its one edge to its other. */
export function ribbons({ width, height, seed, ground, list, level, bend = 0.15, strokeWidth = 3 }) {
  const random = createRandom(seed);
  const shapes = list.flatMap(({ colour, lines, opacity = 1 }) => {
    const [first, second] = [edge(random, bend), edge(random, bend)];
    const lift = between(random, -0.06, 0.06);
    return Array.from({ length: lines }, (_, line) => {
      const share = line / (lines - 1);
      const points = Array.from({ length: 41 }, (__, index) => {
        const across = index / 40;
        const place = level(across) + lift + first(across) * (1 - share) + second(across) * share;
        return [-20 + across * (width + 40), place * height];
      });
      return stroke(smooth(points), colour, strokeWidth, `opacity="${opacity}"`);
    });
  });
  return draw(width, height, ground, shapes);
}
