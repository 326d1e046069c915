import { variant } from '@/site/variants/variant';

/** Greys, pale tints and the dark colours of the institution itself would not be seen as a subject's in so small a square. */
const leastColour = 110;

function colourfulness(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    Number.parseInt(hex.slice(start, start + 2), 16),
  );
  return Math.max(red, green, blue) - Math.min(red, green, blue);
}

/** The colour of the palette that a subject is marked with: the same wherever the subject stands. */
export function markColour(subject: string): string | undefined {
  const colours = variant().palette.filter(({ value }) => colourfulness(value) >= leastColour);
  const sum = [...subject].reduce(
    (hash, character) => (hash * 33 + (character.codePointAt(0) ?? 0)) % 65_521,
    604,
  );
  return colours[sum % colours.length]?.value;
}
