// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { contentPath, linksIn, withAddress } from '@/editor/checks/links-in';

const linked = (url: string, words: string) => ({
  type: 'p',
  children: [{ text: 'Siehe ' }, { type: 'link', data: { url }, children: [{ text: words }] }],
});

test('links of texts come with their words, those of fields and chosen content without', () => {
  const stored = {
    '@type': 'x',
    value: [linked('/de/a', 'da'), { type: 'p', children: [{ text: '' }] }],
    href: [{ '@id': '/de/b', title: 'B' }],
    rows: [{ url: '/de/c' }],
    plaintext: '/de/nie',
    buttonLink: '',
  };
  expect(linksIn(stored)).toEqual([
    { address: '/de/a', words: 'da', isInText: true },
    { address: '/de/b', words: '', isInText: false },
    { address: '/de/c', words: '', isInText: false },
  ]);
  expect(linksIn([null, 3, { href: null, value: 'x' }])).toEqual([]);
});

test.each([
  ['/de/seite/', '/de/seite'],
  ['/de/seite#ort', '/de/seite'],
  ['/de/datei/@@download/file', '/de/datei'],
  ['/de/bild/@@images/image/large?x=1', '/de/bild'],
  ['https://example.org/seite', undefined],
  ['mailto:a@example.org', undefined],
  ['#ort', undefined],
  ['../resolveuid/0123', undefined],
  ['javascript:alert(1)', undefined],
])('%s is content at %s', (address, path) => {
  expect(contentPath(address)).toBe(path);
});

test('one address takes the place of another, with what follows it, and all else stays the same', () => {
  const kept = { text: 'bleibt' };
  const stored = { value: [linked('/de/alt#ort', 'da')], kept, other: '/de/alter' };
  const changed = withAddress(stored, '/de/alt', '/de/neu') as typeof stored;
  expect(changed).toEqual({ value: [linked('/de/neu#ort', 'da')], kept, other: '/de/alter' });
  expect(changed.kept).toBe(kept);
  expect(withAddress(stored, '/de/anders', '/de/neu')).toBe(stored);
});
