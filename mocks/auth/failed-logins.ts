import { createRateLimit } from './rate-limit';

/** Holds the failed logins of one address within their limit, also when many come at once. */
export interface FailedLogins {
  /**
   * Runs a login that tells whether it was one. Refused, with the seconds until the next one is allowed, where too many
   * have failed. While others of the address may still fail it waits for them, so that good ones are all let in.
   */
  attempt<T>(address: string, now: number, login: () => Promise<T | undefined>): Promise<Attempt<T>>;
}

type Attempt<T> = { result: T | undefined } | { wait: number };

const failed = { limit: 10, span: 10 * 60 * 1000 };

export function createFailedLogins(): FailedLogins {
  const tries = createRateLimit(failed);
  const running = new Map<string, Set<Promise<unknown>>>();

  async function run<T>(
    address: string,
    now: number,
    login: () => Promise<T | undefined>,
  ): Promise<T | undefined> {
    const others = running.get(address) ?? new Set();
    running.set(address, others);
    const turn = login().then((result) => {
      if (result !== undefined) tries.giveBack(address, now);
      return result;
    });
    others.add(turn);
    try {
      return await turn;
    } finally {
      others.delete(turn);
      if (others.size === 0) running.delete(address);
    }
  }

  return {
    async attempt(address, now, login) {
      for (;;) {
        const wait = tries.take(address, now);
        if (wait === undefined) return { result: await run(address, now, login) };
        const others = running.get(address);
        if (!others) return { wait };
        await Promise.race(others).catch(() => undefined);
      }
    },
  };
}
