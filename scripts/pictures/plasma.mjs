import { draw, path, smooth, stroke } from './canvas.mjs';

/** One closed magnetic surface: tall, pressed into a D and shifted outwards towards the middle. */
function surface({ x, y, radius, tall, pointed, shift }, share) {
  const size = radius * share;
  const bent = pointed * Math.min(1, share) ** 1.4;
  return Array.from({ length: 72 }, (_, index) => {
    const angle = (index / 72) * Math.PI * 2;
    return [
      x + shift * Math.max(0, 1 - share * share) + size * Math.cos(angle + bent * Math.sin(angle)),
      y + tall * size * Math.sin(angle),
    ];
  });
}

/** Hot plasma in its magnetic cage: nested surfaces around a bright core, and field lines outside. */
export function plasma({ width, height, ground, centre, radius, colours, lines, outside }) {
  const shape = {
    x: centre[0] * width,
    y: centre[1] * height,
    radius: radius * height,
    tall: 1.5,
    pointed: 0.52,
    shift: 60,
  };
  const shapes = [];
  for (let step = outside.count; step > 0; step -= 1) {
    const share = 1.06 + step * outside.gap;
    shapes.push(stroke(smooth(surface(shape, share), true), outside.colour, 3.2 - step * outside.thinner));
  }
  colours.forEach((fill, index) => {
    const share = 1 - (index / colours.length) * 0.93;
    shapes.push(path(smooth(surface(shape, share), true), fill));
    const next = 1 - ((index + 1) / colours.length) * 0.93;
    for (let step = 1; step <= lines.count && index < colours.length - 1; step += 1) {
      const between = share + ((next - share) * step) / (lines.count + 1);
      shapes.push(
        stroke(smooth(surface(shape, between), true), lines.colour, 1.6, `opacity="${lines.opacity}"`),
      );
    }
  });
  return draw(width, height, ground, shapes);
}
