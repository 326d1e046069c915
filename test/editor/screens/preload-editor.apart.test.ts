// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { preloadEditor } from '@/editor/screens/preload-editor';
import type { AnyContent } from '@/api/types/any-content';

const asked = vi.hoisted((): string[] => []);
vi.mock('@/blocks/registry', () => ({
  loadAllBlocks: () => Promise.resolve(),
  areCommon: () => true,
  areAllBlocksThere: () => true,
  blockNamed: (name: string) => ({
    name,
    editor: () => {
      asked.push(name);
      return name === 'broken' ? Promise.reject(new Error('gone')) : Promise.resolve({});
    },
  }),
}));
vi.mock('@/editor/screens/edit-page', () => ({}));

it('brings the editors of the page’s blocks once each, and that of texts, whatever cannot be had', async () => {
  const types = ['image', 'teaser', 'image', 'broken'];
  const content = {
    blocks: Object.fromEntries(types.map((type, at) => [`b${at}`, { '@type': type }])),
    blocks_layout: { items: types.map((_, at) => `b${at}`) },
  } as unknown as AnyContent;
  await preloadEditor(content, 'de');
  expect(asked.sort()).toEqual(['broken', 'image', 'slate', 'teaser']);
});
