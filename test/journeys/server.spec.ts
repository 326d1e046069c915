import { mkdir, open, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ask as askPlainly } from '../mocks/server/http-client';
import {
  ask,
  cleanUp,
  fingerprint,
  kill,
  logIn,
  startServer,
  temporaryFolder,
  type ServerProcess,
} from './support/server-process';

test.describe.configure({ mode: 'default', timeout: 180_000 });
test.afterEach(cleanUp);

/** What a server says when it cannot start: one line for whoever started it, and exit code 1. */
async function expectRefusal(server: ServerProcess, words: RegExp): Promise<void> {
  expect(await server.exitCode).toBe(1);
  expect(server.said.err).toMatch(words);
  expect(server.said.err.trim().split('\n')).toHaveLength(1);
  expect(server.said.out).toBe('');
}

async function itemsIn(address: string): Promise<{ de: unknown; en: unknown }> {
  const [de, en] = await Promise.all(
    ['de', 'en'].map(
      async (language) => (await ask(address, `/${language}/@search?b_size=1`)).body.items_total,
    ),
  );
  return { de, en };
}

async function sizeOf(path: string): Promise<number> {
  return (await stat(path).catch(() => undefined))?.size ?? 0;
}

test('a server killed at any moment while it loads its content starts anew with all of it', async () => {
  const whole = startServer('--memory', '--port', '0');
  const expected = await itemsIn(await whole.address);
  expect(expected.de).toBeGreaterThan(50);
  await kill(whole);

  const folder = join(await temporaryFolder(), 'data');
  // Killed when the folder appears, when the first bytes are there, and a little later each time.
  for (const wait of [0, 20, 60, 150, 400, 900]) {
    const server = startServer('--data', folder, '--port', '0');
    const finished = server.address.then(
      () => true,
      () => true,
    );
    const begun = (async () => {
      while ((await readdir(folder).catch(() => [])).length === 0)
        await new Promise((next) => setTimeout(next, 2));
      await new Promise((next) => setTimeout(next, wait));
    })();
    await Promise.race([begun, finished]);
    await kill(server);
  }
  const restarted = startServer('--data', folder, '--port', '0');
  const address = await restarted.address;
  expect(await itemsIn(address)).toEqual(expected);
  const home = await ask(address, '/de?expand=navigation&expand.navigation.depth=2');
  expect(home.status).toBe(200);
  expect(home.body.blocks).not.toEqual({});
  expect((await logIn(address, 'editor', 'Portal-Demo-2026')).status).toBe(200);
});

test('what was loaded once is kept, and not loaded again', async () => {
  const folder = join(await temporaryFolder(), 'data');
  const first = startServer('--data', folder, '--port', '0');
  const before = await itemsIn(await first.address);
  first.process.kill('SIGTERM');
  expect(await first.exitCode).toBe(0);
  const size = await sizeOf(join(folder, 'journal'));
  const second = startServer('--data', folder, '--port', '0');
  expect(await itemsIn(await second.address)).toEqual(before);
  expect(await sizeOf(join(folder, 'journal'))).toBe(size);
});

test('a port in use is told in one line, and no data folder is made', async () => {
  const first = startServer('--memory', '--port', '0');
  const { port } = new URL(await first.address);
  const parent = await temporaryFolder();
  await expectRefusal(
    startServer('--port', port, '--data', join(parent, 'data')),
    new RegExp(`\\b${port}\\b`),
  );
  expect(await readdir(parent)).toEqual([]);
});

test('a second server on the same data is refused, and the data stay as they are', async () => {
  const folder = join(await temporaryFolder(), 'data');
  const first = startServer('--data', folder, '--port', '0');
  await first.address;
  const before = await fingerprint(folder);
  await expectRefusal(startServer('--port', '0', '--data', folder), /in use/);
  expect(await fingerprint(folder)).toEqual(before);
});

for (const [options, words] of [
  [['--prot', '3000'], /--prot/],
  [['--port', 'achtzig'], /--port takes a number/],
  [['--port', '70000'], /--port takes a number/],
  [['--variant', 'gold'], /--variant takes main, network, default/],
  [['--api', 'kein-url'], /--api takes/],
  [['--memory', '--data', 'x'], /exclude each other/],
  [['irgendwas'], /irgendwas|positional/i],
] as const)
  test(`the bad option "${options.join(' ')}" is told in one line`, async () => {
    await expectRefusal(startServer(...options), words);
  });

test('a data folder that is a file, somebody else’s folder or broken is refused and left untouched', async () => {
  const parent = await temporaryFolder();
  const file = join(parent, 'datei');
  await writeFile(file, 'kein Ordner');
  const foreign = join(parent, 'fremd');
  await mkdir(foreign);
  await writeFile(join(foreign, 'steuer-2025.ods'), 'wichtig');
  const before = await fingerprint(parent);
  await expectRefusal(startServer('--port', '0', '--data', file), /datei/);
  await expectRefusal(startServer('--port', '0', '--data', foreign), /steuer-2025\.ods/);
  await expectRefusal(startServer('--port', '0', '--data', foreign, '--fresh'), /steuer-2025\.ods/);
  expect(await fingerprint(parent)).toEqual(before);
});

test('a journal with a damaged record in its middle is refused in one line and left untouched', async () => {
  const folder = join(await temporaryFolder(), 'data');
  // Beyond loopback a second record follows the content: the manager.
  const server = startServer('--host', '0.0.0.0', '--data', folder, '--port', '0');
  await server.address;
  server.process.kill('SIGTERM');
  await server.exitCode;

  const journal = join(folder, 'journal');
  const handle = await open(journal, 'r+');
  await handle.write(Buffer.from('#damaged#'), 0, 9, Math.floor((await sizeOf(journal)) / 3));
  await handle.close();
  const before = await fingerprint(folder);
  await expectRefusal(startServer('--data', folder, '--port', '0'), /journal|data/i);
  expect(await fingerprint(folder)).toEqual(before);
});

test('beyond loopback there is no demo user, and a manager’s password is printed once', async () => {
  const folder = join(await temporaryFolder(), 'data');
  const server = startServer('--host', '0.0.0.0', '--port', '0', '--data', folder);
  const address = `http://127.0.0.1:${new URL(await server.address).port}`;
  await expect.poll(() => server.said.out).toContain('Manager: ');
  const [, login = '', password = ''] = /Manager: (\S+) \/ (\S+)/.exec(server.said.out) ?? [];
  expect(server.said.out).not.toContain('Logins:');
  expect(password.length).toBeGreaterThanOrEqual(16);
  expect((await logIn(address, login, password)).status).toBe(200);
  for (const [id, secret] of [
    ['admin', 'admin'],
    ['editor', 'Portal-Demo-2026'],
    ['siteadmin', 'Portal-Demo-2026'],
  ] as const)
    expect((await logIn(address, id, secret)).status, id).toBe(401);
  server.process.kill('SIGTERM');
  await server.exitCode;

  const again = startServer('--host', '0.0.0.0', '--port', '0', '--data', folder);
  const next = `http://127.0.0.1:${new URL(await again.address).port}`;
  expect((await logIn(next, login, password)).status).toBe(200);
  expect(again.said.out).not.toContain('Manager: ');
});

test('a folder with demo users is not served beyond loopback; --fresh helps', async () => {
  const folder = join(await temporaryFolder(), 'data');
  const local = startServer('--data', folder, '--port', '0');
  await local.address;
  expect(local.said.out).toContain('admin / admin');
  local.process.kill('SIGTERM');
  await local.exitCode;
  const before = await fingerprint(folder);
  await expectRefusal(
    startServer('--host', '0.0.0.0', '--port', '0', '--data', folder),
    /demo users.*--fresh/,
  );
  expect(await fingerprint(folder)).toEqual(before);
  const fresh = startServer('--host', '0.0.0.0', '--port', '0', '--data', folder, '--fresh');
  await fresh.address;
  await expect.poll(() => fresh.said.out).toContain('Manager: ');
});

test('the site’s own address is named by an option, and no name besides is answered but loopback’s', async () => {
  const server = startServer('--memory', '--port', '0', '--public-url', 'https://portal.example');
  const address = await server.address;
  const named = (host: string) => askPlainly(`${address}/++api++/@site`, { headers: { host } });
  const own = await named('portal.example');
  expect(JSON.parse(own.body.toString())).toMatchObject({ '@id': 'https://portal.example/@site' });
  expect((await named('localhost:1')).status).toBe(200);
  expect((await named('evil.example')).status).toBe(421);
});

test('one build serves every variant: the page carries it, and career pages exist in default alone', async () => {
  for (const [variant, status] of [
    ['default', 200],
    ['main', 404],
    ['network', 404],
  ] as const) {
    const server = startServer('--memory', '--port', '0', '--variant', variant);
    const address = await server.address;
    expect(await (await fetch(`${address}/de`)).text()).toContain(`"variant":"${variant}"`);
    expect((await ask(address, '/de/karriere')).status).toBe(status);
    await kill(server);
  }
});
