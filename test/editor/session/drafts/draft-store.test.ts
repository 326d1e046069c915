// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { createStore, set } from 'idb-keyval';
import { afterEach, expect, test, vi } from 'vitest';
import { nameOfDraft, type Draft } from '@/editor/session/drafts/draft';
import { dropDraft, dropOldDrafts, keepDraft, keyOf, openSlot } from '@/editor/session/drafts/draft-store';

const day = 24 * 60 * 60 * 1000;
let pages = 0;
const newName = (user = 'editor') => nameOfDraft({ user, language: 'de', page: `/de/seite-${(pages += 1)}` });

const draftOf = (facts: Partial<Draft> = {}): Draft => ({
  began: 1,
  kept: 2,
  base: { title: 'Vorher' },
  unanswered: [{ title: 'Nach' }],
  content: { title: 'Nachher' },
  inputs: [['', 'field-start', { text: '31.2.', of: null, error: 'Kein Tag' }]],
  ...facts,
});

/** Makes a browser in which other tabs hold those keys. */
function holdElsewhere(keys: readonly string[]): void {
  const held = keys.map((name) => ({ name }));
  vi.stubGlobal('navigator', { ...navigator, locks: { query: () => Promise.resolve({ held }) } });
}

afterEach(() => vi.unstubAllGlobals());

test('what is kept of a page is found again, with what is no value yet', async () => {
  const name = newName();
  const { key, draft } = await openSlot(name);
  expect(draft).toBeUndefined();
  await keepDraft(key, 'editor', draftOf(), true);
  expect(await openSlot(name)).toMatchObject({ key, draft: draftOf(), isOpenElsewhere: false });
  await dropDraft(key);
  expect((await openSlot(name)).draft).toBeUndefined();
});

test('drafts of others, of another page or in another language are not found', async () => {
  const name = { user: 'editor', language: 'de', page: '/de/seite' };
  await keepDraft(keyOf(nameOfDraft(name)), 'editor', draftOf(), true);
  for (const other of [{ user: 'other' }, { language: 'en' }, { page: '/de/seite-b' }])
    expect((await openSlot(nameOfDraft({ ...name, ...other }))).draft).toBeUndefined();
});

test('a tab that lives keeps its draft: another one begins beside it', async () => {
  const name = newName();
  await keepDraft(keyOf(name), 'editor', draftOf(), true);
  holdElsewhere([keyOf(name)]);
  expect(await openSlot(name)).toEqual({
    key: keyOf(name, 2),
    draft: undefined,
    unreadable: undefined,
    isOpenElsewhere: true,
  });
});

test('a dozen tabs of one page write over nobody’s draft', async () => {
  const name = newName();
  holdElsewhere(Array.from({ length: 12 }, (_, at) => keyOf(name, at + 1)));
  expect((await openSlot(name)).key).toBe(keyOf(name, 13));
});

test('of the drafts of several tabs that have died the latest is found', async () => {
  const name = newName();
  await keepDraft(keyOf(name), 'editor', draftOf({ kept: 10 }), true);
  await keepDraft(keyOf(name, 2), 'editor', draftOf({ kept: 20, content: { title: 'Später' } }), true);
  expect((await openSlot(name)).draft?.content).toEqual({ title: 'Später' });
});

test.each([
  { form: 99, anything: 'else' },
  { form: 1, began: 'gestern', kept: 1, content: {}, inputs: [] },
  'ein Text',
  ['constructor'],
])('what has another form is handed out and written over by nothing: %j', async (stored) => {
  const name = newName();
  await set(keyOf(name), stored, createStore('portal-drafts', 'drafts'));
  const opened = await openSlot(name);
  expect(opened.key).toBe(keyOf(name, 2));
  expect(opened.draft).toBeUndefined();
  expect(opened.unreadable).toMatchObject({ key: keyOf(name), stored: { stored } });
});

test('drafts go after thirty days, and with whoever has logged out', async () => {
  const names = ['old', 'new', 'left'].map(newName);
  const now = 100 * day;
  const keep = (at: number, user: string, kept: number) =>
    keepDraft(keyOf(names[at] ?? ''), user, draftOf({ kept }), true);
  await keep(0, 'editor', now - 31 * day);
  await keep(1, 'editor', now - 29 * day);
  await keep(2, 'gone', now);
  await dropOldDrafts(now, new Set(['gone']));
  const left = await Promise.all(names.map(async (name) => (await openSlot(name)).draft !== undefined));
  expect(left).toEqual([false, true, false]);
});
