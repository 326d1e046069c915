import sharp from 'sharp';

/**
 * Paints pixel by pixel. `shade(x, y)` answers a packed colour; every pixel is the mean of `samples`² points,
 * so edges come out smooth.
 */
export function paint(width, height, shade, samples = 3) {
  const pixels = Buffer.alloc(width * height * 3);
  const count = samples * samples;
  for (let row = 0, offset = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1, offset += 3) {
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let sample = 0; sample < count; sample += 1) {
        const x = column + ((sample % samples) + 0.5) / samples;
        const y = row + (Math.floor(sample / samples) + 0.5) / samples;
        const value = shade(x, y);
        red += value >> 16;
        green += (value >> 8) & 255;
        blue += value & 255;
      }
      pixels[offset] = red / count;
      pixels[offset + 1] = green / count;
      pixels[offset + 2] = blue / count;
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** Renders drawn shapes on a ground. */
export function draw(width, height, ground, shapes) {
  return sharp(Buffer.from(svg(width, height, ground, shapes)));
}

export function svg(width, height, ground, shapes) {
  const back = ground ? `<rect width="${width}" height="${height}" fill="${ground}"/>` : '';
  const body = Array.isArray(shapes) ? shapes.join('') : shapes;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${width} ${height}">${back}${body}</svg>`
  );
}

const round = (value) => Math.round(value * 10) / 10;

/** Path data through the points with straight lines. */
export function polyline(points) {
  return points.map(([x, y], index) => `${index ? 'L' : 'M'}${round(x)} ${round(y)}`).join('');
}

/** Path data of a curve through the points (Catmull-Rom, written as Béziers). */
export function smooth(points, closed = false) {
  const count = points.length;
  const at = (index) =>
    closed ? points[(index + count) % count] : points[Math.min(count - 1, Math.max(0, index))];
  let data = `M${round(points[0][0])} ${round(points[0][1])}`;
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [before, start, end, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const numbers = [
      start[0] + (end[0] - before[0]) / 6,
      start[1] + (end[1] - before[1]) / 6,
      end[0] - (after[0] - start[0]) / 6,
      end[1] - (after[1] - start[1]) / 6,
      end[0],
      end[1],
    ];
    data += `C${numbers.map(round).join(' ')}`;
  }
  return closed ? `${data}Z` : data;
}

/** Path data of a polygon whose corners are rounded by the given radius. */
export function rounded(points, radius) {
  const count = points.length;
  let data = '';
  points.forEach(([x, y], index) => {
    const toward = ([px, py]) => {
      const distance = Math.hypot(px - x, py - y) || 1;
      const reach = Math.min(radius, distance / 2) / distance;
      return `${round(x + (px - x) * reach)} ${round(y + (py - y) * reach)}`;
    };
    const entry = toward(points[(index + count - 1) % count]);
    const exit = toward(points[(index + 1) % count]);
    data += `${index ? 'L' : 'M'}${entry}Q${round(x)} ${round(y)} ${exit}`;
  });
  return `${data}Z`;
}

export const circle = (x, y, radius, fill) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"/>`;

export const path = (data, fill, more = '') => `<path d="${data}" fill="${fill}" ${more}/>`;

export const stroke = (data, colour, width, more = '') =>
  `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${round(width)}" ` +
  `stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
