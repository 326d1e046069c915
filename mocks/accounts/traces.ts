import type { Comment } from '~mocks/repository/comments';
import { setComment } from '~mocks/repository/comments';
import type { Item, RepositoryReader, Transaction } from '~mocks/repository/types';
import { dropResetToken } from './reset-tokens';

/** Takes the local roles that stand under the id of a user or group away, everywhere. */
export function removeLocalRoles(transaction: Transaction, reader: RepositoryReader, id: string): void {
  const visit = (item: Item): void => {
    if (Object.hasOwn(item.localRoles, id)) {
      const others = Object.entries(item.localRoles).filter(([principal]) => principal !== id);
      transaction.put({ ...item, localRoles: Object.fromEntries(others) });
    }
    reader.childrenOf(item).forEach(visit);
  };
  visit(reader.root);
}

/** Comments of a former account keep the name of who wrote them, but are nobody's own. */
function disownComments(transaction: Transaction, reader: RepositoryReader, id: string): void {
  for (const [, comment] of reader.records<Comment>('comments'))
    if (comment.author === id) setComment(transaction, { ...comment, author: null });
}

/** Readies an id for a new user or group: nothing that stands under it anywhere is handed on. */
export function clearTraces(transaction: Transaction, reader: RepositoryReader, id: string): void {
  removeLocalRoles(transaction, reader, id);
  disownComments(transaction, reader, id);
  dropResetToken(transaction, reader, id);
}
