import type { RepositoryReader, Transaction } from '~mocks/repository/types';

const prefix = 'ended-session:';

interface Ended {
  /** Milliseconds since the epoch at which the last of its tokens has run out. */
  until: number;
}

export const hasEnded = (reader: RepositoryReader, session: string): boolean =>
  reader.record('tokens', prefix + session) !== undefined;

/** Notes that a session is over, and forgets those whose tokens have all run out. */
export function endSession(
  transaction: Transaction,
  reader: RepositoryReader,
  session: string,
  { now, until }: { now: number; until: number },
): void {
  for (const [key, ended] of reader.records<Ended>('tokens'))
    if (key.startsWith(prefix) && ended.until <= now) transaction.setRecord('tokens', key, null);
  transaction.setRecord('tokens', prefix + session, { until } satisfies Ended);
}
