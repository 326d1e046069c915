import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { pictures } from '~demo/pictures';

const folder = resolve(import.meta.dirname, '../../demo/pictures');
const entries = Object.entries(pictures);

describe('pictures of the demonstration portal', () => {
  test('every file of the folder is listed and every listed file exists', async () => {
    const files = (await readdir(folder)).filter((name) => name !== 'index.ts');
    expect(Object.keys(pictures).sort()).toEqual(files.sort());
  });

  test.each(entries)('%s has the size the list gives', async (name, { width, height }) => {
    const found = await sharp(resolve(folder, name)).metadata();
    expect([found.width, found.height]).toEqual([width, height]);
  });

  test('no two pictures share an alternative text, and none is the same in both languages', () => {
    const texts = entries.flatMap(([, { alt }]) => [alt.de, alt.en]);
    expect(new Set(texts).size).toBe(entries.length * 2);
  });

  test('alternative texts are short enough to be read out in one breath', () => {
    const tooLong = entries.filter(([, { alt }]) => Math.max(alt.de.length, alt.en.length) > 125);
    expect(tooLong.map(([name]) => name)).toEqual([]);
  });
});
