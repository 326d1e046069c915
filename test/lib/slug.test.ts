import { describe, expect, test } from 'vitest';
import { makeUniqueSlug, slugOf } from '@/lib/slug';

describe('The anchor of a heading', () => {
  test.each([
    ['Über uns', 'uber-uns'],
    ['Geräte & Labore', 'gerate--labore'],
    ['  Ein Modell mit einem einzigen Regler ', 'ein-modell-mit-einem-einzigen-regler'],
    ['2.140 Menschen', '2140-menschen'],
    ['Größe', 'große'],
    ['Grenz\u00adflächen', 'grenzflachen'],
    ['snake_case und Binde-Strich', 'snake_case-und-binde-strich'],
    ['?!', ''],
    ['', ''],
  ])('of "%s" is "%s"', (text, slug) => {
    expect(slugOf(text)).toBe(slug);
  });

  test('is given once: the same text again gets a number', () => {
    const unique = makeUniqueSlug();
    expect(['Kontakt', 'Kontakt', 'kontakt', 'Kontakt 1'].map(unique)).toEqual([
      'kontakt',
      'kontakt-1',
      'kontakt-2',
      'kontakt-1-1',
    ]);
  });
});
