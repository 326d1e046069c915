import { afterEach, expect, test } from 'vitest';
import { siteTitle } from '@/components/head/site-title';
import { homePath, languageRoot } from '@/site/home-path';
import { configureSite } from '@/site/site';
import { institutionOf, socialLinks } from '@/site/variants/institution';

afterEach(() => configureSite({}));

test.each([
  ['', 'de', 'Forschungszentrum Immerlund'],
  ['', 'en', 'Immerlund Research Centre'],
  ['Forschungszentrum Immerlund', 'en', 'Immerlund Research Centre'],
  ['Vogelwarte Sundholm', 'de', 'Vogelwarte Sundholm'],
  ['  Vogelwarte Sundholm ', 'en', 'Vogelwarte Sundholm'],
] as const)('a CMS that calls its site “%s” has, in %s, the institution %s', (title, language, expected) => {
  configureSite({ siteTitle: title });
  expect(socialLinks()).toHaveLength(expected.includes('Immerlund') ? 4 : 0);
  expect(institutionOf(language).name).toBe(expected);
  expect(siteTitle('Anfahrt', language)).toBe(`Anfahrt – ${expected}`);
  expect(siteTitle('', language)).toBe(expected);
});

test('the demo’s own title gives way to the variant’s names', () => {
  configureSite({ siteTitle: 'Forschungszentrum Immerlund', variant: 'network' });
  expect(institutionOf('de').name).toBe('Forschungsverbund Immerlund');
});

test('a language’s home is its folder, or the root where there are no such folders', () => {
  expect([homePath('en'), languageRoot('en')]).toEqual(['/en', '/en']);
  configureSite({ languageFolders: false });
  expect([homePath('en'), languageRoot('en')]).toEqual(['/', '']);
});
