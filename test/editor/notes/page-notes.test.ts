// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { createPageNotes } from '@/editor/notes/page-notes';
import { apiPath, startApi } from '~test/support/api';

const api = startApi();

const noteOf = (id: string, text: string) => ({
  id,
  text,
  author: 'editor',
  author_name: 'Edda Editor',
  created: '2026-11-28T10:00:00Z',
  block: '',
  settled: false,
  answers: [],
});

test('a note that is sent while notes are asked for stays, and so does what others wrote', async () => {
  const late: (() => void)[] = [];
  const stored = [noteOf('1', 'Von anderen')];
  let reads = 0;
  api.use(
    http.get(apiPath('/de/seite/@notes'), async () => {
      const items = [...stored];
      reads += 1;
      if (reads === 1) await new Promise<void>((resolve) => late.push(resolve));
      return HttpResponse.json({ items });
    }),
    http.post(apiPath('/de/seite/@notes'), () => {
      const note = noteOf('2', 'Eigenes');
      stored.push(note);
      return HttpResponse.json(note, { status: 201 });
    }),
  );
  const notes = createPageNotes({
    path: () => '/de/seite',
    language: 'de',
    userId: '',
    isLoggedInAgain: () => Promise.resolve(false),
  });
  const texts = () => notes.state().notes.map(({ text, isSending }) => (isSending ? `${text} …` : text));
  notes.load();
  await vi.waitFor(() => expect(late).toHaveLength(1));
  const isSent = notes.add('', 'Eigenes');
  expect(texts()).toEqual(['Eigenes …']);
  expect(await isSent).toBe(true);
  expect(texts()).toEqual(['Eigenes']);
  late[0]?.();
  await vi.waitFor(() => expect(texts()).toEqual(['Von anderen', 'Eigenes']));
  expect(notes.state().kind).toBe('ready');
  expect(reads).toBe(2);
});
