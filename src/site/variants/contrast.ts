/** The channels of `#rgb` or `#rrggbb` as fractions of one; undefined for anything else. */
export function channels(colour: string): [number, number, number] | undefined {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(colour.trim())?.[1];
  if (digits === undefined) return undefined;
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const at = (start: number) => parseInt(full.slice(start, start + 2), 16) / 255;
  return [at(0), at(2), at(4)];
}

function luminance(colour: string): number | undefined {
  const parts = channels(colour);
  if (!parts) return undefined;
  const [red, green, blue] = parts.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** Contrast of two hex colours by WCAG 2, from 1 to 21; undefined when one of them is none. */
export function contrast(first: string, second: string): number | undefined {
  const [one, other] = [luminance(first), luminance(second)];
  if (one === undefined || other === undefined) return undefined;
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Whichever of the candidates is read best on the colour; the wanted one stays when it reaches 4.5 to 1. */
export function readableOn(colour: string, wanted: string | null, candidates: readonly string[]): string {
  if (wanted !== null && (contrast(colour, wanted) ?? 0) >= 4.5) return wanted;
  return candidates.reduce((best, candidate) =>
    (contrast(colour, candidate) ?? 0) > (contrast(colour, best) ?? 0) ? candidate : best,
  );
}
