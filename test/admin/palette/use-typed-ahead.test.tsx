import { fireEvent, render, renderHook, screen } from '@testing-library/react';
import { useEffect, type MutableRefObject } from 'react';
import { expect, test, vi } from 'vitest';
import { useTypedAhead, type TypedAhead } from '@/admin/palette/use-typed-ahead';
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
  expect(result.current.current).toEqual({ words: 'Ab', isEntered: true, isTaken: false });
  expect(type('c', 'F5', 'Shift')).toEqual([false, true, true]);
  expect(result.current.current).toEqual({ words: 'Abc', isEntered: false, isTaken: false });
  fireEvent.keyDown(document.body, { key: 'v', ctrlKey: true });
  expect(result.current.current.words).toBe('Abc');
  type('Escape');
  expect(onCancel).toHaveBeenCalledOnce();
  rerender({ isOpen: false });
  expect(type('d')).toEqual([true]);
});

test('a text that is written in takes what is typed for itself, and so does the field once it has all', () => {
  const { result } = renderHook(() => useTypedAhead(true, () => undefined));
  render(<input />);
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'a' });
  expect(result.current.current.words).toBe('');
  render(
    <dialog open>
      <input aria-label="Field" />
    </dialog>,
  );
  const field = screen.getByRole('textbox', { name: 'Field' });
  fireEvent.keyDown(field, { key: 'b' });
  expect(result.current.current.words).toBe('b');
  result.current.current = { ...result.current.current, isTaken: true };
  fireEvent.keyDown(field, { key: 'c' });
  expect(result.current.current.words).toBe('b');
});

test('more than is searched for is not kept', () => {
  const { result } = renderHook(() => useTypedAhead(true, () => undefined));
  type(...Array.from({ length: longestSearch + 9 }, () => 'a'));
  expect(result.current.current.words).toHaveLength(longestSearch + 1);
});

test('a palette that stands at once, and again, gets every key', () => {
  let taken: MutableRefObject<TypedAhead> | undefined;
  function Palette({ typedAhead }: { typedAhead: MutableRefObject<TypedAhead> }) {
    useEffect(() => {
      typedAhead.current = { ...typedAhead.current, isTaken: true };
      taken = typedAhead;
    }, [typedAhead]);
    return null;
  }
  const noCancel = () => undefined;
  function Toolbar({ isOpen }: { isOpen: boolean }) {
    const typedAhead = useTypedAhead(isOpen, noCancel);
    return isOpen ? <Palette typedAhead={typedAhead} /> : null;
  }
  const { rerender } = render(<Toolbar isOpen />);
  for (let time = 0; time < 2; time += 1) {
    expect(type('a')).toEqual([true]);
    expect(taken?.current.words).toBe('');
    rerender(<Toolbar isOpen={false} />);
    rerender(<Toolbar isOpen />);
  }
});
