import { createHash, randomBytes } from 'node:crypto';
import type { RepositoryReader, Transaction } from '~mocks/repository/types';

/** Seven days. */
const lifetime = 7 * 24 * 60 * 60 * 1000;
const prefix = 'password-reset:';

/** What is kept of a user's only token, under the user's id. */
interface Stored {
  hash: string;
  /** Milliseconds since the epoch. */
  expires: number;
}

const keyOf = (user: string): string => prefix + user;
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A token with which a user's password may be set once; it takes the place of any earlier one. */
export function makeResetToken(
  transaction: Transaction,
  reader: RepositoryReader,
  user: string,
  now: number,
): string {
  for (const [key, stored] of reader.records<Stored>('tokens'))
    if (key.startsWith(prefix) && stored.expires + lifetime <= now)
      transaction.setRecord('tokens', key, null);
  const token = randomBytes(16).toString('hex');
  const stored: Stored = { hash: hashOf(token), expires: now + lifetime };
  transaction.setRecord('tokens', keyOf(user), stored);
  return token;
}

/** What a token is worth to a user: an unknown, used or superseded one is told from one that is too old. */
export function checkResetToken(
  reader: RepositoryReader,
  { token, user, now }: { token: string; user: string; now: number },
): 'good' | 'unknown' | 'expired' {
  const stored = reader.record<Stored>('tokens', keyOf(user));
  if (!stored || stored.hash !== hashOf(token)) return 'unknown';
  return stored.expires <= now ? 'expired' : 'good';
}

export function dropResetToken(transaction: Transaction, reader: RepositoryReader, user: string): void {
  if (reader.record('tokens', keyOf(user))) transaction.setRecord('tokens', keyOf(user), null);
}
