import { fireEvent, render, renderHook, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useTypedAhead } from '@/admin/palette/use-typed-ahead';
import { longestSearch } from '@/lib/search-text';

const type = (...keys: string[]) => keys.map((key) => fireEvent.keyDown(document.body, { key }));

test('what is typed once it was asked for is kept, and goes nowhere else', () => {
  const onCancel = vi.fn();
  const { result, rerender } = renderHook(({ isOpen }) => useTypedAhead(isOpen, onCancel), {
    initialProps: { isOpen: false },
  });
  // The way of an event goes on where nobody prevents its default.
  expect(type('x')).toEqual([true]);
  rerender({ isOpen: true });
  expect(type('A', 'b', 'ü', 'Backspace', 'Enter')).toEqual([false, false, false, false, false]);
  expect(result.current.current).toEqual({ words: 'Ab', isEntered: true });
  expect(type('c', 'F5', 'Shift')).toEqual([false, true, true]);
  expect(result.current.current).toEqual({ words: 'Abc', isEntered: false });
  fireEvent.keyDown(document.body, { key: 'v', ctrlKey: true });
  expect(result.current.current?.words).toBe('Abc');
  type('Escape');
  expect(onCancel).toHaveBeenCalledOnce();
  rerender({ isOpen: false });
  expect(type('d')).toEqual([true]);
});

test('a text that is written in, and the palette itself, take what is typed for themselves', () => {
  const { result } = renderHook(() => useTypedAhead(true, () => undefined));
  render(<input />);
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'a' });
  render(<dialog open />);
  type('b');
  expect(result.current.current?.words).toBe('');
});

test('more than is searched for is not kept', () => {
  const { result } = renderHook(() => useTypedAhead(true, () => undefined));
  type(...Array.from({ length: longestSearch + 9 }, () => 'a'));
  expect(result.current.current?.words).toHaveLength(longestSearch + 1);
});
