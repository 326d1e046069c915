import { afterEach, expect, test } from 'vitest';
import { configureSite } from '@/site/site';
import { siteLinks, sitePage, sitePaths } from '@/site/site-paths';
import { appPages } from '~mocks/server/site-pages';

afterEach(() => configureSite());

test('the server looks for every page that the app links to, and for no other', () => {
  const linked = Object.values(sitePaths).flatMap((paths) => Object.values(paths));
  expect([...appPages].sort()).toEqual([...linked].sort());
});

test('where nobody has looked all of them are there, in their languages', () => {
  configureSite({});
  expect(sitePage('press', 'en')).toBe('/en/press');
  expect(sitePage('easyLanguage', 'de')).toBe('/de/ueber-uns/leichte-sprache');
  expect(sitePage('easyLanguage', 'en')).toBeUndefined();
});

test('otherwise those alone that the site has; without folders of languages they lie at its root', () => {
  configureSite({ sitePages: ['/de/impressum'] });
  const wanted = [
    ['legalNotice', 'a'],
    ['privacy', 'b'],
  ] as const;
  expect(siteLinks('de', wanted)).toEqual([{ to: '/de/impressum', message: 'a' }]);
  expect(siteLinks('en', wanted)).toEqual([]);
  configureSite({ sitePages: ['/impressum'], languageFolders: false, languages: ['de'] });
  expect(sitePage('legalNotice', 'de')).toBe('/impressum');
  expect(sitePage('privacy', 'de')).toBeUndefined();
});
