import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useListDrag } from '@/tool/drag/use-list-drag';
import { moved } from '@/tool/widgets/moved';
import { renderTool } from '~test/support/render-tool';

function Letters() {
  const [letters, setLetters] = useState(['a', 'b', 'c']);
  const { grab, placeOf } = useListDrag((from, to) => setLetters(moved(letters, from, to)));
  return (
    <ul>
      {letters.map((letter, index) => (
        <li key={letter} {...placeOf(index)}>
          <button type="button" onPointerDown={(event) => grab(event, index)}>
            {letter}
          </button>
        </li>
      ))}
    </ul>
  );
}

const order = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const grip = (name: string) => screen.getByRole('button', { name });
const at = (y: number) => ({ clientX: 10, clientY: y, isPrimary: true, button: 0, pointerType: 'touch' });

/** Each row is as high as 100 pixels, in a window of 600. */
beforeEach(() => {
  Element.prototype.setPointerCapture = vi.fn();
  document.elementFromPoint = (_, y) => screen.getAllByRole('listitem')[Math.floor(y / 100)] ?? null;
  vi.stubGlobal('innerHeight', 600);
});

test('an entry is dragged to where it is let go, and shown where that would be', () => {
  renderTool(<Letters />);
  fireEvent.pointerDown(grip('a'), at(150));
  fireEvent.pointerMove(window, at(250));
  expect(grip('a').parentElement).toHaveAttribute('data-dragged');
  expect(grip('c').parentElement).toHaveAttribute('data-drag-over', 'after');
  fireEvent.pointerUp(window, at(250));
  expect(order()).toEqual(['b', 'c', 'a']);
  expect(document.querySelector('[data-dragged], [data-drag-over]')).toBeNull();
});

test.each([
  ['a click', () => fireEvent.pointerMove(window, at(151)), () => fireEvent.pointerUp(window, at(151))],
  [
    'Escape',
    () => fireEvent.pointerMove(window, at(250)),
    () => fireEvent.keyDown(window, { key: 'Escape' }),
  ],
  [
    'a touch that the browser takes over',
    () => fireEvent.pointerMove(window, at(250)),
    () => fireEvent.pointerCancel(window),
  ],
])('%s leaves all where it is', (_, go, end) => {
  renderTool(<Letters />);
  fireEvent.pointerDown(grip('a'), at(150));
  go();
  end();
  fireEvent.pointerUp(window, at(250));
  expect(order()).toEqual(['a', 'b', 'c']);
});

test('as long as the pointer rests at an edge, what lies round it scrolls', () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run));
  vi.stubGlobal('cancelAnimationFrame', () => frames.splice(0));
  const scrolled = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  renderTool(<Letters />);
  fireEvent.pointerDown(grip('a'), at(150));
  fireEvent.pointerMove(window, at(590));
  act(() => frames.shift()?.(0));
  act(() => frames.shift()?.(0));
  expect(scrolled).toHaveBeenCalledTimes(3);
  expect(scrolled).toHaveBeenLastCalledWith(expect.objectContaining({ top: 10 }));
  fireEvent.pointerUp(window, at(590));
  expect(frames).toEqual([]);
  vi.unstubAllGlobals();
});
