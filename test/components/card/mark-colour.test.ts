import { afterEach, expect, test } from 'vitest';
import { markColour } from '@/components/card/mark-colour';
import { configureSite } from '@/site/site';
import { variant } from '@/site/variants/variant';

afterEach(() => configureSite());

test.each(['main', 'network', 'default'] as const)(
  'In the variant %s a subject has one colour of the palette, and no grey one',
  (name) => {
    configureSite({ variant: name });
    const colours = ['Zellbiophysik', 'Energie', 'Klima', 'Preise', '生物'].map(markColour);
    const palette = variant().palette.map(({ value }) => value);
    expect(colours.every((colour) => colour !== undefined && palette.includes(colour))).toBe(true);
    expect(colours).not.toContain('#ffffff');
    expect(colours).toEqual(['Zellbiophysik', 'Energie', 'Klima', 'Preise', '生物'].map(markColour));
  },
);

test('Different subjects can be told apart where the palette has more than one colour', () => {
  configureSite({ variant: 'main' });
  const colours = ['Zellbiophysik', 'Energie', 'Klima', 'Preise', 'Plasma', 'Wasser'].map(markColour);
  expect(new Set(colours).size).toBeGreaterThan(2);
});
