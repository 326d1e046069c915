import { withTypesOf } from '../content-types/types-in-force';
import { createReader } from './reader';
import { makeRoot } from './root';
import { State } from './state';
import { PendingTransaction } from './transaction';
import type { Change, Repository, Storage } from './types';

/** A setting as it is after all changes, which items are indexed by even if they were stored before it. */
function settingIn(changes: readonly Change[]): <T>(key: string) => T | undefined {
  const found = new Map(
    changes.flatMap(({ table, key, value }) => (table === 'settings' ? [[key, value] as const] : [])),
  );
  return <T>(key: string) => (found.get(key) ?? undefined) as T | undefined;
}

/** Loads the storage into memory and opens it for reading and writing. */
export async function createRepository(storage: Storage): Promise<Repository> {
  const state = new State();
  const loaded: Change[] = [];
  await storage.load((change) => loaded.push(change));
  withTypesOf({ setting: settingIn(loaded) }, () => {
    state.apply(loaded);
  });
  if (!state.tree.root) {
    const changes: Change[] = [{ table: 'items', key: makeRoot().uid, value: makeRoot() }];
    await storage.commit(changes);
    state.apply(changes);
  }
  const reader = createReader(state);
  let last: Promise<unknown> = Promise.resolve();

  const write: Repository['write'] = (work, committed) => {
    const turn = last.then(async () => {
      const transaction = new PendingTransaction(state);
      const result = await work(transaction, reader);
      const changes = transaction.changes();
      if (changes.length > 0) await storage.commit(changes);
      const replaced = changes.map((each) => ({ ...each, before: state.present(each.table, each.key) }));
      state.apply(changes);
      committed?.(replaced);
      return result;
    });
    last = turn.catch(() => undefined);
    return turn;
  };

  return Object.defineProperties(
    {
      ...reader,
      storage,
      write,
      present: (table, key) => state.present(table, key),
      close: async () => {
        await last;
        state.catalog.close();
        await storage.close();
      },
    } satisfies Repository,
    Object.getOwnPropertyDescriptors({
      get root() {
        return reader.root;
      },
    }),
  );
}
