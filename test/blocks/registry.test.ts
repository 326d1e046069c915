import { describe, expect, test } from 'vitest';
import { blockNamed } from '@/blocks/registry';
import de from '../../locales/de.json';
import en from '../../locales/en.json';
import { catalogueBlocks, furtherBlocks, listingVariations } from './catalogue';
import { blocks } from '~test/support/all-blocks';

describe('The registry', () => {
  test('has every block of the catalogue but these', () => {
    expect([...catalogueBlocks, ...furtherBlocks].filter((name) => !blockNamed(name))).toEqual([]);
  });

  test('has every listing variation', () => {
    const built = blockNamed('listing')?.variations?.map(({ name }) => name);
    expect(listingVariations.filter((name) => !built?.includes(name))).toEqual([]);
  });

  test('knows each name once', () => {
    const names = blocks.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  test('finds a block by the type it is stored under, and nothing under another name', () => {
    expect(blockNamed('slate')?.name).toBe('slate');
    expect(blockNamed('constructor')).toBeUndefined();
    expect(blockNamed('')).toBeUndefined();
  });

  test('names each block in both languages', () => {
    for (const { title } of blocks) {
      expect(Object.keys(de), String(title.id)).toContain(title.id);
      expect(Object.keys(en), String(title.id)).toContain(title.id);
    }
  });
});
