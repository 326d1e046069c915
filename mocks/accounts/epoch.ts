import { randomBytes } from 'node:crypto';
import type { User } from '~mocks/repository/types';

/** '' as long as nothing has ended the account's tokens. */
export const epochOf = ({ epoch = '' }: User): string => epoch;

/**
 * The account with all its tokens ended, cookies' too, but for those of the session that is kept. Drawn, not counted: no
 * later account of the same id meets it.
 */
export function withNewEpoch({ keptSession: _, ...user }: User, kept?: string): User {
  const epoch = randomBytes(12).toString('base64url');
  return kept === undefined ? { ...user, epoch } : { ...user, epoch, keptSession: kept };
}
