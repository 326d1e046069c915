// @vitest-environment jsdom
import Cookies from 'js-cookie';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { request } from '@/api/client';
import { getHistory } from '@/api/history';
import { postStored } from '@/api/editing';
import { flatten } from '@/api/urls';
import { changeField } from '@/editor/document/commands/change-field';
import { createPageDocument } from '@/editor/document/page-document';
import { createBadInputs } from '@/editor/session/bad-inputs';
import { createBlockErrors } from '@/editor/session/block-errors';
import { createLockKeeper } from '@/editor/session/lock/lock-keeper';
import { openPage } from '@/editor/session/opened-page';
import { pageForm } from '@/editor/session/page-form';
import { createSaving, type Conflict, type Saving } from '@/editor/session/saving/create-saving';
import { createServerPage } from '@/editor/session/saving/server-page';
import { createUnansweredSaves } from '@/editor/session/saving/unanswered';
import { sessionCookie } from '@/lib/session-token';
import { startCms } from '~test/support/cms';

vi.mock('@/api/history', { spy: true });

const { cms, api } = startCms();
const call = { language: 'de' } as const;

const logIn = async (login: string) => void Cookies.set(sessionCookie, await cms().login(login));

beforeEach(() => {
  vi.clearAllMocks();
  return logIn('siteadmin');
});

const text = (words: string) => ({
  '@type': 'slate',
  plaintext: words,
  value: [{ type: 'p', children: [{ text: words }] }],
});

/** Opens a page with a text in the name of the site's administrator. */
async function open(title: string) {
  const blocks = { title: { '@type': 'title' }, words: text('Vorher.') };
  const first = { title, blocks, blocks_layout: { items: Object.keys(blocks) } };
  const path = flatten(await postStored('/de', { '@type': 'Document', ...first }, call));
  const page = { ...(await openPage(path, 'Document', { ...call, signal: AbortSignal.timeout(5000) })) };
  const document = createPageDocument(page.initial);
  const isLoggedInAgain = vi.fn(() => Promise.resolve(false));
  const saving = createSaving({
    document,
    page,
    form: pageForm(page.schema),
    server: createServerPage(page),
    unanswered: createUnansweredSaves([]),
    lock: createLockKeeper({ path, language: 'de', lock: page.lock }, 'siteadmin', () => false),
    uploads: { settle: () => Promise.resolve(new Map()) },
    badInputs: createBadInputs(),
    blockErrors: createBlockErrors(),
    isLoggedInAgain,
    userId: 'siteadmin',
  });
  const describe = (words: string) => document.run((state) => changeField(state, 'description', words));
  return { path, saving, describe, isLoggedInAgain, blocks, layout: first.blocks_layout };
}

const conflictOf = (saving: Saving) =>
  new Promise<Conflict>((resolve) => {
    saving.subscribe(() => {
      const { conflict } = saving.state();
      if (conflict) resolve(conflict);
    });
  });

const stored = (path: string) => request<Record<string, unknown>>(path, call);

test('who has saved meanwhile is asked once, though there was a question, and what it brought is told by its blocks', async () => {
  const { path, saving, describe, blocks, layout } = await open('Eine Frage');
  describe('Von mir.');
  await logIn('editor');
  await request(`${path}/@lock`, { ...call, method: 'DELETE', body: { force: true }, leavesContent: true });
  const changed = { ...blocks, words: text('Von ihr.') };
  await request(path, {
    ...call,
    method: 'PATCH',
    body: { description: 'Auch von ihr.', blocks: changed, blocks_layout: layout },
  });
  await logIn('siteadmin');
  const saved = saving.save();
  const conflict = await conflictOf(saving);
  expect(conflict.saver).toBe('Edda Redlich');
  conflict.settle(new Map());
  expect(await saved).toBe(path);
  expect(getHistory).toHaveBeenCalledTimes(1);
  const { merged } = saving.state();
  expect(merged?.saver).toBe('Edda Redlich');
  expect(merged?.blocks).toEqual([expect.objectContaining({ kind: 'changed', id: 'words' })]);
  expect(await stored(path)).toMatchObject({ description: 'Von mir.', blocks: changed });
});

test('nothing is sent in the name of somebody else who has logged in in another window', async () => {
  const { path, saving, describe, isLoggedInAgain } = await open('Zwei Fenster');
  describe('Von mir.');
  await logIn('editor');
  expect(await saving.save()).toBeUndefined();
  expect(saving.state().failure?.reason).toBe('loggedOut');
  expect(saving.isUnsaved()).toBe(true);
  expect(await stored(path)).toMatchObject({ description: '' });
  isLoggedInAgain.mockImplementation(() => logIn('siteadmin').then(() => true));
  expect(await saving.save()).toBe(path);
  expect(await stored(path)).toMatchObject({ description: 'Von mir.' });
  const [last] = await getHistory(path, call);
  expect(last?.actor?.id).toBe('siteadmin');
});

/** Holds the first call that saves content until it is let go; counts all of them. */
function holdFirstSave(answer: () => Response | undefined = () => undefined) {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  const saves = { count: 0 };
  api.use(
    http.patch('*', async () => {
      saves.count += 1;
      if (saves.count > 1) return undefined;
      await gate;
      return answer();
    }),
  );
  return { saves, release, isHeld: () => vi.waitFor(() => expect(saves.count).toBe(1)) };
}

test('what is asked for while a save runs is saved after it, once, however often it is asked for', async () => {
  const { path, saving, describe } = await open('Zweimal gesichert');
  const { saves, release, isHeld } = holdFirstSave();
  describe('Eins.');
  const first = saving.save();
  await isHeld();
  describe('Zwei.');
  const later = [saving.save(), saving.save(), saving.saveAll()];
  release();
  expect(await first).toBe(path);
  expect(await Promise.all(later)).toEqual([path, path, path]);
  expect(saving.isUnsaved()).toBe(false);
  expect(saves.count).toBe(2);
  expect(await stored(path)).toMatchObject({ description: 'Zwei.' });
});

test('where a save leaves nothing to do, one that was asked for meanwhile sends nothing', async () => {
  const { path, saving, describe } = await open('Einmal gesichert');
  const { saves, release, isHeld } = holdFirstSave();
  describe('Eins.');
  const first = saving.save();
  await isHeld();
  const second = saving.save();
  release();
  expect([await first, await second]).toEqual([path, path]);
  expect(saves.count).toBe(1);
});

test('what a server has refused is not sent once more as it is, but with what was written meanwhile', async () => {
  const { path, saving, describe } = await open('Einmal abgelehnt');
  const refused = () => HttpResponse.json({ type: 'Failure', message: '' }, { status: 500 });
  const { saves, release, isHeld } = holdFirstSave(refused);
  describe('Eins.');
  const first = saving.save();
  await isHeld();
  const same = saving.save();
  release();
  expect([await first, await same]).toEqual([undefined, undefined]);
  expect(saves.count).toBe(1);
  expect(saving.state().attempt).toBe(1);
  const again = holdFirstSave(refused);
  const third = saving.save();
  await again.isHeld();
  describe('Zwei.');
  const fourth = saving.save();
  again.release();
  expect([await third, await fourth]).toEqual([undefined, path]);
  expect(await stored(path)).toMatchObject({ description: 'Zwei.' });
});
