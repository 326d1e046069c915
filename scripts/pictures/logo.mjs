import sharp from 'sharp';
import { colour } from './palette.mjs';

/** Left edge and height of the bars, in a square of 48. */
const BARS = [18, 28, 37, 42, 32, 22].map((height, index) => ({ x: 2 + index * 8, height }));

/** The bars of the centre's logo, placed with their lower left corner; `unit` scales the square of 48. */
export function bars(x, y, unit, fill) {
  return BARS.map(
    (bar) =>
      `<rect x="${x + bar.x * unit}" y="${y - bar.height * unit}" width="${4 * unit}" height="${bar.height * unit}" fill="${fill}"/>`,
  ).join('');
}

/** The logo in white on a deep blue tile, for home screens. */
export function touchIcon({ width }) {
  const unit = (width * 0.62) / 48;
  const left = (width - 48 * unit) / 2;
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}">` +
        `<rect width="${width}" height="${width}" fill="${colour.deepBlue}"/>` +
        `${bars(left, width * 0.77, unit, colour.white)}</svg>`,
    ),
  );
}

/** The picture shown where a page is shared that has none of its own: the bars on the lead picture's ground. */
export async function sharePicture({ width, height }, ground) {
  const picture = await ground.png().toBuffer();
  const unit = 5.4;
  return sharp(picture).composite([
    {
      input: Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
          `${bars(96, height / 2 + 21 * unit, unit, colour.white)}</svg>`,
      ),
    },
  ]);
}
