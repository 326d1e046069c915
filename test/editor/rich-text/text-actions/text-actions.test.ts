// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { barGroups } from '@/editor/rich-text/text-actions/format-actions';
import { textActions } from '@/editor/rich-text/text-actions/all-text-actions';
import { createTextEditor } from '@/editor/rich-text/create-text-editor';
import { valueOf } from '@/editor/rich-text/offsets';
import { handleKey } from '@/editor/rich-text/text-keys';
import type { TextCalls } from '@/editor/rich-text/text-calls';
import { p } from '../value/rich-text';

const bold = [p('', { type: 'strong', children: [{ text: 'x' }] }, '')];

function open(calls: Partial<TextCalls> = {}, value: Parameters<typeof createTextEditor>[0] = [p('x')]) {
  const editor = createTextEditor(value, { onChange: vi.fn(), ...calls });
  const [start, end] = [editor.start([]), editor.end([])];
  editor.select({ anchor: start, focus: end });
  editor.openTools = vi.fn();
  return editor;
}

/** Presses keys in a text; whether they were for something there. */
function press(editor: ReturnType<typeof open>, keys: KeyboardEventInit): boolean {
  const nativeEvent = new KeyboardEvent('keydown', keys);
  const preventDefault = vi.fn();
  const { key, ctrlKey, metaKey, altKey, shiftKey } = nativeEvent;
  handleKey(editor, { key, ctrlKey, metaKey, altKey, shiftKey, nativeEvent, preventDefault } as never);
  return preventDefault.mock.calls.length > 0;
}

describe('The list of what can be done within a text', () => {
  test('names each action once, and no keys twice', () => {
    const ids = textActions.map(({ id }) => id);
    const keys = textActions.flatMap((action) => action.keys);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('has all buttons of the bar, each with an icon', () => {
    const buttons = barGroups.flat();
    expect(buttons.filter((button) => !textActions.includes(button))).toEqual([]);
    expect(buttons.filter(({ icon }) => icon === undefined)).toEqual([]);
  });
});

describe('The keys of a text', () => {
  test('are heard with exactly their modifiers', () => {
    const editor = open();
    for (const other of [{ shiftKey: true }, { altKey: true }, { metaKey: true }])
      expect(press(editor, { key: 'b', ctrlKey: true, ...other })).toBe(false);
    expect(press(editor, { key: 'F10', altKey: true, ctrlKey: true })).toBe(false);
    expect(valueOf(editor)).toEqual([p('x')]);
    expect(press(editor, { key: 'b', ctrlKey: true })).toBe(true);
    expect(valueOf(editor)).toEqual(bold);
  });

  test('are held with ⌘ on a Mac, where Ctrl leads the caret', () => {
    const platform = vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
    const editor = open();
    expect(press(editor, { key: 'b', ctrlKey: true })).toBe(false);
    expect(press(editor, { key: 'b', metaKey: true })).toBe(true);
    expect(valueOf(editor)).toEqual(bold);
    platform.mockRestore();
  });

  test('lie where they are on keyboards of other scripts', () => {
    const editor = open();
    expect(press(editor, { key: 'и', code: 'KeyB', ctrlKey: true })).toBe(true);
    expect(valueOf(editor)).toEqual(bold);
  });

  test('indent items of lists, and lead out of any other text', () => {
    expect(press(open(), { key: 'Tab' })).toBe(false);
    const items = ['a', 'b'].map((text) => ({ type: 'li', children: [{ text }] }));
    const list = open({}, [{ type: 'ul', children: items }]);
    list.select(list.end([]));
    expect(press(list, { key: 'Tab' })).toBe(true);
    expect(JSON.stringify(valueOf(list)).match(/"ul"/g)).toHaveLength(2);
    expect(press(list, { key: 'Tab', shiftKey: true })).toBe(true);
    expect(JSON.stringify(valueOf(list)).match(/"ul"/g)).toHaveLength(1);
  });

  test('select what stands round a text that is selected as a whole, where the page knows how', () => {
    const onSelectAll = vi.fn();
    const editor = open({ onSelectAll });
    expect(press(editor, { key: 'a', ctrlKey: true })).toBe(true);
    expect(onSelectAll).toHaveBeenCalledOnce();
    editor.select(editor.start([]));
    expect(press(editor, { key: 'a', ctrlKey: true })).toBe(false);
    expect(press(open(), { key: 'a', ctrlKey: true })).toBe(false);
  });

  test('undo by the page, never by the text alone', () => {
    const calls = { onUndo: vi.fn(), onRedo: vi.fn() };
    const editor = open(calls);
    for (const keys of [{ key: 'z' }, { key: 'y' }, { key: 'Z', shiftKey: true }])
      expect(press(editor, { ...keys, ctrlKey: true })).toBe(true);
    expect([calls.onUndo, calls.onRedo].map(({ mock }) => mock.calls.length)).toEqual([1, 2]);
    expect(press(open(), { key: 'z', ctrlKey: true })).toBe(true);
  });

  test('open the tools', () => {
    const editor = open();
    expect(press(editor, { key: 'k', ctrlKey: true })).toBe(true);
    expect(press(editor, { key: 'F10', altKey: true })).toBe(true);
    expect(vi.mocked(editor.openTools)?.mock.calls).toEqual([['link'], ['bar']]);
  });
});
