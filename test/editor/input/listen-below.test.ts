// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { createEditor } from '@/editor/input/create-editor';
import { listenBelow } from '@/editor/input/listen-below';
import { words } from '../document/pages';
import { orderOf, page } from '../document/support';

afterEach(() => document.body.replaceChildren());

/** A page whose last block ends where the window begins, and a click on it. */
function clickOn(blocks: Record<string, unknown>, selector: string, clientY: number, pressed = selector) {
  document.body.innerHTML = `<div class="tool-editor__sheet">${Object.keys(blocks)
    .map((key) => `<div data-block="${key}"></div>`)
    .join('')}</div>`;
  const editor = createEditor(page(blocks));
  const end = listenBelow(editor);
  document.querySelector(pressed)?.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  const event = new MouseEvent('click', { bubbles: true, clientY });
  document.querySelector(selector)?.dispatchEvent(event);
  end();
  const { state } = editor.document;
  return [orderOf(state).join(' '), state.selection.blocks.join(' ')];
}

test('a click below the last block starts a text there, after a container too', () => {
  const panels = { '@type': 'accordion', blocks: { d: words('d') }, blocks_layout: { items: ['d'] } };
  expect(clickOn({ a: words('a') }, '.tool-editor__sheet', 40)).toEqual(['a new1', 'new1']);
  expect(clickOn({ panels }, '.tool-editor__sheet', 40)).toEqual(['panels(d) new1', 'new1']);
});

test('an empty text that stands there already is meant itself, and a click elsewhere is none of it', () => {
  expect(clickOn({ a: words('a'), b: words('') }, '.tool-editor__sheet', 40)).toEqual(['a b', 'b']);
  expect(clickOn({ a: words('a') }, '.tool-editor__sheet', 0)).toEqual(['a', '']);
  expect(clickOn({ a: words('a') }, '[data-block]', 40)).toEqual(['a', '']);
  // Drawn out of a text, as a selection is.
  expect(clickOn({ a: words('a') }, '.tool-editor__sheet', 40, '[data-block]')).toEqual(['a', '']);
});
