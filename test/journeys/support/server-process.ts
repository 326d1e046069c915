import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const entry = join(import.meta.dirname, '../../../dist/server/start.js');
const greeting = /^The portal is at (http\S+)$/m;

/** A server of the built site in a process of its own. */
export interface ServerProcess {
  process: ChildProcess;
  /** What it has printed so far. */
  said: { out: string; err: string };
  /** Its address, once it says so; fails when it ends before. */
  address: Promise<string>;
  exitCode: Promise<number | null>;
}

const running = new Set<ServerProcess>();
const folders = new Set<string>();

export function startServer(...options: string[]): ServerProcess {
  const child = spawn(process.execPath, [entry, ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORTAL_RATE_LIMIT: 'off' },
  });
  const said = { out: '', err: '' };
  const exitCode = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  const address = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (part: Buffer) => {
      said.out += part.toString();
      const [, found] = greeting.exec(said.out) ?? [];
      if (found) resolve(found);
    });
    void exitCode.then((code) => reject(new Error(`The server ended with ${String(code)}: ${said.err}`)));
  });
  // Whoever expects the server to end does not wait for its address.
  address.catch(() => undefined);
  child.stderr.on('data', (part: Buffer) => {
    said.err += part.toString();
  });
  const server = { process: child, said, address, exitCode };
  running.add(server);
  return server;
}

/** Ends a server as a machine does that loses its power. */
export async function kill(server: ServerProcess): Promise<void> {
  server.process.kill('SIGKILL');
  await server.exitCode;
  running.delete(server);
}

export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-'));
  folders.add(folder);
  return folder;
}

/** Ends what tests have left running, and removes their folders. */
export async function cleanUp(): Promise<void> {
  await Promise.all([...running].map(kill));
  await Promise.all([...folders].map((folder) => rm(folder, { recursive: true, force: true })));
  folders.clear();
}

/** Every file below a folder with the digest of its bytes. */
export async function fingerprint(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((each) => each.isFile()).map((each) => join(each.parentPath, each.name));
  const digests = await Promise.all(
    files.map(
      async (file) =>
        [
          file,
          createHash('sha256')
            .update(await readFile(file))
            .digest('hex'),
        ] as const,
    ),
  );
  return Object.fromEntries(digests.sort(([one], [other]) => one.localeCompare(other)));
}

/** Asks a server's API and gives status and body. */
export async function ask(address: string, path: string, init: RequestInit = {}) {
  const answer = await fetch(`${address}/++api++${path}`, {
    ...init,
    headers: { Accept: 'application/json', ...(init.body ? { 'Content-Type': 'application/json' } : {}) },
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

export function logIn(address: string, login: string, password: string) {
  return ask(address, '/@login', { method: 'POST', body: JSON.stringify({ login, password }) });
}
