interface Shared {
  answer: Promise<unknown>;
  controller: AbortController;
  waiting: number;
}

const running = new Map<string, Shared>();

function release(key: string, entry: Shared): void {
  if (running.get(key) === entry) running.delete(key);
}

/** After a write: what is under way may have been answered before it, so that nobody else is to wait for it. */
export function stopSharing(): void {
  running.clear();
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}

/**
 * Runs a reading call once however many ask for it meanwhile. Who aborts stops waiting; the call itself is aborted
 * when nobody waits any more.
 */
export async function shared<Data>(
  key: string,
  call: (signal: AbortSignal) => Promise<Data>,
  signal?: AbortSignal,
): Promise<Data> {
  let entry = running.get(key);
  if (!entry) {
    const controller = new AbortController();
    const answer = call(controller.signal);
    entry = { answer, controller, waiting: 0 };
    running.set(key, entry);
    const started = entry;
    // Whoever waits sees the failure; this keeps one that nobody waits for from counting as unhandled.
    answer.catch(() => undefined).finally(() => release(key, started));
  }
  entry.waiting += 1;
  try {
    const answer = entry.answer as Promise<Data>;
    return await (signal ? Promise.race([answer, aborted(signal)]) : answer);
  } finally {
    entry.waiting -= 1;
    if (entry.waiting === 0) {
      release(key, entry);
      // Has no effect on a call that has been answered.
      entry.controller.abort();
    }
  }
}
