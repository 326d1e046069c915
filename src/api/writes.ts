type Listener = () => void;

const listeners = new Set<Listener>();

/** Calls back after each call that may have changed content. Gives a way to stop. */
export function onWrite(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function announceWrite(): void {
  for (const listener of listeners) listener();
}
