import { paint } from './canvas.mjs';
import { mix, packed, ramp } from './palette.mjs';

/**
 * Circular waves from several sources that meet. `contrast` sharpens the crests, `shadow` darkens the picture
 * towards the left.
 */
export function interference(options) {
  const { width, height, sources, length, colours, contrast = 1.6, fade = 0, shadow } = options;
  const points = sources.map(([x, y, shift = 0]) => [x * width, y * height, shift]);
  const wave = (2 * Math.PI) / length;
  const colourOf = ramp(colours);
  const dark = shadow ? packed(shadow.colour) : 0;

  return paint(width, height, (x, y) => {
    let sum = 0;
    let weight = 0;
    for (const [sourceX, sourceY, shift] of points) {
      const distance = Math.hypot(x - sourceX, y - sourceY);
      const strength = 1 / (1 + (fade * distance) / width);
      sum += strength * Math.cos(distance * wave + shift);
      weight += strength;
    }
    const level = Math.tanh((sum / weight) * contrast) / Math.tanh(contrast);
    const value = colourOf(0.5 + level / 2);
    return shadow ? mix(dark, value, smoothStep(shadow.from, shadow.to, x / width)) : value;
  });
}

function smoothStep(from, to, value) {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}
