import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { isContentFirst } from '@/lib/content-path';
import { factsOf, namedScreen, screenOf, screens, type ScreenName } from '@/lib/screens';
import { importsOf, sourceFiles } from '~test/support/module-graph';

const names = Object.keys(screens) as ScreenName[];

/** Pages that nothing opens. */
function forgotten(pages: readonly string[]): string[] {
  const opened = new Set(sourceFiles('src').flatMap((file) => importsOf(file).map(({ target }) => target)));
  return pages.filter((page) => !opened.has(page));
}

test('Every page is opened by the list', () => {
  const pages = sourceFiles('src/pages').filter((file) => /-(page|redirect)\.tsx$/.test(file));
  expect(pages.length).toBeGreaterThan(names.length / 3);
  expect(forgotten(pages)).toEqual([]);
  expect(forgotten(['src/pages/planted/planted-page.tsx'])).toHaveLength(1);
});

test.each(names)(
  '%s is a screen where the route table has it, and elsewhere at most where nothing lies',
  (name) => {
    const { at, isFree, hasSubPaths } = factsOf(name);
    const isTaken = (path: string) => {
      const named = namedScreen(path);
      return named?.name === name && !named.yields;
    };
    expect([`/${name}`, `/de/${name}/`].map(isTaken)).toEqual([at !== undefined, at !== undefined]);
    expect(isTaken(`/de/forschung/${name}`)).toBe(at === 'content');
    expect(screenOf(`/de/forschung/${name}`)).toBe(at === 'content' || isFree ? name : undefined);
    expect(screenOf(`/de/${name}/mehr`)).toBe(hasSubPaths ? name : undefined);
    expect(screenOf(`/${name}s`)).toBeUndefined();
  },
);

test('Content is asked for first where its name is that of a free screen, but by editors', () => {
  expect(isContentFirst('/de/forschung/edit', false)).toBe(true);
  expect(isContentFirst('/de/forschung/edit', true)).toBe(false);
  expect(isContentFirst('/de/forschung/login', true)).toBe(true);
  expect(isContentFirst('/de/login', true)).toBe(false);
});

test.each(['/constructor', '/de/__proto__', '/de/toString'])('%s is no screen', (path) => {
  expect(screenOf(path)).toBeUndefined();
});

test('The embedded CMS and the add-on give new content none of these names', async () => {
  const lists = await Promise.all(
    ['mocks/content/editing/screen-names.ts', 'plone/src/researchportal/content/ids.py'].map((file) =>
      readFile(file, 'utf8'),
    ),
  );
  const missing = lists.map((list) =>
    names.filter((name) => !new RegExp(`[\\s"']${name}[\\s"']`).test(list)),
  );
  expect(missing).toEqual([[], []]);
});
