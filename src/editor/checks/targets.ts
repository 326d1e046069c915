import { createListeners } from '@/lib/listeners';

/** What the server says of content to which a page leads. */
export type TargetState =
  { kind: 'fine' } | { kind: 'unpublished' } | { kind: 'missing' } | { kind: 'moved'; to: string };

export interface Targets {
  /** undefined as long as the server has not told. */
  stateOf: (path: string) => TargetState | undefined;
  /** Asks for those of which nothing is known, some at a time. */
  want: (paths: Iterable<string>) => void;
  subscribe: (listener: () => void) => () => void;
  end: () => void;
}

/** So many are asked for at once. */
const batchSize = 20;
/** So many are asked for in all: a page that leads to more is checked as far as that. */
const most = 300;

/** Remembers what is known of content that a page leads to; each is asked for once in a sitting. */
export function createTargets(
  ask: (paths: readonly string[], signal: AbortSignal) => Promise<ReadonlyMap<string, TargetState>>,
): Targets {
  const known = new Map<string, TargetState>();
  const asked = new Set<string>();
  const { subscribe, notify } = createListeners();
  const controller = new AbortController();
  let waiting: string[] = [];
  let isAsking = false;

  async function askOn(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    while (waiting.length > 0 && !controller.signal.aborted) {
      const batch = waiting.slice(0, batchSize);
      waiting = waiting.slice(batchSize);
      // What could not be asked is left open: it is no fault of the page.
      const states = await ask(batch, controller.signal).catch(() => new Map<string, TargetState>());
      for (const [path, state] of states) known.set(path, state);
      if (states.size > 0) notify();
    }
    isAsking = false;
  }

  return {
    stateOf: (path) => known.get(path),
    want: (paths) => {
      for (const path of paths) {
        if (asked.has(path) || asked.size >= most) continue;
        asked.add(path);
        waiting.push(path);
      }
      void askOn();
    },
    subscribe,
    end: () => controller.abort(),
  };
}
