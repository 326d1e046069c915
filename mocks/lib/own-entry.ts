/**
 * The entry of an object that is used as a table. Keys come from whoever writes a request or content: `constructor` and
 * `toString` would else find what every object inherits.
 */
export function ownEntry<T>(
  table: Readonly<Record<string, T>> | null | undefined,
  key: string,
): T | undefined {
  return table && Object.hasOwn(table, key) ? table[key] : undefined;
}
