import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { runAction, type Scope } from '@/editor/actions/action';
import { allActions } from '@/editor/actions/all-actions';
import { pressKeys } from '@/editor/actions/keymap';
import { ShortcutsSheet } from '@/editor/chrome/shortcuts-sheet';
import { selectBlocks } from '@/editor/document/commands/select-blocks';
import { textActions } from '@/editor/rich-text/text-actions/all-text-actions';
import { createEditor, type Editor, type EditorScreen } from '@/editor/input/create-editor';
import { keptBlocks } from '@/editor/input/selection/kept-blocks';
import { partsOf, type KeyPress, type Shortcut } from '@/tool/shortcuts/shortcut';
import { renderTool } from '~test/support/render-tool';
import de from '../../../locales/de.json';
import en from '../../../locales/en.json';
import { orderOf, page } from '../document/support';

const text = { '@type': 'slate' };
const panels = { '@type': 'accordion', blocks: { d: text }, blocks_layout: { items: ['d'] } };
const three = { a: text, b: text, c: text };

function open(blocks: Record<string, unknown> = three) {
  const document = page(blocks);
  document.run((state) => selectBlocks(state, ['b']));
  const editor = createEditor(document);
  const calls: string[] = [];
  const noted = (name: keyof EditorScreen) => ({ [name]: () => void calls.push(name) });
  const names = [
    'save',
    'saveAndStay',
    'cancel',
    'toggleSettings',
    'showChecks',
    'find',
    'showNotes',
    'showPatterns',
    'showShortcuts',
  ] as const;
  const ofBlocks = ['showBlockMenu', 'copyLinkTo', 'savePattern'] as const;
  const ofDrafts = ['goToChange'] as const;
  const ofTranslations = ['goToOpenBlock', 'confirmBlocks', 'takeBlock', 'toggleSource'] as const;
  Object.assign(
    editor.screen,
    { isTranslation: true, hasChanges: true },
    ...[...names, ...ofBlocks, ...ofTranslations, ...ofDrafts].map(noted),
  );
  return { editor, calls };
}

/** What an editor sees of the page: its order, what is selected, and what was asked of the screen. */
const seen = ({ editor, calls }: ReturnType<typeof open>) => ({
  order: orderOf(editor.document.state).join(' '),
  selected: editor.document.state.selection.blocks.join(' '),
  calls: calls.join(' '),
});

function keyPress(shortcut: Shortcut): KeyPress {
  const { key, mod, alt, shift } = partsOf(shortcut);
  const code = /^[A-Z]$/.test(key) ? `Key${key}` : key;
  return { key, code, ctrlKey: mod, metaKey: false, altKey: alt, shiftKey: shift };
}

/** Presses keys on the block that the selection ends with. */
function press(editor: Editor, shortcut: Shortcut, scope: Scope = 'block'): boolean {
  const { blocks } = editor.document.state.selection;
  return pressKeys(editor, keyPress(shortcut), { scope, blocks, block: blocks.at(-1) });
}

/** The page's order and selection after each action, from a page of three texts of which the second is selected. */
const outcomes: Readonly<Record<string, Partial<ReturnType<typeof seen>> & { blocks?: object }>> = {
  save: { calls: 'save' },
  saveAndStay: { calls: 'saveAndStay' },
  cancel: { calls: 'cancel' },
  toggleSettings: { calls: 'toggleSettings' },
  showChecks: { calls: 'showChecks' },
  find: { calls: 'find' },
  showNotes: { calls: 'showNotes' },
  writeNote: { calls: 'showNotes' },
  showPatterns: { calls: 'showPatterns' },
  showShortcuts: { calls: 'showShortcuts' },
  'move-up': { order: 'b a c', selected: 'b' },
  'move-down': { order: 'a c b', selected: 'b' },
  'move-in': { blocks: { panels, b: text }, order: 'panels(d b)', selected: 'b' },
  'move-out': { blocks: { panels, c: text }, selected: 'd', order: 'panels() d c' },
  blockMenu: { calls: 'showBlockMenu' },
  insertBefore: { order: 'a new1 b c', selected: 'new1' },
  insertAfter: { order: 'a b new1 c', selected: 'new1' },
  copyLooks: { order: 'a b c' },
  pasteLooks: { order: 'a b c', selected: 'b' },
  copyLink: { calls: 'copyLinkTo' },
  savePattern: { calls: 'savePattern' },
  duplicate: { order: 'a b new1 c', selected: 'new1' },
  remove: { order: 'a c' },
  enter: { order: 'a b new1 c', selected: 'new1' },
  endSelection: { selected: 'a' },
  leave: { blocks: { panels, c: text }, selected: 'panels', order: 'panels(d) c' },
  previous: { selected: 'a' },
  next: { selected: 'c' },
  extendUp: { selected: 'a b' },
  extendDown: { selected: 'b c' },
  cut: { order: 'a c' },
  copy: { selected: 'b' },
  paste: { order: 'a b new1 c', selected: 'new1' },
  undo: { order: 'a b c' },
  redo: { order: 'a c' },
  goToOpenBlock: { calls: 'goToOpenBlock' },
  confirmBlock: { calls: 'confirmBlocks' },
  takeBlock: { calls: 'takeBlock' },
  toggleSource: { calls: 'toggleSource' },
  nextChange: { calls: 'goToChange' },
  previousChange: { calls: 'goToChange' },
};

/** What an action finds before it runs. */
const before: Readonly<Record<string, (editor: Editor) => void>> = {
  nextChange: ({ screen }) => void Object.assign(screen, { isTranslation: false }),
  previousChange: ({ screen }) => void Object.assign(screen, { isTranslation: false }),
  endSelection: ({ document }) => document.run((state) => selectBlocks(state, ['a', 'b'])),
  leave: ({ document }) => document.run((state) => selectBlocks(state, ['d'])),
  'move-out': ({ document }) => document.run((state) => selectBlocks(state, ['d'])),
  paste: (editor) => void run(editor, 'copy'),
  undo: (editor) => void run(editor, 'remove'),
  redo: (editor) => {
    run(editor, 'remove');
    editor.document.undo();
  },
};

const actionOf = (id: string) => {
  const action = allActions.find((each) => each.id === id);
  if (!action) throw new Error(`No action ${id}`);
  return action;
};

function run(editor: Editor, id: string): boolean {
  const action = actionOf(id);
  const { blocks } = editor.document.state.selection;
  return action.keys.length > 0 && action.scopes.includes('block') && !action.isNative
    ? action.run(editor, { blocks, block: blocks.at(-1) })
    : runAction(editor, action);
}

function caseOf(id: string) {
  const { blocks, ...expected } = outcomes[id] ?? {};
  const opened = open(blocks && { ...blocks });
  before[id]?.(opened.editor);
  return { opened, expected };
}

describe('Every action of the editor', () => {
  test('is held by a case here', () => {
    expect(Object.keys(outcomes).sort()).toEqual(allActions.map(({ id }) => id).sort());
  });

  test.each(allActions.map(({ id }) => id))('does by its name what it says: %s', (id) => {
    const { opened, expected } = caseOf(id);
    run(opened.editor, id);
    expect(seen(opened)).toMatchObject(expected);
  });

  const keyed = allActions.flatMap(({ id, keys, isNative }) =>
    isNative ? [] : keys.map((shortcut): [string, Shortcut] => [id, shortcut]),
  );
  test.each(keyed)('does the same by its keys: %s by %s', (id, shortcut) => {
    const { opened, expected } = caseOf(id);
    expect(press(opened.editor, shortcut)).toBe(true);
    expect(seen(opened)).toMatchObject(expected);
  });

  test('leaves what it copies for other pages', () => {
    run(open().editor, 'copy');
    expect(keptBlocks()).toContain('slate');
  });
});

describe('Keys', () => {
  test('are heard with exactly their modifiers', () => {
    const { editor, calls } = open();
    expect(press(editor, 'Mod+Shift+S')).toBe(false);
    expect(press(editor, 'Mod+Alt+S')).toBe(false);
    expect(press(editor, 'S')).toBe(false);
    expect(calls).toEqual([]);
  });

  test('of a translation do nothing on a page that is none', () => {
    const { editor, calls } = open();
    Object.assign(editor.screen, { isTranslation: false, hasChanges: false });
    for (const shortcut of ['F8', 'Shift+F8', 'Mod+Enter', 'Mod+Shift+Enter'])
      expect(press(editor, shortcut)).toBe(false);
    expect(calls).toEqual([]);
  });

  test('of a block do nothing in a text or a field, those of the page do', () => {
    const { editor, calls } = open();
    for (const scope of ['text', 'field', 'page'] as const)
      expect(press(editor, 'Delete', scope)).toBe(false);
    expect(press(editor, 'Mod+S', 'field')).toBe(true);
    expect(press(editor, '?', 'text')).toBe(false);
    expect(calls).toEqual(['saveAndStay']);
  });

  test('that would lead the browser elsewhere are taken even where nothing can be done', () => {
    const { editor, calls } = open();
    expect(press(editor, 'Alt+ArrowLeft')).toBe(true);
    editor.screen.isSaving = true;
    expect(press(editor, 'Mod+S')).toBe(true);
    expect(calls).toEqual([]);
  });

  test('mean one action alone in each place', () => {
    const places = allActions.flatMap(({ id, keys, scopes }) =>
      scopes.flatMap((scope) => keys.map((shortcut) => ({ id, place: `${scope} ${shortcut}` }))),
    );
    const twice = places.filter(
      ({ place }, index) => places.findIndex((each) => each.place === place) < index,
    );
    // Escape ends a selection of several before it leads out of a block.
    const inTurn = [{ id: 'leave', place: 'block Escape' }];
    // A translation leads through its own blocks before those of a draft.
    const ofDraft = (['nextChange', 'previousChange'] as const).flatMap((id) =>
      actionOf(id).scopes.flatMap((scope) =>
        actionOf(id).keys.map((shortcut) => ({ id, place: `${scope} ${shortcut}` })),
      ),
    );
    expect(twice).toEqual([...inTurn, ...ofDraft]);
  });
});

test.each([
  ['de', de, 'Tasten des Editors', 'Strg'],
  ['en', en, 'Keys of the editor', 'Ctrl'],
] as const)(
  'the sheet of keys names every action that has some, in %s',
  async (language, words, name, control) => {
    renderTool(<ShortcutsSheet onClose={() => undefined} />, { language, path: `/${language}` });
    const sheet = await screen.findByRole('dialog', { name });
    const shown = within(sheet)
      .getAllByRole('term')
      .map(({ textContent }) => textContent);
    const titles = [...allActions, ...textActions.filter(({ isOfPage }) => isOfPage !== true)]
      .filter(({ keys }) => keys.length > 0)
      .map(({ title }) => (words as Readonly<Record<string, string>>)[title.id ?? '']);
    expect([...shown].sort()).toEqual([...titles].sort());
    expect(within(sheet).getAllByText(control).length).toBeGreaterThan(3);
  },
);
