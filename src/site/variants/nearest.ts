import { channels } from './contrast';

/** The channels of a colour as fractions of one. */
export type Colour = readonly number[];

export const distance = (one: Colour, other: Colour): number =>
  one.reduce((sum, part, index) => sum + (part - (other[index] ?? 0)) ** 2, 0);

/** Whichever of the entries has the nearest colour. */
export function nearestTo<Entry extends { value: string }>(
  colour: Colour,
  entries: readonly Entry[],
): Entry | undefined {
  const far = (entry: Entry) => distance(colour, channels(entry.value) ?? []);
  return [...entries].sort((one, other) => far(one) - far(other))[0];
}
