import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { usePieces } from '@/components/pieces/use-pieces';
import { drawAll } from '@/lib/pieces';

const items = Array.from({ length: 100 }, (_, index) => `Nummer ${index}`);

function List({ from = items }: { from?: readonly string[] }) {
  return (
    <ul>
      {usePieces(from, { first: 6, step: 10 }).map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

const count = () => screen.getAllByRole('listitem').length;

/** Frames of the browser, painted when the test says so. */
function holdFrames() {
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => frames.push(run));
  return async () => {
    await act(async () => {
      frames.splice(0).forEach((run) => run(0));
      await new Promise((done) => setTimeout(done));
    });
  };
}

afterEach(() => {
  window.history.replaceState(null, '', '/');
});

test('a first screen is drawn at once, and one piece more with every paint', async () => {
  const paint = holdFrames();
  render(<List />);
  expect(count()).toBe(6);
  await paint();
  expect(count()).toBe(16);
  await paint();
  expect(count()).toBe(26);
});

test('whoever is led to a place further down finds everything there', () => {
  holdFrames();
  render(<List />);
  act(drawAll);
  expect(count()).toBe(100);
});

test('an address that names a place of the page draws all of it at once', () => {
  window.history.replaceState(null, '', '/#nummer-90');
  holdFrames();
  render(<List />);
  expect(count()).toBe(100);
});

test('a short list is whole, and other items take the place of those that stood there', () => {
  holdFrames();
  const { rerender } = render(<List from={items.slice(0, 4)} />);
  expect(count()).toBe(4);
  rerender(<List from={items.slice(50, 53)} />);
  expect(count()).toBe(3);
});

test('a tab in the background paints nothing, and draws on all the same', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  render(<List />);
  for (let paint = 0; paint < 10; paint += 1) await act(() => new Promise((done) => setTimeout(done)));
  expect(count()).toBe(100);
});
