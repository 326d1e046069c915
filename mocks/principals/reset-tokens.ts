import { createHash, randomBytes } from 'node:crypto';
import type { RepositoryReader, Transaction } from '../repository/types';

/** Seven days. */
const lifetime = 7 * 24 * 60 * 60 * 1000;
const prefix = 'password-reset:';

/** What is kept of a token, under its hash. */
interface Stored {
  user: string;
  /** Milliseconds since the epoch. */
  expires: number;
}

const keyOf = (token: string): string => prefix + createHash('sha256').update(token).digest('hex');

/** A token with which a user's password may be set once. */
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
  transaction.setRecord('tokens', keyOf(token), { user, expires: now + lifetime } satisfies Stored);
  return token;
}

/** Takes a token of this user away; an unknown, used or expired one is told apart. */
export function takeResetToken(
  transaction: Transaction,
  reader: RepositoryReader,
  { token, user, now }: { token: string; user: string; now: number },
): 'taken' | 'unknown' | 'expired' {
  const stored = reader.record<Stored>('tokens', keyOf(token));
  if (!stored || stored.user !== user) return 'unknown';
  if (stored.expires <= now) return 'expired';
  transaction.setRecord('tokens', keyOf(token), null);
  return 'taken';
}
