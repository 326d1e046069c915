import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { mockFolders, mockLayers, sharedServices } from '../../lint/layers.js';
import { mockViolationOf, mutualFolders } from '~test/support/mock-layer-rules';
import { importsOf, root, sourceFiles } from '~test/support/module-graph';

const imports = sourceFiles('mocks').flatMap((file) =>
  importsOf(file).map(({ target }): [string, string] => [file, target]),
);

const foldersIn = (path: string): string[] =>
  readdirSync(resolve(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

describe('The embedded CMS', () => {
  test('imports downwards alone, and services nothing of each other', () => {
    expect(imports.length).toBeGreaterThan(1500);
    expect(imports.flatMap(([file, target]) => mockViolationOf(file, target) ?? [])).toEqual([]);
  });

  test('has no two folders that import each other', () => {
    expect(mutualFolders(imports)).toEqual([]);
  });

  test('has no folder beside the list of its layers', () => {
    expect(foldersIn('mocks')).toEqual(mockLayers.filter((layer) => layer !== 'cms').toSorted());
    for (const [layer, folders] of Object.entries(mockFolders))
      expect(foldersIn(`mocks/${layer}`)).toEqual(folders.toSorted());
    expect(foldersIn('mocks/services')).toEqual(expect.arrayContaining(sharedServices));
  });
});

test('no module of the embedded CMS keeps what belongs to one site', () => {
  const keepers = sourceFiles('mocks').filter((file) =>
    /^(?:export )?let /m.test(readFileSync(resolve(root, file), 'utf8')),
  );
  // Whose turn it is in the process: what they take in turn is its memory.
  expect(keepers).toEqual(['mocks/accounts/password.ts', 'mocks/images/turns.ts']);
  expect(imports.filter(([, target]) => target === 'node:async_hooks')).toEqual([]);
});

test('the demo is content: it knows the embedded CMS, and nothing of the app but the wire types', () => {
  const violations = sourceFiles('demo').flatMap((file) =>
    importsOf(file)
      .filter(({ target }) =>
        /^(?:src\/(?!api\/types\/)|test\/|mocks\/(?:services|dispatch|server)\/)/.test(target),
      )
      .map(({ target }) => `${file} imports ${target}`),
  );
  expect(violations).toEqual([]);
});

describe('a violation is caught', () => {
  test.each([
    ['mocks/http/x.ts', 'mocks/repository/types.ts', 'a climb'],
    ['mocks/dispatch/x.ts', 'mocks/cms.ts', 'a climb to a file'],
    ['mocks/repository/tree.ts', 'mocks/repository/catalog/catalog.ts', 'a climb into a folder of the layer'],
    ['mocks/content/deserialize/x.ts', 'mocks/content/serialize/files.ts', 'a climb to the folder above'],
    ['mocks/content/new/x.ts', 'mocks/content/perspective.ts', 'a folder that the list does not know'],
    ['mocks/services/search/x.ts', 'mocks/services/comments/mails.ts', 'the inside of another service'],
    ['mocks/services/shared/x.ts', 'mocks/services/search/search.ts', 'a service from what is shared'],
    ['mocks/seed/x.ts', 'demo/demo.ts', 'content'],
    ['mocks/lib/x.ts', 'src/lib/shape.ts', 'the app'],
    ['mocks/new/x.ts', 'mocks/lib/ends.ts', 'a layer that the list does not know'],
  ])('%s → %s: %s', (file, target) => expect(mockViolationOf(file, target)).toBeDefined());

  test.each([
    ['mocks/services/search/results.ts', 'mocks/services/shared/tender-feed.ts'],
    ['mocks/content/serialize/x.ts', 'mocks/content/editing/locks.ts'],
    ['mocks/server/default-site.ts', 'demo/site.ts'],
    ['mocks/seed/makers.ts', 'src/api/types/atoms.ts'],
  ])('while %s may import %s', (file, target) => expect(mockViolationOf(file, target)).toBeUndefined());

  test('so are two folders that import each other', () => {
    const there = ['mocks/a/one.ts', 'mocks/b/deep/two.ts'] as const;
    const back = ['mocks/b/deep/three.ts', 'mocks/a/four.ts'] as const;
    expect(mutualFolders([there])).toEqual([]);
    expect(mutualFolders([there, back])).toEqual(['mocks/a mocks/b/deep']);
  });
});
