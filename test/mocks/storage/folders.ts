import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import type { Change, Storage } from '~mocks/storage/types';

const made: string[] = [];

afterEach(async () => {
  for (const folder of made.splice(0)) await rm(folder, { recursive: true, force: true });
});

/** An empty folder that is gone after the test. */
export async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'storage-'));
  made.push(folder);
  return folder;
}

/** Loads the storage and returns its settings, key and value. */
export async function settingsOf(storage: Storage): Promise<[string, unknown][]> {
  const found: [string, unknown][] = [];
  await storage.load(({ key, value }) => found.push([key, value]));
  return found;
}

export function setting(key: string, value: unknown): Change {
  return { table: 'settings', key, value };
}
