import { createListeners } from '@/lib/listeners';
import { isRecord } from '@/lib/text';
import { whenIdle } from '@/lib/when-idle';
import type { PageDocument } from '../../document/page-document';
import type { PageBadInputs } from '../bad-inputs';
import { inputsIn } from './draft';
import { dropDraft, holdSlot, keepDraft } from './draft-store';

type Fields = Readonly<Record<string, unknown>>;

/** How the unsaved work of a page is kept in this browser. */
export type DraftState =
  { kind: 'none' } | { kind: 'kept'; at: number } | { kind: 'full' } | { kind: 'failed' };

export interface DraftKeeper {
  state: () => DraftState;
  subscribe: (listener: () => void) => () => void;
  /** Keeps what has changed since the last time, now. */
  flush: () => Promise<void>;
  /** Nothing of the page is unsaved any more, or what is has been thrown away. */
  drop: () => Promise<void>;
  /** The work goes on under another name, as that of a page which was new. */
  moveTo: (key: string) => void;
  /** Begins to listen; gives the way to end it, which keeps what is left. */
  start: () => () => void;
}

interface KeeperParts {
  document: PageDocument;
  badInputs: PageBadInputs;
  user: string;
  key: string;
  /** What the server has, as of the last time that it was asked. */
  base: () => Fields;
  /** What was sent to it without an answer. */
  unanswered: () => readonly Fields[];
  isUnsaved: () => boolean;
  /** Since when something is unsaved, where it was before this sitting. */
  began: number | undefined;
}

/** Milliseconds after the first change that is not kept yet. */
const pause = 500;
/** Milliseconds for which a busy browser may put it off. */
const patience = 400;

const isFull = (error: unknown): boolean => isRecord(error) && error['name'] === 'QuotaExceededError';

/** Keeps unsaved work within a second of each change, and forgets it once it is saved. */
export function createDraftKeeper(parts: KeeperParts): DraftKeeper {
  const { document, badInputs, user, base, unanswered, isUnsaved } = parts;
  const { subscribe, notify } = createListeners();
  let { key, began } = parts;
  let state: DraftState = { kind: 'none' };
  let keptBase: Fields | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDropped = false;
  let release: () => void = () => undefined;
  // One write after the other, so that the last one stays.
  let writing = Promise.resolve();

  const put = (next: DraftState) => {
    state = next;
    notify();
  };

  async function write(): Promise<void> {
    const kept = Date.now();
    began ??= kept;
    const draft = {
      began,
      kept,
      base: base(),
      unanswered: unanswered(),
      content: document.toContent(),
      inputs: inputsIn(badInputs),
    };
    try {
      await keepDraft(key, user, draft, keptBase !== draft.base);
      keptBase = draft.base;
      put({ kind: 'kept', at: kept });
    } catch (error) {
      put({ kind: isFull(error) ? 'full' : 'failed' });
    }
  }

  async function erase(): Promise<void> {
    began = undefined;
    keptBase = undefined;
    await dropDraft(key).catch(() => undefined);
    if (state.kind !== 'none') put({ kind: 'none' });
  }

  const inTurn = (run: () => Promise<void>): Promise<void> => {
    writing = writing.then(run);
    return writing;
  };

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (isDropped) return writing;
    return inTurn(() => (isUnsaved() ? write() : erase()));
  };

  const schedule = () => {
    isDropped = false;
    timer ??= setTimeout(() => whenIdle(() => timer !== undefined && void flush(), patience), pause);
  };

  return {
    state: () => state,
    subscribe,
    flush,
    drop: () => {
      clearTimeout(timer);
      timer = undefined;
      isDropped = true;
      return inTurn(erase);
    },
    moveTo: (next) => {
      if (next === key) return;
      const former = key;
      void inTurn(async () => {
        await dropDraft(former).catch(() => undefined);
        key = next;
        keptBase = undefined;
      });
      release();
      release = holdSlot(next);
      schedule();
    },
    start: () => {
      release = holdSlot(key);
      const ends = [document.subscribe('content', '', schedule), badInputs.subscribe(schedule)];
      const keepHidden = () => {
        if (window.document.visibilityState === 'hidden' && timer !== undefined) void flush();
      };
      window.document.addEventListener('visibilitychange', keepHidden);
      if (isUnsaved()) schedule();
      return () => {
        window.document.removeEventListener('visibilitychange', keepHidden);
        for (const end of ends) end();
        release();
        if (timer !== undefined) void flush();
      };
    },
  };
}
