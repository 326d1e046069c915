import { createReader } from './reader';
import { makeRoot } from './root';
import { State } from './state';
import { PendingTransaction } from './transaction';
import type { Change, Repository, Storage } from './types';

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

  const write: Repository['write'] = (work) => {
    const turn = last.then(async () => {
      const transaction = new PendingTransaction(state);
      const result = await work(transaction, reader);
      const changes = transaction.changes();
      if (changes.length > 0) await storage.commit(changes);
      state.apply(changes);
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
      close: async () => {
        await last;
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
