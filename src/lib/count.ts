import { textOf } from './text';

/** A stored number of 1 or more, cut to a whole; undefined for all else. */
export function countOf(value: unknown): number | undefined {
  const count = Math.floor(Number(textOf(value).trim()));
  return count >= 1 && Number.isSafeInteger(count) ? count : undefined;
}
