import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createOutbox } from '~mocks/mail/outbox';
import { createRepository } from '~mocks/repository/store/repository';
import { createDiskStorage } from '~mocks/storage/disk';

let above: string;
beforeEach(async () => {
  above = await mkdtemp(join(tmpdir(), 'portal-modes-'));
});
afterEach(() => rm(above, { recursive: true }));

const modeOf = async (path: string): Promise<string> => ((await stat(path)).mode & 0o777).toString(8);

test('everything in a data folder is its owner’s alone', async () => {
  const folder = join(above, 'data');
  const storage = createDiskStorage(folder);
  const repository = await createRepository(storage);
  await storage.putBlob(Buffer.from('blob'));
  await storage.uploads.append(
    '0'.repeat(32),
    (async function* () {
      yield Buffer.from('part');
    })(),
  );
  await storage.cached('key', async () => Buffer.from('scale'));
  const mail = { to: 'a@example.org', from: 'b@example.org', subject: 'S', text: 'T' };
  await createOutbox(join(folder, 'outbox'), { announce: () => undefined }).send(mail);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => join(parentPath, name));
  const folders = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
  expect(files.length).toBeGreaterThanOrEqual(6);
  expect(new Set(await Promise.all(files.map(modeOf)))).toEqual(new Set(['600']));
  expect(new Set(await Promise.all([folder, ...folders].map(modeOf)))).toEqual(new Set(['700']));
  await repository.close();
});

test('a folder that stands open to others is closed when it is used', async () => {
  const folder = join(above, 'open');
  await mkdir(folder, { mode: 0o755 });
  const repository = await createRepository(createDiskStorage(folder));
  expect(await modeOf(folder)).toBe('700');
  await repository.close();
});
