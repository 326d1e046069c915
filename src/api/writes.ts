/** What a call changed. */
interface Write {
  /** The content itself; a service's name below it is left out. */
  path: string;
}

type Listener = (write: Write) => void;

const listeners = new Set<Listener>();

/** Calls back after each call that may have changed content, for each of the paths. Gives a way to stop. */
export function onWrite(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function announceWrite(paths: readonly string[]): void {
  for (const path of paths)
    for (const listener of listeners) listener({ path: path.split('/@', 1)[0] || '/' });
}
