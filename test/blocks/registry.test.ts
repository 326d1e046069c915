import { describe, expect, test } from 'vitest';
import type { BlockDefinition } from '@/blocks/definition';
import { blockNamed, foreignBlocks } from '@/blocks/registry';
import de from '../../locales/de.json';
import en from '../../locales/en.json';
import { catalogueBlocks, lazyBlocks, listingVariations } from './catalogue';
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
    expect(forgotten, 'blocks that src/blocks/lazy-blocks.ts lacks').toEqual([]);
  });

  test('has every block of the catalogue but these', () => {
    const names = new Set(blocks.map(({ name }) => name));
    expect([...catalogueBlocks, ...lazyBlocks].filter((name) => !names.has(name))).toEqual([]);
  });

  test('has every listing variation', () => {
    const built = blockNamed('listing')?.variations?.map(({ name }) => name);
    expect(listingVariations.filter((name) => !built?.includes(name))).toEqual([]);
  });

  test('knows each name once', () => {
    const names = blocks.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  test('finds a block by the type it is stored under, and under another name one of another site', () => {
    expect(blockNamed('slate')?.name).toBe('slate');
    for (const name of ['constructor', '']) {
      expect(blockNamed(name)).toMatchObject({ name, restricted: true });
      expect(blocks).not.toContain(blockNamed(name));
    }
  });

  test('has no block of another site under a name of its own', () => {
    const own = new Set(blocks.map(({ name }) => name));
    expect(foreignBlocks().filter(({ name }) => own.has(name))).toEqual([]);
  });

  test('keeps these for older content and for the blocks that hold them: out of the picker', () => {
    const names = [
      'leadimage',
      'teaserHero',
      'hero',
      'listingGrid',
      'highlightSlider',
      'imagesGrid',
      'teaserGrid',
      'teaserTransparent',
      'icon',
      '__grid',
      'slateGrid',
      '__button',
      'accordionPanel',
    ];
    expect(names.filter((name) => blockNamed(name)?.restricted !== true)).toEqual([]);
  });

  test('names each block in both languages', () => {
    for (const { title } of blocks) {
      expect(Object.keys(de), String(title.id)).toContain(title.id);
      expect(Object.keys(en), String(title.id)).toContain(title.id);
    }
  });
});
