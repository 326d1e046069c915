import { draw, path, stroke } from './canvas.mjs';

const round = (value) => Math.round(value * 10) / 10;

/** A ball in three flat tones: body, shaded side, light spot. */
function ball(x, y, radius, { body, shade, light }) {
  const [cx, cy, r] = [round(x), round(y), round(radius)];
  const crescent =
    `M${round(x + radius * 0.62)} ${round(y - radius * 0.785)}A${r} ${r} 0 1 1 ${round(x - radius * 0.785)} ` +
    `${round(y + radius * 0.62)}A${round(radius * 1.22)} ${round(radius * 1.22)} 0 0 0 ` +
    `${round(x + radius * 0.62)} ${round(y - radius * 0.785)}Z`;
  return (
    `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${body}"/>${path(crescent, shade)}` +
    `<circle cx="${round(x - radius * 0.36)}" cy="${round(y - radius * 0.38)}" r="${round(radius * 0.17)}" fill="${light}"/>`
  );
}

/** A crystal seen along its planes: large and small atoms in turn, the nearer layers larger and in front. */
export function lattice({ width, height, layers, spacing, ground, kinds, bond }) {
  const shapes = [];
  for (let layer = 0; layer < layers; layer += 1) {
    const near = (layer + 1) / layers;
    const scale = 0.62 + 0.38 * near;
    const step = spacing * scale;
    const [shiftX, shiftY] = [
      width / 2 + (near - 1) * spacing * 0.9,
      height / 2 + (near - 1) * spacing * 0.62,
    ];
    const columns = Math.ceil(width / step / 2) + 2;
    const rows = Math.ceil(height / step / 1.5) + 2;
    const place = (column, row) => [
      shiftX + column * step + row * step * 0.32,
      shiftY + row * step * 0.78 - column * step * 0.2,
    ];
    const tone = kinds[layer];
    const rods = [];
    const balls = [];
    for (let row = -rows; row <= rows; row += 1) {
      for (let column = -columns; column <= columns; column += 1) {
        const [x, y] = place(column, row);
        if (x < -step || y < -step || x > width + step || y > height + step) continue;
        const [right, rightY] = place(column + 1, row);
        const [down, downY] = place(column, row + 1);
        rods.push(
          stroke(
            `M${round(right)} ${round(rightY)}L${round(x)} ${round(y)}L${round(down)} ${round(downY)}`,
            bond[layer],
            9 * scale,
          ),
        );
        const isLarge = (column + row) % 2 === 0;
        balls.push(ball(x, y, step * (isLarge ? 0.27 : 0.15), isLarge ? tone.large : tone.small));
      }
    }
    shapes.push(...rods, ...balls);
  }
  return draw(width, height, ground, shapes);
}
