/** What one can be told of: a single thing by its kind and name. */
export type ChannelKind =
  'block' | 'selected' | 'container' | 'field' | 'selection' | 'structure' | 'history' | 'content';

export interface Channels {
  subscribe: (kind: ChannelKind, name: string, listener: () => void) => () => void;
  /** Collects whom to notify, so that all are told once, and after everything has changed. */
  notify: (facts: Iterable<readonly [ChannelKind, string]>) => void;
}

/** Listeners by what they listen to: telling costs what is told, however many others listen. */
export function createChannels(): Channels {
  const listeners = new Map<ChannelKind, Map<string, Set<() => void>>>();
  return {
    subscribe: (kind, name, listener) => {
      const named = listeners.get(kind) ?? new Map<string, Set<() => void>>();
      const own = named.get(name) ?? new Set<() => void>();
      listeners.set(kind, named);
      named.set(name, own);
      own.add(listener);
      return () => {
        own.delete(listener);
        if (own.size === 0 && named.get(name) === own) named.delete(name);
      };
    },
    notify: (facts) => {
      const called = new Set<() => void>();
      for (const [kind, name] of facts)
        for (const listener of listeners.get(kind)?.get(name) ?? []) called.add(listener);
      for (const listener of called) listener();
    },
  };
}
