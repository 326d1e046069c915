import { withNewEpoch } from '../auth/epoch';
import type { RepositoryReader, Transaction, User } from '../repository/types';
import { dropResetToken } from './reset-tokens';

/**
 * Saves a changed account. Another password ends its sessions and the link that was mailed to set one; another address
 * ends the link, which the former one holds.
 */
export function saveUser(
  transaction: Transaction,
  reader: RepositoryReader,
  before: User,
  after: User,
): void {
  const hasNewPassword = before.password !== after.password;
  if (hasNewPassword || before.email !== after.email) dropResetToken(transaction, reader, before.id);
  transaction.setUser(hasNewPassword ? withNewEpoch(after) : after);
}
