import { expect, test } from 'vitest';
import { formulaParts } from '@/components/formulas/formula-parts';
import { growthOf, linear } from '~test/security/growth';

const formulasIn = (text: string) => formulaParts(text).flatMap(({ formula }) => formula ?? []);

test.each([
  ['Es gilt $a^2 + b^2 = c^2$.', 'a^2 + b^2 = c^2', false],
  ['Das ($x$) ist gesucht', 'x', false],
  ['Es gilt \\(E = mc^2\\), seit 1905', 'E = mc^2', false],
  ['$$\\int_0^1 f$$', '\\int_0^1 f', true],
  ['\\[\na &= b \\\\\nc &= d\n\\]', '\na &= b \\\\\nc &= d\n', true],
  ['ein Preis von $\\$5 + x$', '\\$5 + x', false],
])('%s holds a formula', (text, source, isDisplayed) => {
  expect(formulasIn(text)).toEqual([{ source, isDisplayed }]);
});

test.each([
  '5 $ and 6 $',
  '$5 and $6',
  'from $20-$30 a day',
  'between $5, later 6$',
  'US$ 5 und CA$ 7',
  'US$5/CA$7',
  '5$/6$',
  '$US und A$',
  'a lonely $ sign',
  '\\$a + b\\$',
  '$$ $$',
  '\\( \\)',
  'f(x) [1]',
  '$a\n+ b$',
  `$${'x'.repeat(1001)}$`,
  'C:\\\\(x86\\\\)',
])('%s holds none', (text) => {
  expect(formulasIn(text)).toEqual([]);
});

test('Nothing of a text is lost between its formulas', () => {
  const text = 'Aus $a$ und \\(b\\) für 5 $ folgt $$c$$ und \\$d$e$';
  const parts = formulaParts(text);
  expect(parts.map((part) => part.text).join('')).toBe(text);
  expect(formulasIn(text).map(({ source }) => source)).toEqual(['a', 'b', 'c']);
});

test('Many signs cost no more than their number', async () => {
  const readMany = (size: number) => {
    const text = '$x '.repeat(size);
    return () => formulasIn(text);
  };
  expect(readMany(10)()).toEqual([]);
  expect(await growthOf(readMany, 2_500)).toBeLessThan(linear);
});
