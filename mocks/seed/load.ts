import { setComment } from '~mocks/repository/comments';
import type { Item, Repository, RepositoryReader, Transaction, User } from '~mocks/repository/types';
import { createSeedFiles } from './seed-files';
import type { SeedWorld } from './to-item';
import { toComments, toItem } from './to-item';
import type { Seed, SeedFolders } from './types';
import { seedUid } from './uids';

/** Setting that is written with the last item: a folder that lacks it was left in the middle of a load. */
const markerKey = 'seed';

interface Marker {
  version: string;
  loaded: string;
}

/** Version of the seed in a repository; undefined when none was loaded to its end. */
export function seedVersionOf(repository: RepositoryReader): string | undefined {
  return repository.setting<Marker>(markerKey)?.version;
}

function removeBelow(transaction: Transaction, reader: RepositoryReader, container: Item): void {
  for (const child of reader.childrenOf(container)) {
    removeBelow(transaction, reader, child);
    transaction.remove(child.uid);
  }
}

/** Pictures and documents anywhere in the settings. */
async function storedSettings(world: SeedWorld, value: unknown): Promise<unknown> {
  const file = world.files.store(value);
  if (file) return file;
  if (Array.isArray(value)) return Promise.all(value.map((entry) => storedSettings(world, entry)));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(
    async ([key, inner]) => [key, await storedSettings(world, inner)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

export interface LoadOptions extends SeedFolders {
  users?: readonly User[];
  now?: Date;
}

/** Writes a seed in one transaction, in place of whatever the repository holds. */
export async function loadSeed(repository: Repository, seed: Seed, options: LoadOptions): Promise<void> {
  const now = (options.now ?? new Date()).toISOString();
  const paths = new Set(seed.items.map((item) => item.path));
  const world: SeedWorld = {
    files: createSeedFiles(repository.storage, options),
    uidOf: (path) => (paths.has(path) ? seedUid(path) : undefined),
    root: repository.root,
    now,
  };
  const items: Item[] = [];
  for (const item of seed.items) items.push(await toItem(world, item));
  const settings = (await storedSettings(world, seed.settings)) as Record<string, unknown>;
  await repository.write((transaction, reader) => {
    removeBelow(transaction, reader, reader.root);
    for (const item of items) transaction.put(item);
    for (const comment of seed.items.flatMap(toComments)) setComment(transaction, comment);
    for (const [from, to] of Object.entries(seed.redirects))
      transaction.setRedirect(from, to, { time: now, manual: false });
    for (const [key, value] of Object.entries(settings)) transaction.setSetting(key, value);
    for (const user of options.users ?? []) transaction.setUser(user);
    transaction.setSetting(markerKey, { version: seed.version, loaded: now } satisfies Marker);
  });
}
