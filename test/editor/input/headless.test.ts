// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { allMarks } from '@/components/slate-value/marks';
import { textActions } from '@/editor/rich-text/text-actions/all-text-actions';
import { selectedRange } from '@/editor/rich-text/offsets';
import { openHeadless, type Headless } from '~test/support/headless-editor';
import { words } from '../document/pages';

let opened: Headless | undefined;
afterEach(() => opened?.close());

function open(blocks: Record<string, unknown> = { a: words('one'), b: words('two') }): Headless {
  opened = openHeadless(blocks);
  return opened;
}

/** Opens the page with the caret at the end of the first text. */
async function typing(...of: Parameters<typeof open>): Promise<Headless> {
  const page = open(...of);
  await page.at('text', 'a');
  return page;
}

describe('An editor without a screen', () => {
  test('takes what is typed, and undoes it word by word with the caret where it was', async () => {
    const { type, press, words: said, editor, text } = await typing();
    await type(' more words');
    expect(said()).toEqual(['one more words', 'two']);
    await press('Mod+Z');
    expect(said()).toEqual(['one more ', 'two']);
    const present = text();
    expect(present && selectedRange(present)).toMatchObject({ start: 9, end: 9 });
    await press('Mod+Y');
    expect(said()).toEqual(['one more words', 'two']);
    expect(editor.document.state.selection.blocks).toEqual(['a']);
  });

  test('breaks a text by Enter, joins two by Backspace, and types on where the seam is', async () => {
    const { type, press, words: said, order } = await typing();
    await press('Enter');
    await type('x');
    expect([order(), said()]).toEqual(['a new1 b', ['one', 'x', 'two']]);
    await press('Backspace');
    await press('Backspace');
    await type('!');
    expect([order(), said()]).toEqual(['a b', ['one!', 'two']]);
  });

  test('takes pasted blocks into the text, and all of them back in one step', async () => {
    const { paste, press, type, words: said } = await typing({ a: words('one '), b: words('two') });
    await paste('<p>and</p><h2>Title</h2><p>last</p>');
    expect(said()).toEqual(['one and', 'Title', 'last', 'two']);
    await type('!');
    expect(said()).toEqual(['one and', 'Title', 'last!', 'two']);
    await press('Mod+Z');
    await press('Mod+Z');
    expect(said()).toEqual(['one ', 'two']);
  });

  test('acts on the block round a text, and the keys stay in the text', async () => {
    const { press, type, words: said, order } = await typing();
    expect(await press('Alt+ArrowDown')).toBe(true);
    await type('!');
    expect([order(), said()]).toEqual(['b a', ['two', 'one!']]);
    await press('Mod+D');
    expect([order(), said()]).toEqual(['b a new1', ['two', 'one!', 'one!']]);
  });

  test('copies blocks by the clipboard, and puts them after the selected one', async () => {
    const { at, press, order, words: said } = open();
    await at('block', 'a');
    await press('Mod+X');
    await at('block', 'b');
    await press('Mod+V');
    expect([order(), said()]).toEqual(['b new1', ['two', 'one']]);
  });
});

const li = (text: string) => ({ type: 'li', children: [{ text }] });
const list = {
  '@type': 'slate',
  plaintext: 'one two',
  value: [{ type: 'ul', children: [li('one'), li('two')] }],
};
const indented = {
  ...list,
  value: [{ type: 'ul', children: [li('one'), { type: 'ul', children: [li('two')] }] }],
};
const linked = {
  '@type': 'slate',
  plaintext: 'one',
  value: [
    {
      type: 'p',
      children: [
        { text: '' },
        { type: 'link', data: { url: '/de' }, children: [{ text: 'one' }] },
        { text: '' },
      ],
    },
  ],
};

interface Outcome {
  /** Stored in the first text, in place of the word `one`. */
  block?: Record<string, unknown>;
  /** What is seen of the text, or what was asked for. */
  seen: string;
}

const ofMark = (type: string): Outcome => ({ seen: `"type":"${type}","children":[{"text":"one"}]` });

const outcomes: Readonly<Record<string, Outcome>> = {
  ...Object.fromEntries(allMarks.map((mark) => [mark, ofMark(mark)])),
  link: { seen: 'tools link' },
  bar: { seen: 'tools bar' },
  ul: { seen: '"type":"ul"' },
  ol: { seen: '"type":"ol"' },
  clear: {
    block: {
      ...words('one'),
      value: [{ type: 'p', children: [{ type: 'strong', children: [{ text: 'one' }] }] }],
    },
    seen: '[{"type":"p","children":[{"text":"one"}]}]',
  },
  selectAll: { seen: 'selected a b' },
  openLink: { block: linked, seen: 'opened /de' },
  itemUp: { block: list, seen: '[{"text":"two"}]},{"type":"li","children":[{"text":"one"}]}' },
  itemDown: { block: list, seen: '[{"text":"two"}]},{"type":"li","children":[{"text":"one"}]}' },
  indent: { block: list, seen: JSON.stringify(indented.value) },
  outdent: { block: indented, seen: JSON.stringify(list.value) },
  fixedBlank: { seen: '"text":"\u00a0"' },
  softHyphen: { seen: '"text":"\u00ad"' },
  undo: { seen: '"text":"one"' },
  redo: { seen: '"text":"one!"' },
};

/** Opens what an action finds, does it, and gives what has come of it. */
async function seenAfter(id: string, act: (page: Headless) => unknown): Promise<string> {
  const { block = words('one') } = outcomes[id] ?? {};
  const page = await typing({ a: block, b: words('two') });
  const asked: string[] = [];
  vi.spyOn(window, 'open').mockImplementation((url) => {
    asked.push(`opened ${String(url)}`);
    return null;
  });
  const text = page.text();
  if (!text) throw new Error('No text has the keys.');
  text.openTools = (tools) => void asked.push(`tools ${tools}`);
  if (id === 'undo' || id === 'redo') await page.type('!');
  if (id === 'redo') await page.press('Mod+Z');
  if (id === 'itemDown') text.select(text.start([]));
  else if (block !== list && block !== indented && id !== 'undo' && id !== 'redo')
    text.select({ anchor: text.start([]), focus: text.end([]) });
  await Promise.resolve();
  await act(page);
  await Promise.resolve();
  const { state } = page.editor.document;
  const stored = JSON.stringify(state.blocks.get('a')?.data['value']);
  return [stored, `selected ${state.selection.blocks.join(' ')}`, ...asked].join(' ');
}

describe('Every action of a text', () => {
  test('is held by a case here', () => {
    expect(Object.keys(outcomes).sort()).toEqual(textActions.map(({ id }) => id).sort());
  });

  test.each(textActions.map(({ id }) => id))('does by its name what it says: %s', async (id) => {
    const action = textActions.find((each) => each.id === id);
    const seen = await seenAfter(id, (page) => {
      const text = page.text();
      if (text && action?.isEnabled(text)) action.run(text);
    });
    expect(seen).toContain(outcomes[id]?.seen);
  });

  const keyed = textActions.flatMap(({ id, keys }) => keys.map((keysOf): [string, string] => [id, keysOf]));
  test.each(keyed)('does the same by its keys: %s by %s', async (id, shortcut) => {
    const seen = await seenAfter(id, async (page) => expect(await page.press(shortcut)).toBe(true));
    expect(seen).toContain(outcomes[id]?.seen);
  });
});
