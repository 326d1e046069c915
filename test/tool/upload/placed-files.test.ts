import { expect, test, vi } from 'vitest';
import {
  createFolderMaker,
  deepestFolder,
  mostFiles,
  placedFiles,
  placedFilesIn,
  TooManyFiles,
} from '@/tool/upload/placed-files';

const chosen = (path: string): File =>
  Object.defineProperty(new File(['x'], path.slice(path.lastIndexOf('/') + 1)), 'webkitRelativePath', {
    value: path,
  });

type Tree = { [name: string]: Tree | string };

/** An entry as browsers give it for what is dropped, which tells of a folder one entry after the other. */
function entryOf(name: string, content: Tree | string): FileSystemEntry {
  if (typeof content === 'string')
    return {
      name,
      isFile: true,
      isDirectory: false,
      file: (done: (file: File) => void) => done(new File([content], name)),
    } as unknown as FileSystemEntry;
  return {
    name,
    isFile: false,
    isDirectory: true,
    createReader: () => {
      const left = Object.entries(content).map(([inner, each]) => entryOf(inner, each));
      return { readEntries: (done: (part: FileSystemEntry[]) => void) => done(left.splice(0, 1)) };
    },
  } as unknown as FileSystemEntry;
}

const told = (placed: readonly { file: File; folder: string }[]) =>
  placed.map(({ file, folder }) => `${folder}: ${file.name}`);

test('a chosen folder keeps its order of folders; what systems put beside is left out', () => {
  const files = ['A/eins.txt', 'A/B/zwei.png', 'A/.DS_Store', 'A/.git/config', 'A/Thumbs.db'].map(chosen);
  expect(told(placedFiles(files))).toEqual(['A: eins.txt', 'A/B: zwei.png']);
});

test('a dropped folder is read to its end, and files beside it as well', async () => {
  const dropped = [
    entryOf('A', { 'eins.txt': 'x', B: { 'zwei.png': 'x', '.DS_Store': 'x', C: {} }, 'drei.txt': 'x' }),
    entryOf('vier.txt', 'x'),
  ];
  expect(told(await placedFilesIn(dropped))).toEqual([
    'A: eins.txt',
    'A/B: zwei.png',
    'A: drei.txt',
    ': vier.txt',
  ]);
});

test('neither too many files are taken nor folders too deep in each other', async () => {
  const many = Array.from({ length: mostFiles + 1 }, (_, at) => `A/${at}.txt`);
  expect(() => placedFiles(many.map(chosen))).toThrow(TooManyFiles);
  expect(placedFiles(many.slice(1).map(chosen))).toHaveLength(mostFiles);
  const tree = Object.fromEntries(many.map((path) => [path.slice(2), 'x']));
  await expect(placedFilesIn([entryOf('A', tree)])).rejects.toThrow(TooManyFiles);
  let deep: Tree = { 'eins.txt': 'x' };
  for (let level = 0; level < deepestFolder; level += 1) deep = { tiefer: deep };
  expect(() => placedFiles([chosen(`${'tiefer/'.repeat(deepestFolder + 1)}eins.txt`)])).toThrow(TooManyFiles);
  await expect(placedFilesIn([entryOf('tiefer', deep)])).rejects.toThrow(TooManyFiles);
});

test('each folder is made once, after the one that it lies in, and again where that failed', async () => {
  const make = vi.fn(async (parent: string, title: string) => `${parent}/${title.toLowerCase()}`);
  const pathOf = createFolderMaker('/de', make);
  expect(await Promise.all(['A/B', 'A', 'A/C', 'A/B', ''].map(pathOf))).toEqual([
    '/de/a/b',
    '/de/a',
    '/de/a/c',
    '/de/a/b',
    '/de',
  ]);
  expect(make.mock.calls).toEqual([
    ['/de', 'A'],
    ['/de/a', 'B'],
    ['/de/a', 'C'],
  ]);
  make.mockRejectedValueOnce(new Error('no'));
  await expect(pathOf('D/E')).rejects.toThrow('no');
  expect(await pathOf('D/E')).toBe('/de/d/e');
});
