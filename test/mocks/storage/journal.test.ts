import { appendFile, cp, mkdir, readFile, readdir, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DataFolderError } from '~mocks/storage/data-folder-error';
import { createDiskStorage } from '~mocks/storage/disk';
import { fileHeader } from '~mocks/storage/journal-format';
import { makeFolder, setting, settingsOf } from './folders';

/** A folder with three change sets of two settings each, and the length of its journal after each of them. */
async function filledFolder(): Promise<{ folder: string; path: string; ends: number[] }> {
  const folder = await makeFolder();
  const path = join(folder, 'journal');
  const storage = createDiskStorage(folder);
  await settingsOf(storage);
  const ends = [fileHeader.length];
  for (const name of ['a', 'b', 'ü']) {
    await storage.commit([setting(`${name}1`, { text: 'Größe' }), setting(`${name}2`, [1, 2])]);
    ends.push((await stat(path)).size);
  }
  await storage.close();
  return { folder, path, ends };
}

const keys = (settings: [string, unknown][]) => settings.map(([key]) => key);

describe('a journal', () => {
  it('gives back what was committed, oldest first, and what was removed is gone', async () => {
    const { folder } = await filledFolder();
    const storage = createDiskStorage(folder);
    await settingsOf(storage);
    await storage.commit([setting('a1', null), setting('a2', 'changed')]);
    await storage.commit([setting('a1', 'again')]);
    await storage.close();
    const again = createDiskStorage(folder);
    expect(await settingsOf(again)).toEqual([
      ['a2', 'changed'],
      ['b1', { text: 'Größe' }],
      ['b2', [1, 2]],
      ['ü1', { text: 'Größe' }],
      ['ü2', [1, 2]],
      ['a1', 'again'],
    ]);
    await again.close();
  });

  it('cut off at any byte gives the whole sets before it, says so, and takes new ones', async () => {
    const { path, ends } = await filledFolder();
    const whole = await readFile(path);
    for (let length = fileHeader.length; length <= whole.length; length += 1) {
      const folder = await makeFolder();
      await writeFile(join(folder, 'journal'), whole.subarray(0, length));
      const said: string[] = [];
      const storage = createDiskStorage(folder, { notify: (message) => said.push(message) });
      const sets = ends.filter((end) => end <= length).length - 1;
      expect(keys(await settingsOf(storage)), `${length}`).toEqual(
        ['a1', 'a2', 'b1', 'b2', 'ü1', 'ü2'].slice(0, sets * 2),
      );
      expect(said, `${length}`).toHaveLength(ends.includes(length) ? 0 : 1);
      await storage.commit([setting('later', true)]);
      await storage.close();
      const again = createDiskStorage(folder);
      expect(keys(await settingsOf(again)).at(-1), `${length}`).toBe('later');
      await again.close();
    }
  });

  it('keeps what it cut off aside', async () => {
    const { folder, path, ends } = await filledFolder();
    const whole = await readFile(path);
    await truncate(path, whole.length - 3);
    const storage = createDiskStorage(folder, { notify: () => undefined });
    await settingsOf(storage);
    await storage.close();
    expect(await readFile(`${path}.cut-${ends[2]}`)).toEqual(whole.subarray(ends[2], whole.length - 3));
  });

  it('ends before bytes that a power cut left behind as zeros', async () => {
    const { folder, path } = await filledFolder();
    await appendFile(path, Buffer.alloc(5000));
    const storage = createDiskStorage(folder, { notify: () => undefined });
    expect(await settingsOf(storage)).toHaveLength(6);
    await storage.close();
  });

  it('damaged at any byte before its last set is refused, and left as it is', async () => {
    const { folder, path, ends } = await filledFolder();
    const whole = await readFile(path);
    const last = ends[2] ?? 0;
    for (let at = fileHeader.length; at < last; at += 1) {
      const damaged = Buffer.from(whole);
      damaged[at] = (damaged[at] ?? 0) ^ 0x20;
      await writeFile(path, damaged);
      await expect(settingsOf(createDiskStorage(folder)), `${at}`).rejects.toThrow(DataFolderError);
      expect(await readFile(path)).toEqual(damaged);
    }
  });

  it('is rewritten at start when most of it is out of date, and says the same as before', async () => {
    const folder = await makeFolder();
    const storage = createDiskStorage(folder);
    await settingsOf(storage);
    for (let turn = 0; turn < 12; turn += 1) {
      await storage.commit([setting('large', `${turn}`.repeat(500_000)), setting(`small${turn}`, turn)]);
    }
    await storage.close();
    const before = (await stat(join(folder, 'journal'))).size;
    const second = createDiskStorage(folder);
    const read = await settingsOf(second);
    await second.commit([setting('after', 1)]);
    await second.close();
    expect((await stat(join(folder, 'journal'))).size).toBeLessThan(before / 5);
    const third = createDiskStorage(folder);
    expect(await settingsOf(third)).toEqual([...read, ['after', 1]]);
    await third.close();
  });

  it('puts change sets that wait together, and keeps each of them', async () => {
    const folder = await makeFolder();
    const storage = createDiskStorage(folder);
    await settingsOf(storage);
    await Promise.all(Array.from({ length: 200 }, (_, at) => storage.commit([setting(`k${at}`, at)])));
    await storage.close();
    const again = createDiskStorage(folder);
    expect(await settingsOf(again)).toHaveLength(200);
    await again.close();
  });
});

describe('a folder that cannot be used gives one clear line and stays as it is', () => {
  async function refusal(folder: string): Promise<string> {
    const error: unknown = await settingsOf(createDiskStorage(folder)).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(DataFolderError);
    return error instanceof Error ? error.message : '';
  }

  it.each<[string, string, string]>([
    ['somebody else’s files', 'thesis.docx', 'text'],
    ['another kind of journal', 'journal', 'SQLite format 3'],
    ['a journal of another version', 'journal', 'research-portal journal 99\nx'],
    ['an empty journal', 'journal', ''],
  ])('%s', async (_, name, content) => {
    const folder = await makeFolder();
    await writeFile(join(folder, name), content);
    const message = await refusal(folder);
    expect(message).toContain(folder);
    expect(message).not.toContain('\n');
    expect(await readdir(folder)).toEqual([name]);
    expect(await readFile(join(folder, name), 'utf8')).toBe(content);
  });

  it('a file', async () => {
    const folder = await makeFolder();
    await writeFile(join(folder, 'file'), '');
    expect(await refusal(join(folder, 'file'))).toContain('no folder');
  });

  it('somebody else’s, even when it is to be emptied', async () => {
    const folder = await makeFolder();
    await writeFile(join(folder, 'thesis.docx'), 'text');
    const storage = createDiskStorage(folder, { fresh: true });
    await expect(settingsOf(storage)).rejects.toThrow(DataFolderError);
    expect(await readdir(folder)).toEqual(['thesis.docx']);
  });
});

it('a fresh start empties the folder', async () => {
  const { folder } = await filledFolder();
  const storage = createDiskStorage(folder, { fresh: true });
  expect(await settingsOf(storage)).toEqual([]);
  await storage.close();
});

it('a Plone of one’s own beside it is neither in the way nor taken away', async () => {
  const { folder } = await filledFolder();
  await mkdir(join(folder, 'plone'));
  await writeFile(join(folder, 'plone', 'state.json'), '{}');
  const storage = createDiskStorage(folder, { fresh: true });
  expect(await settingsOf(storage)).toEqual([]);
  await storage.close();
  expect(await readdir(join(folder, 'plone'))).toEqual(['state.json']);
});

it('a copy of the folder is the same repository', async () => {
  const { folder } = await filledFolder();
  const copy = join(await makeFolder(), 'copy');
  await cp(folder, copy, { recursive: true });
  const storage = createDiskStorage(copy);
  expect(await settingsOf(storage)).toHaveLength(6);
  await storage.close();
});
