import { expect, test } from 'vitest';
import { foundPart, isFound } from '@/lib/found-part';

test.each([
  ['Tabelle', 'tab', 'Tab'],
  ['Reiter mit Texten', 'te', 'Te'],
  ['Altmetric-Plakette', 'plak', 'Plak'],
  ['Seitentitel', 'titel', ''],
  ['Altmetric-Plakette', 'c-pl', ''],
  ['E-Mail', 'e-ma', 'E-Ma'],
  ['Liste von Personen', 'von per', 'von Per'],
  ['Text', '', ''],
])('what a search found in “%s” by “%s” is “%s”', (title, query, part) => {
  expect(title.slice(...foundPart(title, query))).toBe(part);
});

test('a search for nothing finds every title', () => {
  expect(isFound('Seite', ' ')).toBe(true);
  expect(isFound('Seite', 'ei')).toBe(false);
});
