import { describe, expect, test } from 'vitest';
import { editingLibraries, layerFolders } from '../../lint/layers.js';
import { violationOf } from '~test/support/layer-rules';
import { loadedWith } from '~test/support/message-rules';
import { importsOf, sourceFiles } from '~test/support/module-graph';

test('every module imports its own layer and the ones below it', () => {
  const violations = sourceFiles('src').flatMap((file) =>
    importsOf(file).flatMap((imported) => violationOf(file, imported) ?? []),
  );
  expect(violations).toEqual([]);
});

test('no folder of an ordered layer stands beside its list', () => {
  for (const [layer, folders] of Object.entries(layerFolders)) {
    const present = new Set(
      sourceFiles(`src/${layer}`).flatMap((file) => file.split('/').slice(2, -1).slice(0, 1)),
    );
    expect([...present].sort()).toEqual(folders.toSorted());
  }
});

describe('a violation is caught', () => {
  const plain = { isDynamic: false, isTypeOnly: false };
  test.each([
    ['src/lib/x.ts', { target: 'src/api/client.ts', ...plain }, 'a climb'],
    ['src/blocks/quote/view.tsx', { target: 'src/blocks/slate/view.tsx', ...plain }, 'a sibling block'],
    ['src/blocks/quote/index.ts', { target: 'src/blocks/quote/edit/index.ts', ...plain }, 'a static edit'],
    [
      'src/content-types/event/event-view.tsx',
      { target: 'src/content-types/file/file-view.tsx', ...plain },
      'a sibling type',
    ],
    [
      'src/blocks/quote/edit/index.ts',
      { target: 'src/admin/users/screen.tsx', ...plain },
      'an edit that reaches beyond the editor',
    ],
    [
      'src/blocks/quote/edit/index.ts',
      { target: 'src/blocks/slate/edit/index.ts', ...plain },
      'the edit of a sibling',
    ],
    ['src/shell/frame.tsx', { target: 'src/editor/screens/page-editor.tsx', ...plain }, 'the wall'],
    ['src/admin/toolbar/toolbar.tsx', { target: 'src/editor/messages.ts', ...plain }, 'the neighbour'],
    [
      'src/editor/input/undo.ts',
      { target: 'src/editor/canvas/block-list.tsx', ...plain },
      'a climb to a folder above',
    ],
    [
      'src/editor/messages.ts',
      { target: 'src/editor/document/types.ts', ...plain },
      'a climb into a folder of the layer',
    ],
    ['src/app/main.tsx', { target: 'mocks/cms.ts', ...plain }, 'the embedded CMS'],
  ])('%s → %o: %s', (file, imported) => expect(violationOf(file, imported)).toBeDefined());

  test.each([
    ['src/blocks/quote/index.ts', { target: 'src/blocks/quote/edit/index.ts', ...plain, isDynamic: true }],
    ['src/blocks/quote/edit/index.ts', { target: 'src/editor/document/document.ts', ...plain }],
    ['src/blocks/quote/edit/index.ts', { target: 'src/blocks/quote/edit/schema.ts', ...plain }],
    ['src/blocks/quote/edit/schema.ts', { target: 'src/blocks/quote/data.ts', ...plain }],
  ])('while the door in the wall stays open: %s → %o', (file, imported) => {
    expect(violationOf(file, imported)).toBeUndefined();
  });
});

test('what a visitor loads at once holds no editor, administration, slate, moment or Semantic UI', () => {
  const seen = loadedWith('src/app/main.tsx');
  const libraries = [...editingLibraries, 'dompurify'];
  const isHeavy = (file: string) =>
    /^src\/(tool|editor|admin)\/|^src\/blocks\/[^/]+\/edit\//.test(file) ||
    libraries.some((name) => file === name || file.startsWith(`${name}/`));
  expect([...seen].filter(isHeavy)).toEqual([]);
  expect(seen.size).toBeGreaterThan(50);
});
