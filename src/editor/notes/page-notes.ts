import { createContext, useContext, useSyncExternalStore } from 'react';
import { deleteNote, getNotes, postAnswer, postNote, settleNote, type Note } from '@/api/notes';
import { sendAs } from '@/api/send-as';
import { createListeners } from '@/lib/listeners';
import type { Language } from '@/lib/language';
import type { RemoteError } from '@/lib/remote';

export interface NotesState {
  /** `absent` where the server knows no notes, `unsaved` where there is no page yet. */
  kind: 'unsaved' | 'pending' | 'absent' | 'failed' | 'ready';
  notes: readonly ShownNote[];
}

export interface ShownNote extends Note {
  /** It is on its way to the server. */
  isSending?: true;
}

/** The notes on a page, and what is being written: told at once, and taken back where the server does not take it. */
export interface PageNotes {
  state: () => NotesState;
  subscribe: (listener: () => void) => () => void;
  load: () => void;
  /** What stands in a field that was not sent; under the id of the note that it answers, '' for a new one. */
  draft: (of: string) => string;
  keepDraft: (of: string, words: string) => void;
  /** False where it did not arrive: then the words are its draft again. */
  add: (block: string, words: string) => Promise<boolean>;
  answer: (id: string, words: string) => Promise<boolean>;
  settle: (id: string, isSettled: boolean) => Promise<boolean>;
  remove: (id: string) => Promise<boolean>;
}

interface NotesParts {
  /** Where the page is stored; undefined before it is. */
  path: () => string | undefined;
  language: Language;
  userId: string;
  isLoggedInAgain: (error: RemoteError) => Promise<boolean>;
}

export function createPageNotes({ path, language, userId, isLoggedInAgain }: NotesParts): PageNotes {
  const { subscribe, notify } = createListeners();
  const call = { language };
  const drafts = new Map<string, string>();
  let state: NotesState = { kind: path() === undefined ? 'unsaved' : 'pending', notes: [] };
  let sent = 0;
  /** How many writes there were, and how many are on their way. */
  let writes = 0;
  let pendingWrites = 0;
  let mustLoad = false;

  /** What did not arrive is a draft again, before what was begun meanwhile. */
  const restoreDraft = (of: string, words: string) =>
    drafts.set(of, [words, drafts.get(of) ?? ''].filter(Boolean).join('\n'));

  const show = (next: NotesState) => {
    state = next;
    notify();
  };
  const change = (next: (notes: readonly ShownNote[]) => readonly ShownNote[]) =>
    show({ ...state, notes: next(state.notes) });
  const replace = (id: string, next: ShownNote | undefined) =>
    change((notes) => notes.flatMap((note) => (note.id === id ? (next ?? []) : note)));

  const send = async <Answer>(write: (at: string) => Promise<Answer>): Promise<Answer> => {
    writes += 1;
    pendingWrites += 1;
    try {
      return await sendAs(userId, () => write(path() ?? ''), isLoggedInAgain);
    } finally {
      pendingWrites -= 1;
      if (mustLoad && pendingWrites === 0) void load();
    }
  };

  const remark = (text: string) => {
    sent += 1;
    const created = new Date().toISOString();
    return { id: `sending ${sent}`, text, author: userId, authorName: userId, created };
  };

  async function load(): Promise<void> {
    const at = path();
    if (at === undefined) return;
    if (state.kind !== 'ready') show({ ...state, kind: 'pending' });
    const asked = writes;
    mustLoad = false;
    try {
      const notes = await getNotes(at, call);
      // An answer from before a write knows nothing of it: it is asked for again once all is written.
      if (notes && asked !== writes) {
        if (state.kind !== 'ready') show({ ...state, kind: 'ready' });
        mustLoad = true;
        if (pendingWrites === 0) await load();
        return;
      }
      show(notes ? { kind: 'ready', notes } : { kind: 'absent', notes: [] });
    } catch {
      if (state.kind !== 'ready') show({ kind: 'failed', notes: [] });
    }
  }

  /** Shows what a note becomes, and what it was where it did not. */
  async function tried(
    id: string,
    shown: (note: ShownNote) => ShownNote | undefined,
    write: (at: string) => Promise<Note | undefined>,
  ): Promise<boolean> {
    const before = state.notes;
    const note = before.find((each) => each.id === id);
    if (!note) return false;
    replace(id, shown(note));
    try {
      const answer = await send(write);
      if (answer) replace(id, answer);
      return true;
    } catch {
      // Others may have changed meanwhile: only this one is as it was.
      if (state.notes.some((each) => each.id === id)) replace(id, note);
      else
        change((notes) => [...notes, note].sort((one, other) => before.indexOf(one) - before.indexOf(other)));
      return false;
    }
  }

  return {
    state: () => state,
    subscribe,
    load: () => void load(),
    draft: (of) => drafts.get(of) ?? '',
    keepDraft: (of, words) => {
      if (words === '') drafts.delete(of);
      else drafts.set(of, words);
    },
    add: async (block, words) => {
      const shown: ShownNote = {
        ...remark(words),
        block,
        isSettled: false,
        answers: [],
        isSending: true,
      };
      drafts.delete('');
      change((notes) => [...notes, shown]);
      try {
        const note = await send((at) => postNote(at, { block, text: words }, call));
        replace(shown.id, note);
        return true;
      } catch {
        restoreDraft('', words);
        replace(shown.id, undefined);
        return false;
      }
    },
    answer: async (id, words) => {
      drafts.delete(id);
      const isSent = await tried(
        id,
        (note) => ({ ...note, answers: [...note.answers, remark(words)], isSending: true }),
        (at) => postAnswer(at, id, words, call),
      );
      if (!isSent) {
        restoreDraft(id, words);
        notify();
      }
      return isSent;
    },
    settle: (id, isSettled) =>
      tried(
        id,
        (note) => ({ ...note, isSettled }),
        (at) => settleNote(at, id, isSettled, call),
      ),
    remove: (id) =>
      tried(
        id,
        () => undefined,
        async (at) => {
          await deleteNote(at, id, call);
          return undefined;
        },
      ),
  };
}

export const PageNotesContext = createContext<PageNotes | undefined>(undefined);

export function usePageNotes(): PageNotes {
  const notes = useContext(PageNotesContext);
  if (!notes) throw new Error('No page is being edited here.');
  return notes;
}

export function useNotes(): NotesState {
  const notes = usePageNotes();
  return useSyncExternalStore(notes.subscribe, notes.state);
}

const none: NotesState = { kind: 'absent', notes: [] };
const neverHeard = () => () => undefined;

/** How many notes are open, of those that are asked for, for what is drawn where there may be none. */
export function useOpenNotes(isMeant: (note: ShownNote) => boolean = () => true): number {
  const notes = useContext(PageNotesContext);
  return useSyncExternalStore(
    notes?.subscribe ?? neverHeard,
    () => (notes?.state() ?? none).notes.filter((note) => !note.isSettled && isMeant(note)).length,
  );
}
