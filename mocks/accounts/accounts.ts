import { withNewEpoch } from './epoch';
import type { RepositoryReader, Transaction, User, Viewer } from '~mocks/repository/types';
import { dropResetToken } from './reset-tokens';

interface Change {
  before: User;
  after: User;
  /** Who changes it: the session in which users change their own goes on. */
  by: Viewer;
}

/**
 * Saves a changed account. Another password ends its sessions and the link that was mailed to set one; another address
 * ends the link, which the former one holds.
 */
export function saveUser(
  transaction: Transaction,
  reader: RepositoryReader,
  { before, after, by }: Change,
): void {
  const hasNewPassword = before.password !== after.password;
  if (hasNewPassword || before.email !== after.email) dropResetToken(transaction, reader, before.id);
  const kept = by.id === before.id ? by.session : undefined;
  transaction.setUser(hasNewPassword ? withNewEpoch(after, kept) : after);
}
