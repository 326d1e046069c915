/** Those who want to hear of a change in what lies outside of React. */
export interface Listeners {
  /** Gives the way to hear no more. */
  subscribe: (listener: () => void) => () => void;
  notify: () => void;
}

export function createListeners(): Listeners {
  const present = new Set<() => void>();
  return {
    subscribe: (listener) => {
      present.add(listener);
      return () => present.delete(listener);
    },
    notify: () => {
      for (const listener of present) listener();
    },
  };
}
