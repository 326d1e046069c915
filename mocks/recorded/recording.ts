/** A recording that is read when it is first asked for. */
export function recording<T>(text: string): () => T {
  let read: { value: T } | undefined;
  return () => (read ??= { value: JSON.parse(text) as T }).value;
}
