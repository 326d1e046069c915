import { describe, expect, test } from 'vitest';
import type { BlockDefinition } from '@/blocks/definition';
import { blockNamed } from '@/blocks/registry';
import de from '../../locales/de.json';
import en from '../../locales/en.json';
import { catalogueBlocks, furtherBlocks, listingVariations } from './catalogue';
import { blocks } from '~test/support/all-blocks';

const modules = import.meta.glob<object>('../../src/blocks/*/*.ts', { eager: true });

const isDefinition = (value: unknown): value is BlockDefinition =>
  typeof value === 'object' && value !== null && ['name', 'shape', 'view'].every((key) => key in value);

describe('The registry', () => {
  test('lists every block that is defined', () => {
    const defined = Object.values(modules).flatMap((module) => Object.values(module).filter(isDefinition));
    const listed = new Set(blocks);
    const forgotten = defined.filter((block) => !listed.has(block)).map(({ name }) => name);
    expect(defined.length).toBeGreaterThan(blocks.length / 2);
    expect(forgotten, 'blocks that src/blocks/further.ts lacks').toEqual([]);
  });

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
