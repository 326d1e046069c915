import { describe, expect, test } from 'vitest';
import { contentCall } from '@/lib/content-call';
import { cmsPath, isContentPath } from '@/lib/content-path';
import { languageOfPath } from '@/lib/language';
import { preferredLanguage } from '@/lib/preferred-language';

describe('content routes', () => {
  test.each([
    '/',
    '/de',
    '/de/editors',
    '/de/search-tips',
    '/de/forschung',
    '/profile/torsen',
    '/de/contents-of-a-cell',
  ])('%s is content: whole segments are compared', (path) => expect(isContentPath(path)).toBe(true));
  test.each([
    '/search', '/de/search', '/de/@@search', '/@@search', '/de/forschung/unlock-form', '/de/cart/x/@cart',
    '/@cart-checkout', '/@cart-checkout/result', '/de/links-to-item', '/login', '/de/logout', '/de/x/edit',
    '/de/contents', '/controlpanel', '/controlpanel/users', '/passwordreset/token', '/de/sitemap',
  ])('%s is no content', (path) => expect(isContentPath(path)).toBe(false)); // prettier-ignore
});

test.each([
  ['/de/forschung/', '/de/forschung'],
  ['/', '/'],
  ['//', '/'],
  ['//evil.example/de', '/evil.example/de'],
])('the path %s is asked for as %s, never at another host', (path, asked) =>
  expect(cmsPath(path)).toBe(asked),
);

test.each([
  ['/de', 'de'],
  ['/en/research', 'en'],
  ['/profile/x', undefined],
  ['/', undefined],
  ['/deutsch', undefined],
])('the path %s names the language %s', (path, language) => expect(languageOfPath(path)).toBe(language));

describe('a path without language takes', () => {
  const both = ['de', 'en'] as const;
  test.each([
    ['I18N_LANGUAGE=en', ['de-DE'], 'en', 'the cookie’s'],
    ['x=y', ['en-GB', 'de'], 'en', 'the browser’s'],
    ['', ['fr-FR', 'en'], 'en', 'the browser’s first that is supported'],
    ['I18N_LANGUAGE=fr', ['fr'], 'de', 'the site’s when there is no other'],
  ])('%s %s: %s, %s', (cookies, browserLanguages, language) => {
    expect(preferredLanguage({ cookies, browserLanguages }, both, 'de')).toBe(language);
  });
});

test('a content GET asks for all expanders at once, for navigation only where none is known', () => {
  expect(contentCall('/profil/a', false)).toBe(
    '/profil/a?include_items=false&expand=breadcrumbs,actions,translations,contextnavigation,nearest-institut,fzjsettings',
  );
  expect(contentCall('/', true)).toMatch(/^\?.*,navigation&expand\.navigation\.depth=3$/);
});
