import { circle, draw, path, smooth, stroke } from './canvas.mjs';
import { between, createRandom } from './random.mjs';

/** A point of the bent double layer: `along` in pixels, `off` pixels to its side. */
function bent({ width, height, bend, level }) {
  const line = (x) => level * height + bend * height * Math.sin((x / width) * Math.PI * 2 * 0.8 + 0.7);
  const slopeAt = (along) => (line(along + 1) - line(along - 1)) / 2;
  const place = (along, off) => {
    const slope = slopeAt(along);
    const length = Math.hypot(1, slope);
    return [along - (slope / length) * off, line(along) + off / length];
  };
  return { place, line, stepOf: (along, distance) => distance / Math.hypot(1, slopeAt(along)) };
}

/** A fat molecule: round head outside, two wavy tails towards the middle of the membrane. */
function lipid(random, place, along, side, { head, tail, tones }) {
  const wag = between(random, -5, 5);
  const leg = (offset) =>
    stroke(
      smooth([
        place(along + offset, side * (tail + head * 0.5)),
        place(along + offset + wag, side * tail * 0.66),
        place(along + offset - wag, side * tail * 0.36),
        place(along + offset + wag * 0.5, side * tail * 0.1),
      ]),
      tones.tail,
      head * 0.3,
    );
  const [x, y] = place(along, side * (tail + head));
  return (
    leg(-head * 0.42) +
    leg(head * 0.42) +
    circle(x, y, head, tones.head) +
    circle(x - head * 0.3, y - head * 0.32, head * 0.3, tones.light)
  );
}

/** A protein that spans the membrane: two lobes with a channel between them. */
function channel(place, along, { reach, wide, tones }) {
  const lobe = (sign) =>
    smooth(
      [
        [sign * wide * 0.16, -reach],
        [sign * wide * 0.8, -reach * 1.12],
        [sign * wide, -reach * 0.6],
        [sign * wide * 0.66, 0],
        [sign * wide, reach * 0.6],
        [sign * wide * 0.8, reach * 1.12],
        [sign * wide * 0.16, reach],
        [sign * wide * 0.24, reach * 0.5],
        [sign * wide * 0.1, 0],
        [sign * wide * 0.24, -reach * 0.5],
      ].map(([dx, dy]) => place(along + dx, dy)),
      true,
    );
  return path(lobe(-1), tones.left) + path(lobe(1), tones.right);
}

/** The skin of a cell from the side: a double layer of fat molecules with proteins and passing ions. */
export function membrane({ width, height, seed, ground, inside, layers, channels, ions }) {
  const random = createRandom(seed);
  const shapes = [];
  for (const layer of layers) {
    const { place, line, stepOf } = bent({ width, height, ...layer });
    const middle = Array.from({ length: 41 }, (_, index) => [
      (index / 40) * width,
      line((index / 40) * width),
    ]);
    shapes.push(path(`${smooth(middle)}V${height}H0Z`, inside));
    const gaps = layer.channels ? channels.at.map((share) => share * width) : [];
    const isFree = (along) => gaps.every((gap) => Math.abs(gap - along) > channels.wide * 0.86 + layer.head);
    for (const side of [-1, 1]) {
      for (let along = -60; along < width + 60; along += stepOf(along, layer.head * 2.1)) {
        if (isFree(along)) shapes.push(lipid(random, place, along, side, layer));
      }
    }
    gaps.forEach((gap) =>
      shapes.push(channel(place, gap, { ...channels, reach: layer.tail + layer.head * 2 })),
    );
  }
  for (const { at, radius, tone } of ions) {
    const [x, y] = [at[0] * width, at[1] * height];
    shapes.push(
      circle(x, y, radius, tone.body),
      circle(x - radius * 0.32, y - radius * 0.34, radius * 0.28, tone.light),
    );
  }
  return draw(width, height, ground, shapes);
}
