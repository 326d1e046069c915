import type { RateLimit } from './rate-limit';
import { createRateLimit } from './rate-limit';

/** Who tries to log in: where from, and as whom. */
interface Attempter {
  /** The caller's network, see `networkOf`. */
  network: string;
  /** The account that is meant, be there one or not. */
  account: string;
  /** The browser that calls, where the account has logged in with it before. */
  browser?: string | undefined;
}

/** Holds failed logins on one account from one network within their limit, and all of each; also when many come at once. */
export interface FailedLogins {
  /**
   * Runs a login that tells whether it was one. Refused, with the seconds until the next one is allowed, where too many
   * have failed. While others that count with it may still fail it waits for them, so that good ones are all let in.
   */
  attempt<T>(who: Attempter, now: number, login: () => Promise<T | undefined>): Promise<Attempt<T>>;
}

type Attempt<T> = { result: T | undefined } | { wait: number };

const span = 10 * 60 * 1000;
const perPair = { limit: 10, span };
/** More than for a pair: colleagues share a network, and those of them whose password is right are let in. */
const perNetwork = { limit: 30, span };
/** More than for a pair: it is reached by guesses from many, or by somebody who wants to shut the user out. */
const perAccount = { limit: 20, span };

/** Pairs of account and network that are remembered. */
const mostKnown = 10_000;

/** One count that a login takes part in. */
interface Count {
  tries: RateLimit;
  key: string;
}

export function createFailedLogins(): FailedLogins {
  const byPair = createRateLimit(perPair);
  const byNetwork = createRateLimit(perNetwork);
  const byAccount = createRateLimit(perAccount);
  const running = new Map<string, Set<Promise<unknown>>>();
  /** From where users have logged in: there nobody else's guesses shut them out. */
  const known = new Set<string>();

  const pairOf = ({ network, account }: Attempter): string => `${network} ${account}`;

  function remember(pair: string): void {
    known.delete(pair);
    known.add(pair);
    const [oldest] = known;
    if (known.size > mostKnown && oldest !== undefined) known.delete(oldest);
  }

  function countsOf(who: Attempter): Count[] {
    // Neither colleagues nor strangers shut out whom this server knows.
    if (who.browser !== undefined) return [{ tries: byPair, key: `browser ${who.browser} ${who.account}` }];
    const ofPair = { tries: byPair, key: `pair ${pairOf(who)}` };
    const ofNetwork = { tries: byNetwork, key: `network ${who.network}` };
    const ofAccount = { tries: byAccount, key: `account ${who.account}` };
    return known.has(pairOf(who)) ? [ofPair, ofNetwork] : [ofPair, ofNetwork, ofAccount];
  }

  /** Counts a try everywhere, or nowhere: then with the seconds to wait, and the keys that refuse it. */
  function take(counts: readonly Count[], now: number): { wait: number; key: string } | undefined {
    for (const [at, { tries, key }] of counts.entries()) {
      const wait = tries.take(key, now);
      if (wait === undefined) continue;
      for (const before of counts.slice(0, at)) before.tries.giveBack(before.key, now);
      return { wait, key };
    }
    return undefined;
  }

  async function run<T>(
    counts: readonly Count[],
    now: number,
    login: () => Promise<T | undefined>,
  ): Promise<T | undefined> {
    const turn = login().then((result) => {
      if (result !== undefined) for (const { tries, key } of counts) tries.giveBack(key, now);
      return result;
    });
    for (const { key } of counts) running.set(key, (running.get(key) ?? new Set()).add(turn));
    try {
      return await turn;
    } finally {
      for (const { key } of counts) {
        const others = running.get(key);
        others?.delete(turn);
        if (others?.size === 0) running.delete(key);
      }
    }
  }

  return {
    async attempt(who, now, login) {
      for (;;) {
        const counts = countsOf(who);
        const refused = take(counts, now);
        if (refused === undefined) {
          const result = await run(counts, now, login);
          if (result !== undefined) remember(pairOf(who));
          return { result };
        }
        const others = running.get(refused.key);
        if (!others) return { wait: refused.wait };
        await Promise.race(others).catch(() => undefined);
      }
    },
  };
}
