import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '~test/support/module-graph';

const read = (file: string) => readFileSync(`${root}/src/${file}`, 'utf8');

test.each([
  ['default', 'Arial', 'Arial'],
  ['impact', 'Impact', "'Arial Narrow'"],
  ['georgia', 'Georgia', "'Lucida Sans'"],
  ['metropolis', "'Metropolis'", "'Lucida Sans'"],
])('the combination of fonts %s has headings in %s and text in %s', (name, heading, text) => {
  const [, rules = ''] = read('styles/project-looks.css').split(`:root[data-font='${name}'] {`);
  expect(/--font-heading: ([^,]+),/.exec(rules)?.[1]).toBe(heading);
  expect(/--font-text: ([^,]+),/.exec(rules)?.[1]).toBe(text);
});

test('what unfolds takes 500 ms, and slides move as fast', () => {
  expect(read('styles/tokens.css')).toContain('--slow: 500ms;');
  for (const file of ['blocks/accordion/style.css', 'shell/mobile-menu/style.css'])
    expect(read(file)).toContain('var(--slow)');
  expect(read('components/slider/slider.tsx')).toContain('const animation = 500;');
});

test('a parallax picture moves by 500 px', () => {
  expect(read('components/parallax-picture/style.css')).toContain('--parallax-strength: 500px;');
});

test('teasers in tabs stand in one column in windows under 768 px', () => {
  for (const file of ['components/tabs/style.css', 'blocks/teaser-tab/style.css'])
    expect(read(file)).toContain('@media (width < 768px)');
});

test('a picture that opens large keeps 150 px free at its sides', () => {
  expect(read('components/picture-zoom/style.css')).toContain('100vw - 150px');
});

test('footnotes stand with the numbers that their places in the text show', () => {
  expect(read('styles/base/reset.css')).toMatch(/ol\[class\] \{[^}]*list-style: none/);
  expect(read('blocks/footnotes/style.css')).toContain('list-style: decimal;');
});

test('what the browser draws itself, such as the sign of a date field, is light on a dark ground', () => {
  expect(read('styles/components/grounds.css')).toMatch(/\.on-dark \{[^}]*color-scheme: dark;/);
});
