import { createReader } from './reader';
import { makeRoot } from './root';
import { State } from './state';
import { PendingTransaction } from './transaction';
import type { Change, Storage } from '~mocks/storage/types';
import type { Repository } from '../types';

/** Loads the storage into memory and opens it for reading and writing. */
export async function createRepository(storage: Storage): Promise<Repository> {
  const state = new State();
  const loaded: Change[] = [];
  await storage.load((change) => loaded.push(change));
  state.apply(loaded);
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
      get types() {
        return reader.types;
      },
    }),
  );
}
