/** Counts tries by key within a sliding span of time. */
export interface RateLimit {
  /** Counts a try; where there were too many it is refused, with the seconds until the next one is allowed. */
  take(key: string, now: number): number | undefined;
  /** Takes a try back that does not count after all. */
  giveBack(key: string, now: number): void;
}

interface Options {
  limit: number;
  /** Milliseconds in which `limit` tries may happen. */
  span: number;
}

/** Keys that are remembered; beyond them the one that was seen longest ago is forgotten. */
const mostKeys = 10_000;

export function createRateLimit({ limit, span }: Options): RateLimit {
  const tries = new Map<string, readonly number[]>();
  const recent = (key: string, now: number): readonly number[] =>
    (tries.get(key) ?? []).filter((time) => time > now - span);

  function remember(key: string, times: readonly number[]): void {
    tries.delete(key);
    if (times.length > 0) tries.set(key, times);
    const [oldest] = tries.keys();
    if (tries.size > mostKeys && oldest !== undefined) tries.delete(oldest);
  }

  return {
    take(key, now) {
      const times = recent(key, now);
      const oldest = times[times.length - limit];
      if (oldest !== undefined) return Math.ceil((oldest + span - now) / 1000);
      remember(key, [...times, now]);
      return undefined;
    },
    giveBack: (key, now) => remember(key, recent(key, now).slice(0, -1)),
  };
}
