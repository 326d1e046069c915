import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createRepository } from '~mocks/repository/store/repository';
import { demoSeed } from './demo';
import { demoLogins, makeDemoUsers } from './users';
import { loadSeed } from '~mocks/seed/load';
import { demoSettings } from './settings';
import { demoFolders } from './folders';
import { createMemoryStorage } from '~mocks/storage/memory';
import { exportRepository } from '~mocks/exchange/export';

/** Values of Plone's control panels by panel: title and time zone lie in others than the portal's own. */
const { site_title, portal_timezone, ...portalSettings } = demoSettings;
const panels = {
  site: { site_title },
  'date-and-time': { portal_timezone },
  'portal-settings': portalSettings,
};

/** File beside the exported content with those values; plone.exportimport knows none of them. */
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
  const repository = await createRepository(createMemoryStorage());
  const users = (await makeDemoUsers({ N: 2, r: 1, p: 1 })).filter(({ id }) => id !== 'admin');
  await loadSeed(repository, demoSeed(today), { ...demoFolders, users, now: today });
  const count = await exportRepository(repository, folder, { passwordOf: ({ id }) => passwords.get(id) });
  await writeFile(join(folder, settingsFile), `${JSON.stringify(panels, null, 2)}\n`);
  await repository.close();
  return count;
}
