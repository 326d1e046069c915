import { circle, draw, path, rounded, smooth } from './canvas.mjs';
import { between, createRandom, pick } from './random.mjs';
import { centroid, clip, scatter } from './voronoi.mjs';

/** A slightly uneven round outline. */
function blob(random, x, y, radius) {
  const turn = random() * Math.PI;
  const oval = between(random, 0.8, 0.95);
  return smooth(
    Array.from({ length: 9 }, (_, index) => {
      const angle = (index / 9) * Math.PI * 2;
      const reach = radius * between(random, 0.92, 1.08);
      const [along, across] = [Math.cos(angle) * reach, Math.sin(angle) * reach * oval];
      return [
        x + along * Math.cos(turn) - across * Math.sin(turn),
        y + along * Math.sin(turn) + across * Math.cos(turn),
      ];
    }),
    true,
  );
}

/** A tissue under the microscope: cells with a bright rim, a nucleus and a nucleolus. */
export function cells({ width, height, seed, count, colours }) {
  const random = createRandom(seed);
  const tissue = scatter({ width, height, seed, count, relax: 6, margin: 120 });
  const rims = tissue.cells(7);
  const bodies = tissue.cells(15);
  const shapes = bodies.flatMap((body, index) => {
    if (body.length < 3 || rims[index].length < 3) return [];
    const [x, y] = centroid(body);
    const room = Math.min(...body.map(([cornerX, cornerY]) => Math.hypot(cornerX - x, cornerY - y)));
    const radius = Math.min(46, room * 0.46) * between(random, 0.9, 1.1);
    const [coreX, coreY] = [x + between(random, -12, 12), y + between(random, -12, 12)];
    return [
      path(rounded(rims[index], 30), colours.rim),
      path(rounded(body, 26), pick(random, colours.bodies)),
      path(blob(random, coreX, coreY, radius), colours.nucleus),
      circle(
        coreX + radius * between(random, -0.2, 0.25),
        coreY + radius * between(random, -0.2, 0.25),
        radius * 0.27,
        colours.core,
      ),
    ];
  });
  return draw(width, height, colours.gap, shapes);
}

/** Broken plates: every cell in one flat tone, lit from the upper left. */
export function shards({ width, height, seed, count, colours, ground, gap }) {
  const random = createRandom(seed);
  const plates = scatter({ width, height, seed, count, relax: 1, margin: 160 });
  const shapes = plates.cells(gap).flatMap((plate) => {
    if (plate.length < 3) return [];
    const [x, y] = centroid(plate);
    const [light, dark] = pick(random, colours);
    const turn = between(random, -0.5, 0.5);
    const facet = clip(plate, x, y, -Math.cos(turn + 0.7), -Math.sin(turn + 0.7));
    return [path(rounded(plate, 3), light), facet.length > 2 ? path(rounded(facet, 3), dark) : ''];
  });
  return draw(width, height, ground, shapes);
}
