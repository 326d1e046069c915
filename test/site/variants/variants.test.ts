// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { configureSite } from '@/site/site';
import { contrast, readableOn } from '@/site/variants/contrast';
import { applyVariant, groundOf, isDark, isLeftOut, variant, variants } from '@/site/variants/variant';

const all = Object.values(variants);

test('colour palettes: main has 9 colours, network 8, generic 5', () => {
  expect(variants.main.palette).toHaveLength(9);
  expect(variants.network.palette).toHaveLength(8);
  expect(variants.default.palette).toHaveLength(5);
});

test.each(all)('text can be read on every colour and ground of $name', ({ palette, grounds }) => {
  for (const { value, text } of [...palette, ...Object.values(grounds)]) {
    expect(contrast(value, text), `${text} on ${value}`).toBeGreaterThanOrEqual(4.5);
  }
});

/** Which token stands on which, with the contrast that it needs there. */
const pairs = [
  ['--color-ink', '--color-page', 4.5],
  ['--color-ink-2', '--color-page', 4.5],
  ['--color-ink-2', '--color-tint', 4.5],
  ['--color-brand', '--color-page', 4.5],
  ['--color-brand', '--color-tint', 4.5],
  ['--color-on-toolbar', '--color-toolbar', 4.5],
  ['--color-on-dark-2', '--color-footer', 4.5],
  ['--color-on-accent', '--color-accent', 4.5],
  ['--color-control', '--color-page', 3],
] as const;

/** The custom properties that a rule of a stylesheet sets. */
function tokensOf(file: string, selector: string): Map<string, string> {
  const styles = readFileSync(`src/styles/${file}`, 'utf8');
  const rule = styles.split(`${selector} {`)[1]?.split('}')[0] ?? '';
  return new Map(
    [...rule.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

test.each(all)('the tokens of $name can be read on one another', ({ name }) => {
  const own = tokensOf('variants.css', `:root[data-variant='${name}']`);
  expect(own.size > 0).toBe(name !== 'main');
  const tokens = new Map([...tokensOf('tokens.css', ':root'), ...own]);
  const valueOf = (token: string): string => {
    const value = tokens.get(token) ?? '';
    const named = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
    return named === undefined ? value : valueOf(named);
  };
  for (const [text, ground, least] of pairs) {
    expect(contrast(valueOf(text), valueOf(ground)), `${text} on ${ground}`).toBeGreaterThan(least);
  }
});

test('the tracking module is hidden in main and network, and the generic variant has etracker', () => {
  const tracking = (name: keyof typeof variants) =>
    variants[name].consentModules.find((module) => module.name === 'tracking')?.hidden ?? false;
  expect([tracking('main'), tracking('network'), tracking('default')]).toEqual([true, true, false]);
  expect(all.filter((one) => one.consentModules.some(({ name }) => name === 'etracker'))).toEqual([
    variants.default,
  ]);
});

test('career pages exist only in the generic variant', () => {
  expect(isLeftOut('/de/karriere/stellenangebote', variants.main)).toBe(true);
  expect(isLeftOut('/en/careers', variants.network)).toBe(true);
  expect(isLeftOut('/en/careers', variants.default)).toBe(false);
  expect(isLeftOut('/de/karrieretag', variants.main)).toBe(false);
});

test('the configuration names the variant, which the root element tells the stylesheets', () => {
  configureSite({ variant: 'network' });
  const root = document.createElement('html');
  applyVariant(root, variant());
  expect(root.dataset.variant).toBe('network');
});

test('a stored background is a name of the palette, a shared ground or a hex value of older content', () => {
  const { main } = variants;
  expect(groundOf('deep-blue', main)).toEqual({ value: '#023d6b', text: '#ffffff' });
  expect(groundOf('band', main)).toEqual(main.grounds.band);
  expect(groundOf('#222', main)).toEqual({ value: '#222', text: '#ffffff' });
  for (const hostile of ['', 'url(x)', 'constructor', '#12', 7, null, undefined, {}]) {
    expect(groundOf(hostile, main), String(hostile)).toBeUndefined();
  }
  expect(isDark(main.grounds.brand)).toBe(true);
  expect(isDark(main.grounds.tint)).toBe(false);
});

test.each([
  ['petrol', 'main', '#023d6b'],
  ['plum', 'main', '#023d6b'],
  ['mint', 'default', '#d7e6f5'],
  ['red', 'network', '#e4664e'],
  ['#EB5F73', 'network', '#e4664e'],
  ['light-grey', 'network', '#f3ede2'],
  ['white', 'network', '#ffffff'],
] as const)(
  'a colour of another variant becomes the nearest of this one: %s in %s',
  (stored, name, value) => {
    const { text } = variants[name].palette.find((entry) => entry.value === value) ?? {};
    expect(groundOf(stored, variants[name])).toEqual({ value, text });
  },
);

test('a wanted text colour gives way when it cannot be read', () => {
  expect(readableOn('#1b1233', '#fcc98a', ['#000000', '#ffffff'])).toBe('#fcc98a');
  expect(readableOn('#1b1233', '#2a2040', ['#000000', '#ffffff'])).toBe('#ffffff');
  expect(readableOn('#ffffff', 'not a colour', ['#000000', '#ffffff'])).toBe('#000000');
});
