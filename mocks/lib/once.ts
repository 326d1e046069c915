/** What is worked out when it is first asked for, from what never changes. */
export function once<T>(work: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: work() }).value;
}
