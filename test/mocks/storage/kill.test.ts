import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { DataFolderError } from '~mocks/storage/data-folder-error';
import { createDiskStorage } from '~mocks/storage/disk';
import { makeFolder, settingsOf } from './folders';

const source = resolve(import.meta.dirname, '../../..');

async function buildWriter(): Promise<string> {
  const outDir = await makeFolder();
  await build({
    configFile: false,
    logLevel: 'error',
    root: source,
    resolve: { alias: { '~mocks': join(source, 'mocks') } },
    build: {
      ssr: 'test/mocks/storage/writer-process.ts',
      outDir,
      emptyOutDir: false,
      target: 'node20',
      rollupOptions: { output: { entryFileNames: 'writer.mjs' } },
    },
  });
  return join(outDir, 'writer.mjs');
}

/** Runs the writer until it has acknowledged so many sets, kills it at once, and returns what it acknowledged. */
async function runAndKill(script: string, folder: string, sets: number): Promise<number[]> {
  const child = spawn(process.execPath, [script, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = once(child, 'close');
  const acknowledged: number[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged.push(Number(line));
    if (acknowledged.length === sets) child.kill('SIGKILL');
  }
  await closed;
  return acknowledged;
}

it('loses nothing acknowledged and shows no half set when the process is killed', async () => {
  const script = await buildWriter();
  const folder = await makeFolder();
  const acknowledged = new Set<number>();
  for (const sets of [1, 7, 40, 23, 90, 5]) {
    const numbers = await runAndKill(script, folder, sets);
    expect(numbers).not.toContain(NaN);
    numbers.forEach((number) => acknowledged.add(number));
    const storage = createDiskStorage(folder, { notify: () => undefined });
    const found = new Map(await settingsOf(storage));
    await storage.close();
    for (const number of acknowledged) expect(found.has(`a${number}`), `${number}`).toBe(true);
    for (const [key, value] of found)
      expect(found.get(`${key.startsWith('a') ? 'b' : 'a'}${key.slice(1)}`)).toBe(value);
  }
});

it('lets one process write at a time, and takes over from a dead one', async () => {
  const script = await buildWriter();
  const folder = await makeFolder();
  const storage = createDiskStorage(folder);
  await settingsOf(storage);
  const child = spawn(process.execPath, [script, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const said = createInterface({ input: child.stdout })[Symbol.asyncIterator]().next();
  const [code] = (await once(child, 'exit')) as [number];
  expect(code).toBe(1);
  expect((await said).value).toBe(`${folder} is in use by process ${process.pid}`);
  await expect(settingsOf(createDiskStorage(folder))).rejects.toThrow(DataFolderError);
  await storage.commit([{ table: 'settings', key: 'still', value: 'here' }]);
  const lock = await readFile(join(folder, 'lock'), 'utf8');
  await storage.close();

  await mkdir(join(folder, 'outbox'));
  for (const stale of ['', `${child.pid} gone`, `${process.pid} another-boot-1`, lock]) {
    await writeFile(join(folder, 'lock'), stale);
    const next = createDiskStorage(folder);
    expect(await settingsOf(next)).toEqual([['still', 'here']]);
    await next.close();
  }
});
