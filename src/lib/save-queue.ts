interface Waiting<State, Answer> {
  state: State;
  signal: AbortSignal | undefined;
  resolve: (answer: Answer) => void;
  reject: (reason: unknown) => void;
}

type Save<State, Answer> = (key: string, state: State, signal: AbortSignal) => Promise<Answer>;

const abortReason = () => new DOMException('The save was aborted.', 'AbortError');

/** A signal that fires once all of those have fired who wait for one save. */
function allOf(signals: readonly (AbortSignal | undefined)[]): AbortSignal {
  const controller = new AbortController();
  const check = () => {
    if (signals.every((signal) => signal?.aborted)) controller.abort(abortReason());
  };
  for (const signal of signals) signal?.addEventListener('abort', check, { once: true });
  return controller.signal;
}

/**
 * Saves one after the other: of each key one save is under way. What comes meanwhile waits, and follows as a single save of
 * the latest state, or of what `join` makes of the states that waited; each caller gets the answer to the save that held
 * its state. A failure is told to its callers alone, and the next save goes out. Who aborts takes back what waits; a save
 * under way is aborted when all of its callers have done so.
 */
export function createSaveQueue<State, Answer>(
  save: Save<State, Answer>,
  join: (earlier: State, later: State) => State = (_earlier, later) => later,
): (key: string, state: State, signal?: AbortSignal) => Promise<Answer> {
  const queues = new Map<string, Waiting<State, Answer>[]>();

  async function run(key: string, callers: readonly Waiting<State, Answer>[]): Promise<void> {
    try {
      const state = callers.map((caller) => caller.state).reduce(join);
      const answer = await save(key, state, allOf(callers.map(({ signal }) => signal)));
      for (const { resolve } of callers) resolve(answer);
    } catch (error) {
      for (const { reject } of callers) reject(error);
    }
  }

  async function drain(key: string, queue: Waiting<State, Answer>[]): Promise<void> {
    while (queue.length > 0) await run(key, queue.splice(0));
    queues.delete(key);
  }

  return (key, state, signal) =>
    new Promise<Answer>((resolve, reject) => {
      if (signal?.aborted) {
        reject(abortReason());
        return;
      }
      const caller = { state, signal, resolve, reject };
      const queue = queues.get(key);
      const own = queue ?? [];
      own.push(caller);
      signal?.addEventListener(
        'abort',
        () => {
          const at = own.indexOf(caller);
          if (at !== -1) own.splice(at, 1);
          reject(abortReason());
        },
        { once: true },
      );
      if (queue) return;
      queues.set(key, own);
      void drain(key, own);
    });
}
