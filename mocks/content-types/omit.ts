/** The object without some of its keys. */
export function omit<T extends object, K extends keyof T>(object: T, ...keys: readonly K[]): Omit<T, K> {
  return Object.fromEntries(
    Object.entries(object).filter(([key]) => !(keys as readonly PropertyKey[]).includes(key)),
  ) as Omit<T, K>;
}
