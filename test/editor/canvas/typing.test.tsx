import { Editor } from 'slate';
import { ELEMENT_TO_NODE } from '@/editor/rich-text/slate-doors';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { afterPaint } from '@/lib/after-paint';
import { drawAll } from '@/lib/pieces';
import { renderEditor } from '~test/support/render-editor';
import { answer, startApi } from '~test/support/api';
import { drawnIn } from '~test/support/watch-renders';
import { holding, words } from '../document/pages';

const api = startApi();
beforeEach(() => api.use(answer('/de/seite/@notes', { items: [] })));

const longPage = (count: number) => ({
  '@id': '/de/seite',
  '@type': 'Document',
  title: 'Seite',
  ...holding(
    Object.fromEntries(
      Array.from({ length: count }, (_entry, index) => [`b${index}`, words(`Wort ${index}`)]),
    ),
  ),
});

/** Opens a page and puts the caret into its fourth text. */
async function typeInto(count: number) {
  const { container } = renderEditor(longPage(count));
  // A long page is drawn piece by piece, unless somebody needs all of it.
  await waitFor(() => expect(container.querySelector('[data-block]')).not.toBeNull());
  act(drawAll);
  expect(container.querySelectorAll('[data-block]')).toHaveLength(count);
  const shown = (await screen.findByText('Wort 3')).closest('[role="textbox"]');
  if (!shown) throw new Error('There is no text to type in.');
  await act(async () => {
    fireEvent.pointerDown(shown, { button: 0 });
    fireEvent.pointerUp(document);
  });
  // Bar and settings of the text follow its paint.
  await act(() => new Promise<void>((done) => void afterPaint(done)));
  const text = container.querySelector('[data-slate-editor]');
  if (!text) throw new Error('The text is no editor yet.');
  const editor = ELEMENT_TO_NODE.get(text as HTMLElement) as Editor;
  const type = (letter: string) => act(async () => Editor.insertText(editor, letter));
  return { container, text, type };
}

test.each([10, 1000])('Typing a letter renders one block, on a page of %i blocks', async (count) => {
  const { container, text, type } = await typeInto(count);
  await type('a');
  await type('b');
  expect(text).toHaveTextContent('Wort 3ab');
  const drawn = drawnIn(container).map((way) => way.split(' '));
  expect(drawn.filter((way) => way.at(-1) === 'TextEditor')).toHaveLength(1);
  // Nothing is drawn but what lies in that block: not its frame either, nor the page round it.
  expect(drawn.filter((way) => !way.includes('EditedInPlace'))).toEqual([]);
  expect(drawn.filter((way) => way.at(-1) === 'EditedInPlace')).toHaveLength(1);
});
