import { expect, test } from 'vitest';
import { byTitle, isReadIn } from '@/lib/by-title';

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

test('of hits whose titles say the same, those that are near come first', () => {
  const found = [
    { title: 'Flickwerk', path: '/en/projects/flickwerk' },
    { title: 'Zeichen', path: '/en/images/sign' },
    { title: 'Flickwerk', path: '/de/projekte/flickwerk' },
    { title: 'Sahlmann', path: '/profile/sahlmann' },
  ];
  const sorted = byTitle(found, 'flick', ({ path }) => isReadIn('de', path));
  expect(sorted.map(({ path }) => path)).toEqual([
    '/de/projekte/flickwerk',
    '/en/projects/flickwerk',
    '/profile/sahlmann',
    '/en/images/sign',
  ]);
});
