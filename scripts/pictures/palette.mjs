/** The colours of the portal, and the darker and paler ones the pictures need beside them. */
export const colour = {
  abyss: '#00162a',
  footer: '#011f38',
  pressed: '#01294a',
  deepBlue: '#023d6b',
  blue: '#0f5288',
  midBlue: '#2e6ea8',
  skyBlue: '#6089c6',
  lightBlue: '#adbde3',
  paleBlue: '#dfe6f5',
  mist: '#eef2fa',
  red: '#eb5f73',
  crimson: '#c9304f',
  wine: '#7a1530',
  blush: '#fbe3e6',
  green: '#b9d25f',
  leaf: '#8fae3c',
  moss: '#5b7a24',
  forest: '#1f4f3f',
  fir: '#14301f',
  paleGreen: '#e9f1cc',
  yellow: '#faeb5a',
  paleYellow: '#fef7d0',
  violet: '#af82b9',
  plum: '#6f4380',
  aubergine: '#3a1f4d',
  night: '#1b1233',
  paleViolet: '#f0e5f3',
  orange: '#fab45a',
  ochre: '#d08a3a',
  rust: '#9c5a1e',
  sand: '#e9d3ab',
  cream: '#fff4e3',
  teal: '#2f6f78',
  sage: '#7d9a8c',
  rose: '#d0708f',
  apricot: '#f5946c',
  white: '#ffffff',
  ink: '#14202b',
};

/** '#rrggbb' as a number that the pixel canvas takes. */
export const packed = (hex) => Number.parseInt(hex.slice(1), 16);

/** A colour between two packed ones. */
export function mix(first, second, share) {
  const part = Math.min(1, Math.max(0, share));
  const blend = (shift) => {
    const start = (first >> shift) & 255;
    return Math.round(start + (((second >> shift) & 255) - start) * part) << shift;
  };
  return blend(16) | blend(8) | blend(0);
}

/** The same colour between two '#rrggbb' ones, again as '#rrggbb'. */
export function mixHex(first, second, share) {
  return `#${mix(packed(first), packed(second), share).toString(16).padStart(6, '0')}`;
}

/** Flat steps: a value from 0 to 1 picks one of the colours; `shares` weighs how much of the range each one takes. */
export function steps(colours, shares = colours.map(() => 1)) {
  const values = colours.map(packed);
  const total = shares.reduce((sum, share) => sum + share, 0);
  let reached = 0;
  const limits = shares.map((share) => (reached += share / total));
  return (value) => {
    let index = 0;
    while (index < values.length - 1 && value > limits[index]) index += 1;
    return values[index];
  };
}

/** A smooth run through the colours, evenly spaced. */
export function ramp(colours) {
  const values = colours.map(packed);
  return (value) => {
    const place = Math.min(1, Math.max(0, value)) * (values.length - 1);
    const index = Math.min(values.length - 2, Math.floor(place));
    return mix(values[index], values[index + 1], place - index);
  };
}
