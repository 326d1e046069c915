import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { runAction } from '@/editor/actions/action';
import { allActions } from '@/editor/actions/all-actions';
import { ShortcutsSheet } from '@/editor/chrome/shortcuts-sheet';
import { selectBlocks } from '@/editor/document/commands/select-blocks';
import { textActions } from '@/editor/rich-text/text-actions/all-text-actions';
import type { Editor, EditorScreen } from '@/editor/input/create-editor';
import { keptBlocks } from '@/editor/input/selection/kept-blocks';
import type { Shortcut } from '@/tool/shortcuts/shortcut';
import { openHeadless, type Headless } from '~test/support/headless-editor';
import { renderTool } from '~test/support/render-tool';
import de from '../../../locales/de.json';
import en from '../../../locales/en.json';

const text = { '@type': 'slate' };
const panels = { '@type': 'accordion', blocks: { d: text }, blocks_layout: { items: ['d'] } };
const three = { a: text, b: text, c: text };

let page: Headless | undefined;
afterEach(() => page?.close());

/** A page of which the second block has the keys. */
async function open(blocks: Record<string, unknown> = three) {
  page?.close();
  const opened = openHeadless(blocks);
  page = opened;
  const { editor } = opened;
  await opened.at('block', 'b');
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
  return { ...opened, calls };
}

/** What an editor sees of the page: its order, what is selected, and what was asked of the screen. */
const seen = ({ editor, order, calls }: Awaited<ReturnType<typeof open>>) => ({
  order: order(),
  selected: editor.document.state.selection.blocks.join(' '),
  calls: calls.join(' '),
});

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
  enter: { blocks: { ...three, b: { '@type': 'separator' } }, order: 'a b new1 c', selected: 'new1' },
  endSelection: { selected: 'a' },
  leave: { blocks: { panels, c: text }, selected: 'panels', order: 'panels(d) c' },
  previous: { selected: 'a' },
  next: { selected: 'c' },
  extendUp: { selected: 'a b' },
  extendDown: { selected: 'b c' },
  selectAll: { selected: 'a b c' },
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
const before: Readonly<Record<string, (opened: Headless) => unknown>> = {
  nextChange: ({ editor: { screen } }) => void Object.assign(screen, { isTranslation: false }),
  previousChange: ({ editor: { screen } }) => void Object.assign(screen, { isTranslation: false }),
  endSelection: ({ editor: { document } }) => document.run((state) => selectBlocks(state, ['a', 'b'])),
  leave: ({ at }) => at('block', 'd'),
  'move-out': ({ at }) => at('block', 'd'),
  paste: ({ editor }) => run(editor, 'copy'),
  undo: ({ editor }) => run(editor, 'remove'),
  redo: ({ editor }) => {
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

async function caseOf(id: string) {
  const { blocks, ...expected } = outcomes[id] ?? {};
  const opened = await open(blocks && { ...blocks });
  await before[id]?.(opened);
  return { opened, expected };
}

describe('Every action of the editor', () => {
  test('is held by a case here', () => {
    expect(Object.keys(outcomes).sort()).toEqual(allActions.map(({ id }) => id).sort());
  });

  test.each(allActions.map(({ id }) => id))('does by its name what it says: %s', async (id) => {
    const { opened, expected } = await caseOf(id);
    run(opened.editor, id);
    expect(seen(opened)).toMatchObject(expected);
  });

  const keyed = allActions.flatMap(({ id, keys }) =>
    keys.map((shortcut): [string, Shortcut] => [id, shortcut]),
  );
  test.each(keyed)('does the same by its keys: %s by %s', async (id, shortcut) => {
    const { opened, expected } = await caseOf(id);
    expect(await opened.press(shortcut)).toBe(true);
    expect(seen(opened)).toMatchObject(expected);
  });

  test('leaves what it copies for other pages', async () => {
    run((await open()).editor, 'copy');
    expect(keptBlocks()).toContain('slate');
  });
});

describe('Keys', async () => {
  test('are heard with exactly their modifiers', async () => {
    const { calls, press } = await open();
    expect(await press('Mod+Shift+S')).toBe(false);
    expect(await press('Mod+Alt+S')).toBe(false);
    expect(await press('S')).toBe(false);
    expect(calls).toEqual([]);
  });

  test('of a translation do nothing on a page that is none', async () => {
    const { editor, calls, press } = await open();
    Object.assign(editor.screen, { isTranslation: false, hasChanges: false });
    for (const shortcut of ['F8', 'Shift+F8', 'Mod+Enter', 'Mod+Shift+Enter'])
      expect(await press(shortcut)).toBe(false);
    expect(calls).toEqual([]);
  });

  test('of a block do nothing in a text or a field, those of the page do', async () => {
    const { calls, press, at } = await open();
    for (const scope of ['text', 'field', 'page'] as const) {
      await at(scope, 'b');
      expect(await press('Delete')).toBe(false);
    }
    await at('field', 'b');
    expect(await press('Mod+S')).toBe(true);
    await at('text', 'b');
    expect(await press('?')).toBe(false);
    expect(calls).toEqual(['saveAndStay']);
  });

  test('that would lead the browser elsewhere are taken even where nothing can be done', async () => {
    const { editor, calls, press } = await open();
    expect(await press('Alt+ArrowLeft')).toBe(true);
    expect(calls).toEqual([]);
    // A save that is asked for during another waits for that.
    editor.screen.isSaving = true;
    expect(await press('Mod+S')).toBe(true);
    expect(calls).toEqual(['saveAndStay']);
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
    renderTool(<ShortcutsSheet onClose={() => undefined} onTour={() => undefined} />, {
      language,
      path: `/${language}`,
    });
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
