import { chmod, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DiskCms } from '../../support/disk-cms';

const file = { data: btoa('Ebbe'), encoding: 'base64', filename: 'messung.txt' };

let cms: DiskCms;

/** Root may write everywhere, whatever the folder's rights. */
const isRoot = process.geteuid?.() === 0;

async function allow(mode: number): Promise<void> {
  for (const name of ['', 'blobs']) await chmod(join(cms.folder, name), mode);
}

beforeEach(async () => {
  cms = await DiskCms.make();
  await cms.close();
});

afterEach(async () => {
  await allow(0o755);
  await cms.remove();
});

describe.skipIf(isRoot)('a data folder that cannot be written', () => {
  test('is refused at the start in one line, and left as it is', async () => {
    const present = async () => [await readdir(cms.folder), await readFile(join(cms.folder, 'journal'))];
    const before = await present();
    await allow(0o555);
    await expect(cms.open()).rejects.toMatchObject({
      name: 'DataFolderError',
      message: expect.stringMatching(/^.* cannot be used: EACCES.*$/) as string,
    });
    expect(await present()).toEqual(before);
  });

  test('later refuses files with a clear body, and goes on reading; afterwards takes them', async () => {
    await cms.open();
    const ask: DiskCms['ask'] = (...call) => cms.ask(...call);
    expect((await ask('POST', '', { '@type': 'Document', id: 'seite', title: 'Vorher' }))[0]).toBe(201);
    await allow(0o555);
    expect(await ask('POST', '', { '@type': 'File', id: 'datei', file })).toEqual([
      500,
      expect.objectContaining({
        type: 'StorageError',
        message: 'The data folder cannot be written: nothing was saved.',
      }),
    ]);
    expect(await ask('GET', '/seite')).toEqual([200, expect.objectContaining({ title: 'Vorher' })]);
    expect((await ask('GET', '/datei'))[0]).toBe(404);
    await allow(0o755);
    expect((await ask('POST', '', { '@type': 'File', id: 'datei', file }))[0]).toBe(201);
  });
});
