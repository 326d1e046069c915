// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { elementMarks, allMarks, marks, type Mark } from '@/components/slate-value/marks';
import { kindOf, type ElementName } from '@/components/slate-value/elements';
import { createTextEditor } from '@/editor/rich-text/create-text-editor';
import { elementNames, elementTools } from '@/editor/rich-text/elements';
import { readHtml } from '@/editor/rich-text/html/read-html';
import { writeHtml } from '@/editor/rich-text/html/write-html';
import { markTools } from '@/editor/rich-text/marks';
import { valueOf } from '@/editor/rich-text/offsets';
import { fromHtml } from '@/editor/rich-text/paste/from-html';
import { handleKey } from '@/editor/rich-text/text-keys';
import { barGroups } from '@/editor/rich-text/text-actions/format-actions';
import { formatsIn, toggleInline } from '@/editor/rich-text/value/toggle-inline';
import { openValue, storedValue } from '@/editor/rich-text/value/open-value';
import { p } from './value/rich-text';

const marked = (mark: string) => p('', { type: mark, children: [{ text: 'x' }] }, '');

describe.each(allMarks)('The mark %s', (mark) => {
  const { keys, markdown, tags, title } = markTools[mark];

  test('has a button in the bar, which names its keys', () => {
    const buttons = barGroups.flat().filter((action) => action.title === title);
    expect(buttons.map((button) => button.keys)).toEqual([keys]);
  });

  test('is given and taken, under each of its stored names', () => {
    expect(toggleInline([p('x')], 0, 1, mark)).toEqual([marked(mark)]);
    const names = [...elementMarks].flatMap(([name, of]) => (of === mark ? [String(name)] : []));
    expect(names).toContain(mark);
    for (const name of names) expect(toggleInline([marked(name)], 0, 1, mark)).toEqual([p('x')]);
    const leaf = { [marks[mark].leaf ?? mark]: true, text: 'x' };
    expect(formatsIn([p(leaf)], 0, 1)).toEqual([mark]);
    expect(toggleInline([p(leaf)], 0, 1, mark)).toEqual([p('x')]);
  });

  test('is stored as it was while nobody touches it', () => {
    const stored = [{ type: 'p', children: [{ type: mark, children: [{ text: 'x' }], odd: 1 }] }];
    expect(JSON.stringify(storedValue(openValue(stored)))).toBe(JSON.stringify(stored));
  });

  test('comes out of pasted HTML, and goes through stored HTML', () => {
    expect(tags).toContain(mark.toUpperCase());
    for (const tag of tags)
      expect(fromHtml(`<p><${tag}>x</${tag}></p>`).parts).toEqual([{ kind: 'text', value: [marked(mark)] }]);
    const html = `<p>a <${mark}>x</${mark}></p>`;
    expect(writeHtml(readHtml(html) ?? [])).toBe(html);
  });

  test('is typed as Markdown, where that has signs for it', () => {
    for (const signs of markdown) {
      const editor = createTextEditor([p('')], { onChange: vi.fn() });
      editor.select({ path: [0, 0], offset: 0 });
      for (const letter of `${signs}x${signs}`) editor.insertText(letter);
      expect(valueOf(editor)).toEqual([marked(mark)]);
    }
  });

  test('has keys that no other has', () => {
    const all = allMarks.flatMap((each) => markTools[each].keys);
    for (const key of keys) expect(all.filter((each) => each === key)).toHaveLength(1);
  });
});

test('Ctrl and E mark code, as other editors do', () => {
  const editor = createTextEditor([p('x')], { onChange: vi.fn() });
  editor.select({ anchor: { path: [0, 0], offset: 0 }, focus: { path: [0, 0], offset: 1 } });
  const nativeEvent = new KeyboardEvent('keydown', { key: 'e', ctrlKey: true });
  handleKey(editor, { key: 'e', ctrlKey: true, nativeEvent, preventDefault: vi.fn() } as never);
  expect(valueOf(editor)).toEqual([marked('code')]);
});

test('What is typed in code is meant to the letter', () => {
  const editor = createTextEditor([marked('code')], { onChange: vi.fn() });
  editor.select({ path: [0, 1, 0], offset: 1 });
  for (const letter of ' __init__') editor.insertText(letter);
  expect(valueOf(editor)).toEqual([p('', { type: 'code', children: [{ text: 'x __init__' }] }, '')]);
});

test('Every element has tools and a kind, whatever a stored type is called', () => {
  expect(elementNames.filter((name) => kindOf(name) === undefined)).toEqual([]);
  for (const type of ['constructor', '__proto__', 'strong', {}, undefined, null])
    expect(kindOf(type)).toBeUndefined();
});

describe('An omission does not compile', () => {
  test('of a mark that visitors see', () => {
    const { code, ...others } = markTools;
    // @ts-expect-error: one mark is missing
    const table: typeof markTools = others;
    expect({ ...table, code }).toEqual(markTools);
  });

  test('of an element that visitors see', () => {
    const { callout, ...others } = elementTools;
    // @ts-expect-error: one element is missing
    const table: typeof elementTools = others;
    expect({ ...table, callout }).toEqual(elementTools);
  });

  test('of what visitors see of a mark or an element', () => {
    // @ts-expect-error: the table of visitors has no such mark
    const mark: Mark = 'blink';
    // @ts-expect-error: nor such an element
    const element: ElementName = 'marquee';
    expect([elementMarks.get(mark), kindOf(element)]).toEqual([undefined, undefined]);
  });
});
