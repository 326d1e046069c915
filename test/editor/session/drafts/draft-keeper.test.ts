// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import * as idb from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeField } from '@/editor/document/commands/change-field';
import { createPageDocument } from '@/editor/document/page-document';
import { createBadInputs } from '@/editor/session/bad-inputs';
import { createDraftKeeper } from '@/editor/session/drafts/draft-keeper';
import { keyOf, openSlot } from '@/editor/session/drafts/draft-store';

vi.mock('idb-keyval', { spy: true });

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

let pages = 0;

function startKeeper() {
  const name = `seite-${(pages += 1)}`;
  const document = createPageDocument({ title: 'Vorher' });
  const badInputs = createBadInputs();
  let savedVersion = 0;
  const keeper = createDraftKeeper({
    document,
    badInputs,
    user: 'editor',
    key: keyOf(name),
    base: () => base,
    unanswered: () => [],
    isUnsaved: () => document.version() !== savedVersion || badInputs.scopes().length > 0,
    began: undefined,
  });
  const base = { title: 'Vorher' };
  return {
    keeper,
    badInputs,
    document,
    end: keeper.start(),
    type: (title: string) => document.run((state) => changeField(state, 'title', title)),
    save: () => {
      savedVersion = document.version();
    },
    kept: async () => (await openSlot(name)).draft,
  };
}

test('a change is kept within a second, and so is what is no value yet', async () => {
  const { keeper, type, badInputs, kept } = startKeeper();
  type('Nachher');
  await vi.advanceTimersByTimeAsync(999);
  await keeper.flush();
  expect((await kept())?.content).toEqual({ title: 'Nachher' });
  expect(keeper.state().kind).toBe('kept');
  const input = { text: '31.2.', of: null, error: 'Kein Tag' };
  badInputs.of('').report('field-start', input);
  await vi.advanceTimersByTimeAsync(999);
  await keeper.flush();
  expect((await kept())?.inputs).toEqual([['', 'field-start', input]]);
});

test('who types on and on is kept all the same, and not once for each letter', async () => {
  const { type, kept } = startKeeper();
  for (let letter = 1; letter <= 40; letter++) {
    type('x'.repeat(letter));
    await vi.advanceTimersByTimeAsync(50);
  }
  const writes = vi.mocked(idb.set).mock.calls.length + vi.mocked(idb.setMany).mock.calls.length;
  expect(writes).toBeGreaterThanOrEqual(2);
  expect(writes).toBeLessThanOrEqual(4);
  expect(((await kept())?.content['title'] as string).length).toBeGreaterThan(20);
});

test('what the server has is kept once, not with each change', async () => {
  const { keeper, type } = startKeeper();
  for (const title of ['Eins', 'Zwei', 'Drei']) {
    type(title);
    await keeper.flush();
  }
  expect(vi.mocked(idb.setMany)).toHaveBeenCalledOnce();
  expect(vi.mocked(idb.set)).toHaveBeenCalledTimes(2);
});

test('once it is saved there is no draft any more', async () => {
  const { keeper, type, save, kept } = startKeeper();
  type('Nachher');
  await keeper.flush();
  save();
  await keeper.flush();
  expect(await kept()).toBeUndefined();
  expect(keeper.state().kind).toBe('none');
});

test('what is thrown away stays so when the page is left', async () => {
  const { keeper, type, end, kept } = startKeeper();
  type('Nachher');
  await keeper.drop();
  end();
  await vi.advanceTimersByTimeAsync(2000);
  expect(await kept()).toBeUndefined();
});

test('who leaves at once loses nothing', async () => {
  const { keeper, type, end, kept } = startKeeper();
  type('Nachher');
  end();
  await keeper.flush();
  expect((await kept())?.content).toEqual({ title: 'Nachher' });
});

test('a browser without room says so, and the next change is tried again', async () => {
  const { keeper, type, kept } = startKeeper();
  vi.mocked(idb.setMany).mockRejectedValueOnce(new DOMException('voll', 'QuotaExceededError'));
  type('Nachher');
  await keeper.flush();
  expect(keeper.state()).toEqual({ kind: 'full' });
  type('Später');
  await keeper.flush();
  expect(keeper.state().kind).toBe('kept');
  expect((await kept())?.content).toEqual({ title: 'Später' });
});

test('the draft of a new page goes on under its own address', async () => {
  const { keeper, type, kept } = startKeeper();
  type('Nachher');
  await keeper.flush();
  keeper.moveTo(keyOf('seite-fertig'));
  await keeper.flush();
  expect(await kept()).toBeUndefined();
  expect((await openSlot('seite-fertig')).draft?.content).toEqual({ title: 'Nachher' });
});
