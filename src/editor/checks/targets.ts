import { createListeners } from '@/lib/listeners';

/** What the server says of content to which a page leads. */
export type TargetState =
  { kind: 'fine' } | { kind: 'unpublished' } | { kind: 'missing' } | { kind: 'moved'; to: string };

export interface Targets {
  /** undefined as long as the server has not told. */
  stateOf: (path: string) => TargetState | undefined;
  /** Asks for those of which nothing is known, some at a time. */
  want: (paths: Iterable<string>) => void;
  /** From now on each that seems to be missing is asked for by itself: it may have moved. */
  lookClosely: () => void;
  subscribe: (listener: () => void) => () => void;
  end: () => void;
}

/** How targets are asked for. */
export interface TargetCalls {
  /** What is known of several at once; of the others that they are missing, as far as that is told. */
  find: (paths: readonly string[], signal: AbortSignal) => Promise<ReadonlyMap<string, TargetState>>;
  /** What there is at one. */
  look: (path: string, signal: AbortSignal) => Promise<TargetState | undefined>;
}

/** So many are asked for at once. */
const batchSize = 20;
/** So many are asked for in all: a page that leads to more is checked as far as that. */
const most = 300;

/** Remembers what is known of content that a page leads to; each is asked for once in a sitting. */
export function createTargets({ find, look }: TargetCalls): Targets {
  const known = new Map<string, TargetState>();
  const asked = new Set<string>();
  const looked = new Set<string>();
  const { subscribe, notify } = createListeners();
  const controller = new AbortController();
  const { signal } = controller;
  let waiting: string[] = [];
  let isAsking = false;
  let isClose = false;

  async function findSome(): Promise<void> {
    const batch = waiting.slice(0, batchSize);
    waiting = waiting.slice(batchSize);
    // What could not be asked is left open: it is no fault of the page.
    const states = await find(batch, signal).catch(() => new Map<string, TargetState>());
    for (const [path, state] of states) known.set(path, state);
    if (states.size > 0) notify();
  }

  const nextToLook = () =>
    isClose
      ? [...asked].find((path) => !looked.has(path) && (known.get(path)?.kind ?? 'missing') === 'missing')
      : undefined;

  async function lookAt(path: string): Promise<void> {
    looked.add(path);
    const state = await look(path, signal).catch(() => undefined);
    if (state === undefined) return;
    known.set(path, state);
    notify();
  }

  async function askOn(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    while (!signal.aborted) {
      const path = waiting.length > 0 ? undefined : nextToLook();
      if (waiting.length > 0) await findSome();
      else if (path !== undefined) await lookAt(path);
      else break;
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
    lookClosely: () => {
      isClose = true;
      void askOn();
    },
    subscribe,
    end: () => controller.abort(),
  };
}
