import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createRepository } from '../repository/repository';
import { demoSeed } from '../seed/demo';
import { demoLogins, makeDemoUsers } from '../seed/demo-users';
import { loadSeed } from '../seed/load';
import { seedFolders } from '../server/project-root';
import { createMemoryStorage } from '../storage/memory';
import { exportRepository } from './export';

/** File beside the exported content with the values of the control panels; plone.exportimport knows none of them. */
const settingsFile = 'settings.json';

const passwords = new Map(demoLogins.map(({ id, password }) => [id, password]));

/**
 * Writes the demo institution as plone.exportimport folder into an empty or new folder; returns the number of items.
 * The users are the public demo's, but for the manager, who is there before any site is.
 */
export async function exportSeed(folder: string, today = new Date()): Promise<number> {
  await mkdir(folder, { recursive: true });
  const present = await readdir(folder);
  if (present.length > 0) throw new Error(`${folder} is not empty.`);
  const seed = demoSeed(today);
  const repository = await createRepository(createMemoryStorage());
  const users = (await makeDemoUsers({ N: 2, r: 1, p: 1 })).filter(({ id }) => id !== 'admin');
  await loadSeed(repository, seed, { ...seedFolders, users, now: today });
  const count = await exportRepository(repository, folder, { passwordOf: ({ id }) => passwords.get(id) });
  await writeFile(join(folder, settingsFile), `${JSON.stringify(seed.settings, null, 2)}\n`);
  await repository.close();
  return count;
}
