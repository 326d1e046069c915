// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { absoluteUrl, apiUrl, flatten, isInternal, mediaUrl } from '@/api/urls';
import { configureSite } from '@/site/site';

afterEach(() => configureSite({}));
const here = window.location.origin;

describe('an address of the CMS becomes a path of the app', () => {
  test.each([
    [`${here}/de/x`, '/de/x'],
    [`${here}/++api++/de/x`, '/de/x'],
    [here, '/'],
    [`${here}/`, '/'],
    [`${here}/de/x?y=1#z`, '/de/x?y=1#z'],
    ['/de/x', '/de/x'],
    ['https://example.org/de/x', 'https://example.org/de/x'],
    [`${here}.example.org/de`, `${here}.example.org/de`],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['#anchor', '#anchor'],
    ['', ''],
  ])('%s → %s', (url, path) => expect(flatten(url)).toBe(path));

  test.each([
    ['http://localhost:8080/Plone/de/x', '/de/x'],
    ['http://localhost:8080/Plone/++api++/de/x', '/de/x'],
    ['http://localhost:8080/Plone', '/'],
    ['http://localhost:8080/Plonetwo/de', 'http://localhost:8080/Plonetwo/de'],
  ])('with the API elsewhere: %s → %s', (url, path) => {
    configureSite({ apiPath: 'http://localhost:8080/Plone' });
    expect(flatten(url)).toBe(path);
  });

  test('with a public address of its own, and bases that a proxy left in', () => {
    configureSite({ publicUrl: 'https://portal.example', linkBases: ['http://backend:8080/Plone'] });
    expect(flatten('https://portal.example/de/x')).toBe('/de/x');
    expect(flatten('http://backend:8080/Plone/de/x')).toBe('/de/x');
  });
});

test('calls go below the API prefix, or with legacy traversal to the path itself', () => {
  expect(apiUrl('/de/x')).toBe('/++api++/de/x');
  configureSite({ apiPath: '/cms', legacyTraverse: true });
  expect(apiUrl('/de/x')).toBe('/cms/de/x');
});

test('pictures and downloads need no prefix on the own origin and the API’s base elsewhere', () => {
  expect(mediaUrl('/de/x/@@images/image/mini')).toBe('/de/x/@@images/image/mini');
  configureSite({ apiPath: 'https://cms.example' });
  expect(mediaUrl('/de/x/@@images/image/mini')).toBe('https://cms.example/++api++/de/x/@@images/image/mini');
});

test('links of this site are told from others', () => {
  expect(isInternal('/de')).toBe(true);
  expect(isInternal(`${here}/de`)).toBe(true);
  expect(isInternal('//evil.example')).toBe(false);
  expect(isInternal('https://example.org')).toBe(false);
  expect(isInternal('javascript:alert(1)')).toBe(false);
});

test.each([
  ['/de/x', 'https://portal.example/de/x'],
  ['https://example.org/x.png', 'https://example.org/x.png'],
  ['https://[broken', undefined],
  ['//', undefined],
])('the whole address of %s is %s', (path, whole) => {
  expect(absoluteUrl(path, 'https://portal.example')).toBe(whole);
});

test('what addresses of the site begin with is worked out once for all links, and anew for another site', () => {
  configureSite({ linkBases: ['https://one.example'] });
  const sorted = vi.spyOn(Array.prototype, 'sort');
  for (let link = 0; link < 50; link += 1)
    expect(flatten(`https://one.example/de/${link}`)).toBe(`/de/${link}`);
  expect(sorted).toHaveBeenCalledTimes(1);
  configureSite({ linkBases: ['https://two.example'] });
  expect(flatten('https://two.example/de')).toBe('/de');
  expect(flatten('https://one.example/de')).toBe('https://one.example/de');
});
