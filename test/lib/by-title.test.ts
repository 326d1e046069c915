import { expect, test } from 'vitest';
import { byTitle } from '@/lib/by-title';

const titled = (...titles: string[]) => titles.map((title) => ({ title }));

test('hits in the title come first, exact ones before others; the rest stays in its order', () => {
  const found = titled('Aus dem Haus', 'Grünes Energie-Labor', 'Energiewende', 'Neues', 'Energie');
  expect(byTitle(found, 'energie').map(({ title }) => title)).toEqual([
    'Energie',
    'Energiewende',
    'Grünes Energie-Labor',
    'Aus dem Haus',
    'Neues',
  ]);
  expect(byTitle(found, '')).toEqual(found);
});
