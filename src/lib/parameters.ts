/** More than these of one kind are not chosen. */
const mostValues = 50;
const longestValue = 1000;

/** What an address chooses: each value once and whole; blank ones, very long ones and those beyond fifty are left out. */
export const chosenValues = (values: readonly string[]): string[] =>
  [...new Set(values.map((value) => value.trim()))]
    .filter((value) => value !== '' && value.length <= longestValue)
    .slice(0, mostValues);

/** The values of a parameter of an address that choose something. */
export const valuesIn = (search: URLSearchParams, name: string): string[] =>
  chosenValues(search.getAll(name));

/** How many rows an address asks for. Windows are whole: what else it says of them counts as the next one. */
export function rowsIn(stored: string | null, { size, most }: { size: number; most: number }): number {
  const rows = Math.ceil(Number(stored) / size) * size;
  return rows >= size ? Math.min(rows, most) : size;
}

/** An address with other values of a parameter, none for it to go; all others stay. */
export function withValues(
  search: URLSearchParams,
  name: string,
  values: readonly string[],
): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete(name);
  for (const value of values) next.append(name, value);
  return next;
}

/** An address with another value of a parameter, '' for it to go. */
export const withValue = (search: URLSearchParams, name: string, value: string): URLSearchParams =>
  withValues(search, name, value === '' ? [] : [value]);

/** The values with one that was not among them, or the other way round. */
export const toggledValue = (values: readonly string[], value: string): string[] =>
  values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
