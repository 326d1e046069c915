import { circle, draw } from './canvas.mjs';

/**
 * The spots a crystal throws on a screen: a hexagonal lattice whose brightness changes with the distance from the
 * middle and by sixfold turns.
 */
export function diffraction({ width, height, spacing, centre, ground, colours, halo, largest }) {
  const [centreX, centreY] = [centre[0] * width, centre[1] * height];
  const reach = Math.ceil(Math.hypot(width, height) / spacing);
  const shapes = [];
  for (let ring = 1; ring < 7; ring += 1) {
    const radius = spacing * (1.2 + ring * 2.3);
    shapes.push(
      `<circle cx="${centreX}" cy="${centreY}" r="${radius}" fill="none" stroke="${halo}" stroke-width="2"/>`,
    );
  }
  for (let row = -reach; row <= reach; row += 1) {
    for (let column = -reach; column <= reach; column += 1) {
      const x = centreX + (column + row / 2) * spacing;
      const y = centreY + row * spacing * 0.866;
      if (x < -20 || y < -20 || x > width + 20 || y > height + 20) continue;
      const order = column * column + column * row + row * row;
      const isStrong = (column - row) % 3 === 0;
      const fall = Math.exp(-order / 80);
      const beat = 0.55 + 0.45 * Math.cos(order * 0.74 + Math.cos(6 * Math.atan2(y - centreY, x - centreX)));
      const radius = order
        ? largest * (isStrong ? 0.13 + 0.66 * fall * beat + 0.13 * beat : 0.07 + 0.26 * fall * beat)
        : largest;
      const shade =
        order === 0 ? colours.middle : isStrong ? colours.strong : order % 2 ? colours.weak : colours.other;
      shapes.push(circle(x, y, radius, shade));
    }
  }
  return draw(width, height, ground, shapes);
}
