import { describe, expect, test } from 'vitest';
import { idFrom } from '~mocks/content/editing/choose-id';
import { normalizeId } from '~mocks/content/editing/normalize';
import { pastedId } from '~mocks/content/editing/paste';

describe('an id from a title', () => {
  test.each([
    ['Äpfel & Birnen!', 'aepfel-birnen', 'apfel-birnen'],
    ['Straße & Co.', 'strasse-co', 'strasse-co'],
    ['a--b__c', 'a-b__c', 'a-b__c'],
    ['  Hallo   Welt  ', 'hallo-welt', 'hallo-welt'],
    ['v1.2 final.pdf', 'v1-2-final.pdf', 'v1-2-final.pdf'],
    ["Don't", 'dont', 'dont'],
    ['Œuvre', 'oeuvre', 'oeuvre'],
    ['a/b\\c', 'a-b-c', 'a-b-c'],
    ['über-_-x', 'ueber-_-x', 'uber-_-x'],
    ['C++', 'c', 'c'],
    ['100%', '100', '100'],
    ['Ångström', 'angstroem', 'angstrom'],
    ['Ł', 'l', 'l'],
    ['_unten', 'unten', 'unten'],
    ['???', '', ''],
  ])('%s becomes %s in German and %s in English', (title, german, english) => {
    expect(normalizeId(title, 'de')).toBe(german);
    expect(normalizeId(title, 'en')).toBe(english);
  });

  test('a long one ends with a word', () => {
    const id = normalizeId(`${'x'.repeat(80)} ${'y'.repeat(300)}`, 'en');
    expect(id).toBe('x'.repeat(80));
    expect(normalizeId('z'.repeat(400), 'en')).toHaveLength(255);
  });
});

describe('a free id', () => {
  const taken = new Set(['seite', 'foto.png', 'foto-1.png']);
  const isTaken = (id: string): boolean => taken.has(id);
  test.each([
    ['Neu', 'neu'],
    ['Seite', 'seite-1'],
    ['Foto.PNG', 'foto-2.png'],
    ['edit', 'edit-1'],
    ['login', 'login-1'],
    ['Start', 'start-1'],
    ['???', '-1'],
    ['portal_types', 'portal_types-1'],
  ])('%s gives %s', (title, id) =>
    expect(idFrom(title, 'de', isTaken, (id) => id === 'portal_types')).toBe(id),
  );
});

test.each([
  ['a', [], 'a'],
  ['a', ['a'], 'copy_of_a'],
  ['a', ['a', 'copy_of_a'], 'copy2_of_a'],
  ['copy_of_a', ['copy_of_a'], 'copy2_of_a'],
  ['copy2_of_a', ['copy2_of_a'], 'copy3_of_a'],
])('%s pasted where %j is becomes %s', (id, ids, expected) =>
  expect(pastedId(id, (each) => ids.includes(each as never))).toBe(expected),
);

/** Ids that a Plone gave pages of these titles. */
test.each([
  ['Привет мир', 'privet-mir'],
  ['東京タワー', 'dong-jing-tawa'],
  ['Αθήνα', 'athena'],
  ['한국어', 'hangugeo'],
  ['مرحبا', 'mrhb'],
  ['日本語.pdf', 'ri-ben-yu.pdf'],
  ['שלום', 'shlvm'],
  ['ไทย', 'aithy'],
  ['हिन्दी', 'hindii'],
  ['Грузия Ёлка щука', 'gruziia-iolka-shchuka'],
  ['Łódź', 'lodz'],
  ['Việt Nam', 'viet-nam'],
  ['Ünïcödé ½ ™', 'unicode-1-2-tm'],
  ['∞ 🌊 l', 'l'],
])('%s becomes %s', (title, id) => {
  expect(normalizeId(title, 'en')).toBe(id);
});
