import { expect, test } from 'vitest';
import { negotiateLanguage } from '~mocks/http/language';

test.each([
  [['de', 'x'], 'en', 'en', 'de'],
  [['en'], 'de', 'de', 'en'],
  [['profile', 'x'], 'en', 'de', 'en'],
  [['profile'], undefined, 'en-GB,en;q=0.9,de;q=0.8', 'en'],
  [[], undefined, 'fr,de;q=0.5,en;q=0.7', 'en'],
  [[], undefined, 'fr', 'de'],
  [[], 'fr', undefined, 'de'],
] as const)('path %j, cookie %s and Accept-Language %s speak %s', (path, cookie, header, language) => {
  const headers = new Headers();
  if (cookie) headers.set('cookie', `a=1; I18N_LANGUAGE=${cookie}`);
  if (header) headers.set('accept-language', header);
  expect(negotiateLanguage(path, headers, { fallback: 'de', readsBrowser: true })).toBe(language);
});

test('a browser is not listened to unless the site does', () => {
  const headers = new Headers({ 'accept-language': 'en' });
  expect(negotiateLanguage([], headers, { fallback: 'de', readsBrowser: false })).toBe('de');
});
