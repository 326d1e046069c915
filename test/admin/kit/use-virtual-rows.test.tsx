import { act, fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useVirtualRows } from '@/admin/kit/use-virtual-rows';

const rowHeight = 48;
/** Rows of a window of 768 pixels, one of them cut at either edge. */
const inWindow = 17;

/** How far the table's beginning lies below the window's edge. */
let top = 0;

beforeEach(() => {
  top = 0;
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
  vi.stubGlobal('innerHeight', 768);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function List({ count }: { count: number }) {
  const body = useRef<HTMLElement | null>(null);
  const { from, to } = useVirtualRows(body, count);
  const place = (element: HTMLElement | null) => {
    body.current = element;
    if (element) element.getBoundingClientRect = () => ({ top }) as DOMRect;
  };
  return (
    <div ref={place}>
      {Array.from({ length: to - from }, (_, at) => (
        <p key={from + at}>{from + at}</p>
      ))}
    </div>
  );
}

const rows = (container: HTMLElement) =>
  [...container.querySelectorAll('p')].map((row) => Number(row.textContent));
const nextFrame = () =>
  act(() => {
    vi.advanceTimersToNextFrame();
  });
const scrollTo = (row: number) => {
  top = -row * rowHeight;
  fireEvent.scroll(window);
};

it('draws all rows of a short table', () => {
  const { container } = render(<List count={100} />);
  expect(rows(container)).toHaveLength(100);
});

it('draws the rows of the window first, and some beyond its edges with the next frame', () => {
  const { container } = render(<List count={10_000} />);
  expect(rows(container)).toEqual(Array.from({ length: inWindow }, (_, row) => row));
  nextFrame();
  expect(rows(container).length).toBeGreaterThan(inWindow);
  expect(rows(container).length).toBeLessThan(2 * inWindow);

  scrollTo(5000);
  expect(rows(container)).toEqual(Array.from({ length: inWindow }, (_, row) => 5000 + row));
  nextFrame();
  expect(rows(container)).toEqual(expect.arrayContaining([4996, 5000 + inWindow + 3]));
  expect(rows(container).length).toBeLessThan(2 * inWindow);
});

it('keeps what is drawn while a step of the wheel stays within it', () => {
  const { container } = render(<List count={10_000} />);
  nextFrame();
  const before = rows(container);
  scrollTo(2);
  expect(rows(container)).toEqual(before);
});

it('draws the last rows at the end of the table, and those that are left when it gets shorter', () => {
  const { container, rerender } = render(<List count={10_000} />);
  scrollTo(10_000);
  nextFrame();
  expect(rows(container).at(-1)).toBe(9999);
  rerender(<List count={200} />);
  nextFrame();
  nextFrame();
  expect(rows(container).at(-1)).toBe(199);
  expect(rows(container).length).toBeGreaterThanOrEqual(inWindow);
});
