import { execFile } from 'node:child_process';
import { mkdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../build-state.mjs';
import { authorization, callPlone } from '../plone/api.mjs';

const run = promisify(execFile);

const login = 'siteadmin';

const script = (name, ...args) => run(join(root, 'deploy', name), args);

const asManager = (api, path) =>
  callPlone(new URL(api).origin, 'GET', `${new URL(api).pathname}/++api++${path}`);

export async function openSession(api, login, password) {
  const response = await fetch(`${api}/++api++/@login`, {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify({ login, password }),
  });
  return `Bearer ${(await response.json()).token}`;
}

/** What a backup must bring back: every page, a picture's bytes, the users, and a session that goes on. */
export async function traces(api, session, login) {
  const path = '/@search?b_size=2000&sort_on=path&metadata_fields=modified';
  const { items } = await asManager(api, path);
  const picture = items.find((item) => item['@type'] === 'Image');
  const image = await fetch(`${picture['@id'].replace('/++api++', '')}/@@images/image`, {
    headers: { Authorization: authorization },
  });
  const { items: users } = await asManager(api, '/@users');
  const own = await fetch(`${api}/++api++/@users/${login}`, {
    headers: { Accept: 'application/json', Authorization: session },
  });
  if (!own.ok) throw new Error(`The session is answered by ${own.status}`);
  return {
    pages: items.map((item) => `${new URL(item['@id']).pathname} ${item.title} ${item.modified}`),
    picture: Buffer.from(await image.arrayBuffer()).toString('base64'),
    users: users.map(({ id, email }) => `${id} ${email}`).sort(),
    own: (await own.json()).id,
  };
}

export function checkTraces(check, before, after) {
  for (const part of Object.keys(before))
    check(
      `after the loss of all data a backup brings back: ${part}`,
      JSON.stringify(after[part]) === JSON.stringify(before[part]),
      part,
    );
}

/** Backs a running Plone up, takes all of its data away and brings it back; gives the Plone that runs then. */
export async function checkBackup(check, { plone, startSite, places, folder }) {
  const home = join(folder, 'plone');
  const backup = join(folder, 'backup');
  await mkdir(home);
  await symlink(places.venv, join(home, 'venv'));
  await symlink(places.instance, join(home, 'instance'));
  const session = await openSession(plone.site, login, 'Portal-Demo-2026');
  const before = await traces(plone.site, session, login);
  check('a site with content is backed up', before.pages.length > 100 && before.picture.length > 1000, [
    before.pages.length,
    before.picture.length,
  ]);
  await script('backup.sh', home, backup);
  await script('backup.sh', home, backup);
  const running = await script('restore.sh', backup, home).catch(({ stderr }) => stderr);
  check('nothing is restored into a Plone that runs', /stop it first/.test(running), running);
  await plone.stop();
  for (const name of ['Data.fs', 'Data.fs.index', 'blobstorage'])
    await rm(join(places.instance, 'var', name), { recursive: true, force: true });
  const none = await script('restore.sh', folder, home).catch(({ stderr }) => stderr);
  check('a folder without a backup is refused', /no finished backup/.test(none), none);
  await script('restore.sh', backup, home);
  const restored = await startSite();
  checkTraces(check, before, await traces(restored.site, session, login));
  return restored;
}
