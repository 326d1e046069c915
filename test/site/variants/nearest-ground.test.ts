import { expect, test } from 'vitest';
import { nearestGround } from '@/site/variants/nearest-ground';
import { variants } from '@/site/variants/variant';

const valueOf = (stored: string, name: keyof typeof variants) => nearestGround(stored, variants[name])?.value;

test.each([
  ['grey', '#ebebeb', '#f3ede2', '#f1f3f5'],
  ['#ecebeb', '#ebebeb', '#f3ede2', '#f1f3f5'],
  ['dark', '#023d6b', '#0b4f5c', '#1d2733'],
  ['primary', '#023d6b', '#6b3a62', '#2457c5'],
  ['secondary', '#adbde3', '#bfe3d8', '#d7e6f5'],
  ['blue', '#023d6b', '#0b4f5c', '#2457c5'],
  ['light-blue', '#adbde3', '#bfe3d8', '#d7e6f5'],
  ['mint', '#adbde3', '#bfe3d8', '#d7e6f5'],
  ['#eb0000', '#eb5f73', '#e4664e', '#1d2733'],
  ['var(--green)', '#b9d25f', '#44525e', '#1d2733'],
])('%s of another site is the nearest of each palette', (stored, main, network, generic) => {
  expect(valueOf(stored, 'main')).toBe(main);
  expect(valueOf(stored, 'network')).toBe(network);
  expect(valueOf(stored, 'default')).toBe(generic);
});

test('what is ours already stays', () => {
  expect(nearestGround('tint', variants.main)).toEqual(variants.main.grounds.tint);
  expect(nearestGround('Violet ', variants.main)).toEqual({ value: '#af82b9', text: '#14202b' });
});

test('a colour that covers in part is what it is on white', () => {
  expect(valueOf('rgba(2, 61, 107, 1)', 'main')).toBe('#023d6b');
  expect(valueOf('rgb(0 0 0 / 0.08)', 'main')).toBe('#ebebeb');
});

test('a name of which nothing is known is a ground that hardly differs from the page', () => {
  expect(valueOf('sparkling', 'main')).toBe('#ebebeb');
});

test.each([
  '',
  'default',
  'transparent',
  'none',
  '#fff',
  '#ffffff',
  'rgba(0,0,0,0)',
  'url(x)',
  '<b>',
  'x',
  '#12',
])('"%s" is no ground', (stored) => {
  for (const name of ['main', 'network', 'default'] as const) expect(valueOf(stored, name)).toBeUndefined();
});
