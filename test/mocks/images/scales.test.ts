import { describe, expect, test } from 'vitest';
import { parseScales, scaledPixels } from '~mocks/images/scales';
import { parseUniqueName, uniqueName } from '~mocks/images/unique-name';

const file = {
  blob: 'ab'.repeat(32),
  filename: 'a.png',
  contentType: 'image/png',
  size: 1,
  width: 1500,
  height: 1000,
};

const scales = parseScales([
  'icon 32:32',
  'tile 64:64',
  'thumb 128:128',
  'larger 1000:65536',
  '4k 4000:65536',
  'nonsense',
  'two words 1:2',
  'a b:c',
  5,
]);
const scaleByName = (name: string) => scales.find((each) => each.name === name);

describe('scales', () => {
  test('lines that cannot be read are none', () => {
    expect(scales.map(({ name }) => name)).toEqual(['icon', 'tile', 'thumb', 'larger', '4k']);
  });

  test.each([
    ['icon', 32, 21],
    ['thumb', 128, 85],
    ['larger', 1000, 666],
    ['4k', 1500, 1000],
  ])('%s of 1500 × 1000 is %d × %d', (name, width, height) => {
    const box = scaleByName(name);
    expect(box && scaledPixels(file, box)).toEqual({ width, height });
  });

  test('a tall image fits into the square boxes by its height', () => {
    const box = scaleByName('tile');
    expect(box && scaledPixels({ width: 100, height: 400 }, box)).toEqual({ width: 16, height: 64 });
  });

  test('no scale is without a pixel', () => {
    for (const box of scales) expect(scaledPixels({ width: 4000, height: 1 }, box).height).toBe(1);
  });
});

describe('unique names', () => {
  test('name field, box and content, and are understood again', () => {
    const name = uniqueName('preview_image', file, 800);
    expect(name).toMatch(/^preview_image-800-[0-9a-f]{32}\.png$/);
    const parsed = parseUniqueName(name);
    expect(parsed).toMatchObject({ field: 'preview_image', boxWidth: 800 });
    expect(parsed?.names(file)).toBe(true);
    expect(parsed?.names({ ...file, blob: 'cd'.repeat(32) })).toBe(false);
  });

  test('a scaled GIF is a PNG, an unreadable image is named by -1', () => {
    expect(uniqueName('image', { ...file, contentType: 'image/gif' }, 200)).toMatch(/\.png$/);
    expect(uniqueName('image', { ...file, contentType: 'image/gif' }, 1500, true)).toMatch(/\.gif$/);
    expect(uniqueName('image', { ...file, width: -1, height: -1 }, -1, true)).toMatch(/^image--1-/);
  });

  test.each(['image', 'image-800', 'image-800-xyz.png', '../image-800-00.png'])('%s is none', (name) => {
    expect(parseUniqueName(name)).toBeUndefined();
  });
});
