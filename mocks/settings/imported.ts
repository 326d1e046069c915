import type { RepositoryReader, Transaction } from '~mocks/repository/types';

const key = 'import';

/** Whether the content came from the export of another site, with types and fields of that one's own. */
export const isImported = (reader: RepositoryReader): boolean => reader.setting(key) !== undefined;

/** Notes that it did, and when. */
export function markImported(transaction: Transaction, loaded: string): void {
  transaction.setSetting(key, { loaded });
}
