import { readJson } from '~mocks/http/body';
import { badRequest, keyError, unauthorized } from '~mocks/http/failure';
import type { RecentWrite, Replaced } from '~mocks/repository/recent-writes';
import { isUnchanged } from '~mocks/repository/recent-writes';
import type { RepositoryReader } from '~mocks/repository/types';
import { InvariantError } from '~mocks/repository/types';
import type { Call, Service } from '../shared/call';
import { requireManager } from './manager';

/** As Plone words them: the time is that of the server, without its zone. */
function worded({ id, by, about, time }: RecentWrite): Record<string, unknown> {
  const written = new Date(time).toISOString().slice(0, 19);
  return { id: `${id} ${written} ${about}`, username: by ?? '', time: written, description: about };
}

function list(call: Call): unknown {
  const { repository, viewer, recentWrites } = call;
  if (!repository.can(viewer, 'Manage users', repository.root)) throw unauthorized();
  return recentWrites.list().map(worded);
}

const failed = () => badRequest("{'errors': 'Failed in undoing transactions'}");

/** What every touched record was before the oldest write; throws where somebody changed one since. */
function formerOf(call: Call, writes: readonly RecentWrite[]): Replaced[] {
  const found = new Map<string, Replaced>();
  for (const each of writes.flatMap(({ replaced }) => replaced)) {
    const place = `${each.table} ${each.key}`;
    const newer = found.get(place);
    const present = newer ? newer.before : call.present(each.table, each.key);
    if (!isUnchanged(each.table, present, each.value)) throw failed();
    found.set(place, each);
  }
  return [...found.values()];
}

/** What came into a folder later does not go with it. */
function checkEmpty(reader: RepositoryReader, former: readonly Replaced[]): void {
  const going = new Set(
    former.flatMap(({ table, key, before }) => (table === 'items' && !before ? [key] : [])),
  );
  for (const uid of going) {
    const item = reader.byUid(uid);
    const stays = item && reader.childrenOf(item).some((child) => !going.has(child.uid));
    if (stays) throw failed();
  }
}

/** Takes writes back, all or none: each only where nothing was written over it. */
async function revert(call: Call): Promise<unknown> {
  requireManager(call);
  const { transaction_ids: asked } = await readJson(call.request);
  if (!Array.isArray(asked)) throw keyError('transaction_ids');
  const ids = new Set(asked.map((id) => String(id).split(' ')[0]));
  try {
    await call.write((transaction, reader) => {
      requireManager(call, reader);
      const writes = call.recentWrites.list().filter(({ id }) => ids.has(id));
      if (writes.length < ids.size) throw failed();
      const former = formerOf(call, writes);
      checkEmpty(reader, former);
      for (const { table, key, before } of former) transaction.restore({ table, key, value: before });
    });
  } catch (error) {
    throw error instanceof InvariantError ? failed() : error;
  }
  return { message: 'Transactions have been reverted successfully.' };
}

/** What was written lately, by whom, and the way back. */
export const transactionsService: Service = {
  name: '@transactions',
  rootOnly: true,
  get: list,
  patch: revert,
};
