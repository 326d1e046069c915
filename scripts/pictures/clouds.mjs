import { circle, draw, path } from './canvas.mjs';
import { between, createRandom } from './random.mjs';

/** The outline of a bank of clouds: a row of bows along a swelling line, closed at the bottom edge. */
function bank(random, { width, height, level, swell, puff }) {
  const shift = between(random, 0, 6);
  const line = (x) =>
    level * height +
    swell * height * (Math.sin((x / width) * 5 + shift) * 0.6 + Math.sin((x / width) * 11 + shift * 2) * 0.4);
  let x = -puff * 2;
  let data = `M${x} ${height + 20}V${line(x).toFixed(1)}`;
  while (x < width + puff * 2) {
    const step = puff * between(random, 0.55, 1.5);
    const radius = step * between(random, 0.52, 0.62);
    x += step;
    data += `A${radius.toFixed(1)} ${radius.toFixed(1)} 0 0 1 ${x.toFixed(1)} ${line(x).toFixed(1)}`;
  }
  return `${data}V${height + 20}Z`;
}

/** Banks of clouds one before the other under a sun; the far ones pale into the sky. */
export function clouds({ width, height, seed, sky, sun, banks, streaks }) {
  const random = createRandom(seed);
  const shapes = sky.map(
    ({ colour, from }) => `<rect y="${from * height}" width="${width}" height="${height}" fill="${colour}"/>`,
  );
  sun.rings.forEach(({ radius, colour }) =>
    shapes.push(circle(sun.at[0] * width, sun.at[1] * height, radius * height, colour)),
  );
  for (const { at, length, colour } of streaks) {
    shapes.push(
      `<rect x="${at[0] * width}" y="${at[1] * height}" width="${length * width}" height="14" rx="7" fill="${colour}"/>`,
    );
  }
  for (const { level, swell, puff, colour, shade } of banks) {
    const data = bank(random, { width, height, level, swell, puff });
    shapes.push(path(data, colour));
    if (!shade) continue;
    shapes.push(
      path(
        bank(random, {
          width,
          height,
          level: level + puff / height / 1.6,
          swell: swell * 0.8,
          puff: puff * 1.2,
        }),
        shade,
      ),
    );
  }
  return draw(width, height, sky[0].colour, shapes);
}
