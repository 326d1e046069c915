import { randomUUID } from 'node:crypto';
import { storeUploads } from '~mocks/content/deserialize/uploads';
import { updateItem } from '~mocks/content/editing/update';
import { readJson } from '~mocks/http/body';
import { forbidden, unauthorized } from '~mocks/http/failure';
import { lockOf } from '~mocks/content/editing/locks';
import type { Item, RepositoryReader, Transaction } from '~mocks/repository/types';
import type { Call } from '../shared/call';
import { fullContent } from '../shared/full-content';
import { presentItem } from '~mocks/content/editing/present-item';
import { bodyLimit } from '../shared/upload-limits';

function checkMayModify(repository: RepositoryReader, call: Call, item: Item): void {
  if (!repository.can(call.viewer, 'Modify portal content', item)) throw unauthorized();
  const lock = lockOf({ repository, now: call.now }, item);
  if (lock && call.request.headers.get('lock-token') !== lock.token) throw forbidden('Resource is locked.');
}

/** A lock goes along with a renamed item, under a new token and in the name of who renamed it. */
function renewLock(transaction: Transaction, repository: RepositoryReader, call: Call, item: Item): void {
  const lock = lockOf({ repository, now: call.now }, item);
  if (!lock) return;
  const renewed = { ...lock, token: randomUUID(), owner: call.viewer.id ?? lock.owner, time: call.now };
  transaction.setRecord('locks', item.uid, renewed);
}

/** Changes content. Answers nothing, or where the caller prefers it the content as it is then. */
export async function updateContent(call: Call): Promise<unknown> {
  checkMayModify(call.repository, call, call.item);
  const body = await readJson(call.request, { malformed: 'service', isContent: true, limit: bodyLimit });
  const uploads = await storeUploads(call.files, call.repository.types.of(call.item.type), body);
  const item = await call.write((transaction, reader) => {
    const present = presentItem(reader, call.item);
    checkMayModify(reader, call, present);
    const updated = updateItem(call, transaction, reader, present, { body, uploads });
    if (updated.id !== present.id) renewLock(transaction, reader, call, present);
    return updated;
  });
  if (call.request.headers.get('prefer') !== 'return=representation') return undefined;
  return fullContent({ ...call, item }, item, { includeItems: true });
}
