import type { Language } from '@/lib/language';
import { list, record, stored, text, type Read } from '@/lib/shape';
import { isRecord, recordsOf } from '@/lib/text';
import { askAddOn } from './add-on';
import { request } from './client';
import { malformed } from './error';
import { requestWrite } from './repeated';

interface Call {
  language: Language;
  signal?: AbortSignal;
}

const remarkFields = {
  id: text(),
  text: text(),
  author: text(),
  author_name: text(),
  created: text(),
};

const remarkShape = record(remarkFields);

const noteShape = record({
  ...remarkFields,
  block: text(),
  settled: stored(),
  answers: list(remarkShape),
});

/** What an editor wrote about a page, or answered. */
export interface Remark {
  id: string;
  text: string;
  author: string;
  authorName: string;
  created: string;
}

export interface Note extends Remark {
  /** Id of the block that it is about; '' for the page. */
  block: string;
  isSettled: boolean;
  answers: readonly Remark[];
}

/** As many as a page may have. */
const mostNotes = 200;
const mostAnswers = 50;
export const longestNote = 2000;

const remarkOf = ({
  id,
  text: words,
  author,
  author_name: name,
  created,
}: Read<typeof remarkShape>): Remark => ({
  id,
  text: words.slice(0, longestNote),
  author,
  authorName: name || author,
  created,
});

function noteOf(answer: unknown): Note {
  const note = noteShape.read(answer);
  if (note.id === '') throw malformed('The answer is no note.');
  return {
    ...remarkOf(note),
    block: note.block,
    isSettled: isRecord(note.settled),
    answers: note.answers.slice(0, mostAnswers).map(remarkOf),
  };
}

/** The notes of a page; undefined where the server knows none. */
export const getNotes = (path: string, call: Call): Promise<Note[] | undefined> =>
  askAddOn(
    async () => {
      const answer = await request<unknown>(`${path}/@notes`, call);
      if (!isRecord(answer)) throw malformed('The answer is no list of notes.');
      return recordsOf(answer.items).slice(0, mostNotes).map(noteOf);
    },
    () => undefined,
  );

const write = (path: string, method: 'POST' | 'PATCH' | 'DELETE', body: object, call: Call) =>
  requestWrite<unknown>(path, { ...call, method, body, leavesContent: true });

export const postNote = async (
  path: string,
  note: { block: string; text: string },
  call: Call,
): Promise<Note> => noteOf(await write(`${path}/@notes`, 'POST', note, call));

/** Answers a note; gives it with the answer. */
export const postAnswer = async (path: string, id: string, words: string, call: Call): Promise<Note> =>
  noteOf(await write(`${path}/@notes/${encodeURIComponent(id)}`, 'POST', { text: words }, call));

export const settleNote = async (path: string, id: string, settled: boolean, call: Call): Promise<Note> =>
  noteOf(await write(`${path}/@notes/${encodeURIComponent(id)}`, 'PATCH', { settled }, call));

export async function deleteNote(path: string, id: string, call: Call): Promise<void> {
  await write(`${path}/@notes/${encodeURIComponent(id)}`, 'DELETE', {}, call);
}
