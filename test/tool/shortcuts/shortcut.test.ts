import { describe, expect, test } from 'vitest';
import { ariaShortcuts, matches, type KeyPress } from '@/tool/shortcuts/shortcut';

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

describe('A shortcut', () => {
  test('is Ctrl with a key, on a Mac ⌘', () => {
    expect(matches('Mod+S', press('s', { ctrlKey: true }), false)).toBe(true);
    expect(matches('Mod+S', press('s', { metaKey: true }), false)).toBe(false);
    expect(matches('Mod+S', press('s', { metaKey: true }), true)).toBe(true);
    expect(matches('Mod+S', press('s', { ctrlKey: true }), true)).toBe(false);
  });

  test.each<[string, Partial<KeyPress>]>([
    ['Shift', { shiftKey: true }],
    ['Alt', { altKey: true }],
    ['AltGr', { altKey: true, ctrlKey: true }],
    ['both controls', { ctrlKey: true, metaKey: true }],
  ])('is none with %s besides', (_name, held) => {
    expect(matches('Mod+S', press('s', { ctrlKey: true, ...held }), false)).toBe(false);
    expect(matches('Delete', press('Delete', held), false)).toBe(false);
  });

  test('is found by the place of its key on keyboards of other scripts', () => {
    expect(matches('Mod+S', press('ы', { code: 'KeyS', ctrlKey: true }), false)).toBe(true);
    expect(matches('Mod+S', press('σ', { code: 'KeyS', ctrlKey: true }), false)).toBe(true);
    // On a Latin keyboard the letter counts, wherever its key is.
    expect(matches('Mod+S', press('o', { code: 'KeyS', ctrlKey: true }), false)).toBe(false);
  });

  test('of a sign is heard with Shift and without, as the keyboard has it', () => {
    expect(matches('?', press('?', { shiftKey: true }), false)).toBe(true);
    expect(matches('?', press('?'), false)).toBe(true);
  });

  test('is told to assistive technology by the names of its keys', () => {
    expect(ariaShortcuts(['Mod+Y', 'Mod+Shift+Z'], false)).toBe('Control+Y Control+Shift+Z');
    expect(ariaShortcuts(['Mod+Y'], true)).toBe('Meta+Y');
    expect(ariaShortcuts([], false)).toBeUndefined();
  });
});
