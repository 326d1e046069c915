import { Failure, serverError, unauthorized } from '~mocks/http/failure';
import { lockOf } from '~mocks/content/editing/locks';
import { keepDeleted } from '~mocks/content/editing/trash';
import type { Item, RepositoryReader, Transaction } from '~mocks/repository/types';
import { putChanged } from '~mocks/repository/versions';
import type { Call } from '../shared/call';
import { presentItem } from '~mocks/content/editing/present-item';

export const resourceLocked = (message: string): Failure => new Failure(423, 'ResourceLockedError', message);

const withAllBelow = (reader: RepositoryReader, item: Item): Item[] => [
  item,
  ...reader.childrenOf(item).flatMap((child) => withAllBelow(reader, child)),
];

/** What stays and led to removed content has changed by that. */
function changeReferrers(call: Call, transaction: Transaction, reader: RepositoryReader, item: Item): void {
  const removed = withAllBelow(reader, item);
  const gone = new Set(removed.map(({ uid }) => uid));
  const sources = removed.flatMap((each) => [
    ...reader.referrersOf(each.uid).map(({ source }) => source),
    ...reader.linkersOf(each.uid),
  ]);
  for (const source of new Set(sources))
    if (!gone.has(source.uid))
      putChanged(transaction, reader, source, { actor: call.viewer.id ?? '', now: call.now });
}

/** Deletes content with everything below it, whoever links to it; it lies in the tray then, unless it is to go for good. */
export async function removeContent(call: Call): Promise<undefined> {
  const isForGood = call.parameters.boolean('for_good', false);
  await call.write((transaction, reader) => {
    const item = presentItem(reader, call.item);
    if (!reader.can(call.viewer, 'Delete objects', item)) throw unauthorized();
    if (item.parent === null)
      throw serverError('AttributeError', "'Application' object has no attribute 'manage_delObjects'");
    if (lockOf({ repository: reader, now: call.now }, item))
      throw resourceLocked(`Object "${item.id}" is locked.`);
    changeReferrers(call, transaction, reader, item);
    if (!isForGood) keepDeleted(call, transaction, reader, item);
    transaction.remove(item.uid);
  });
  return undefined;
}
