import { expect, test } from 'vitest';
import { screenComponents } from '@/app/screen-components';
import { factsOf, screenOf, screens, type ScreenName } from '@/lib/screens';
import { importsOf, sourceFiles } from '~test/support/module-graph';

const names = Object.keys(screens) as ScreenName[];

test('All screens of the list are built but these', () => {
  expect(names.filter((name) => screenComponents[name] === undefined)).toEqual([
    'register',
    'contact-form',
    'delete',
    'diff',
    'history',
    'historyview',
    'sharing',
    'aliases',
    'rules',
    'layout',
    'manage-translations',
    'create-translation',
    'change-password',
    'personal-information',
    'personal-preferences',
  ]);
});

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

test.each(names)('%s is a screen wherever it stands, with sub-paths where it has some', (name) => {
  expect(screenOf(`/${name}`)).toBe(name);
  expect(screenOf(`/de/forschung/${name}/`)).toBe(name);
  expect(screenOf(`/${name}/mehr`)).toBe(factsOf(name).hasSubPaths ? name : undefined);
  expect(screenOf(`/${name}s`)).toBeUndefined();
});

test.each(['/constructor', '/de/__proto__', '/de/toString'])('%s is no screen', (path) => {
  expect(screenOf(path)).toBeUndefined();
});
