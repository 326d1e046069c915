/** Tries again what could not be done for want of a server. */
export interface Retry {
  /** Milliseconds since 1970 of the next try; undefined where none is waited for. */
  at: () => number | undefined;
  /** Tries again after a while that grows with each time. */
  wait: () => void;
  /** No try is waited for. */
  cancel: () => void;
  /** It has succeeded; whether it had to wait for that. */
  settle: () => boolean;
  end: () => void;
}

/** Seconds before each further try; the last one is kept. */
const waits = [3, 8, 15, 30, 60];

export function createRetry(run: () => void): Retry {
  let failed = 0;
  let at: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const cancel = () => {
    clearTimeout(timer);
    at = undefined;
  };
  const tryNow = () => {
    if (at !== undefined) run();
  };
  window.addEventListener('online', tryNow);
  return {
    at: () => at,
    wait: () => {
      const pause = (waits[Math.min(failed, waits.length - 1)] ?? 0) * 1000;
      failed += 1;
      at = Date.now() + pause;
      timer = setTimeout(run, pause);
    },
    cancel,
    settle: () => {
      const hadToWait = failed > 0;
      failed = 0;
      return hadToWait;
    },
    end: () => {
      cancel();
      window.removeEventListener('online', tryNow);
    },
  };
}
