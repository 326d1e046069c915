import { Failure, serverError, unauthorized } from '../../http/failure';
import { lockOf } from '../../locking/locks';
import type { Call } from '../call';
import { presentItem } from '../../editing/present-item';

export const resourceLocked = (message: string): Failure => new Failure(423, 'ResourceLockedError', message);

/** Deletes content with everything below it, whoever links to it. */
export async function removeContent(call: Call): Promise<undefined> {
  await call.write((transaction, reader) => {
    const item = presentItem(reader, call.item);
    if (!reader.can(call.viewer, 'Delete objects', item)) throw unauthorized();
    if (item.parent === null)
      throw serverError('AttributeError', "'Application' object has no attribute 'manage_delObjects'");
    if (lockOf({ repository: reader, now: call.now }, item))
      throw resourceLocked(`Object "${item.id}" is locked.`);
    transaction.remove(item.uid);
  });
  return undefined;
}
