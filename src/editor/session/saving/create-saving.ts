import { remoteErrorOf } from '@/api/error';
import { refuseOthers } from '@/api/refuse-others';
import { blockNamed } from '@/blocks/registry';
import { hasError } from '@/forms/validate';
import { deepEqual } from '@/lib/deep-equal';
import { createListeners } from '@/lib/listeners';
import type { RemoteError } from '@/lib/remote';
import type { ContentForm } from '@/tool/form/content-form';
import { errorsOfValues } from '@/tool/form/errors-of-values';
import { takeContent } from '../../document/commands/take-content';
import type { ComparedBlock } from '../../document/compare-states';
import type { Clash } from '../../document/merge/types';
import type { PageDocument } from '../../document/page-document';
import type { PageBadInputs } from '../bad-inputs';
import { withoutError, type BlockErrors } from '../block-errors';
import { errorsOfInputs, wrongBlocks } from '../check-page';
import { withLastingLinks } from '../lasting-links';
import type { LockKeeper } from '../lock/lock-keeper';
import type { OpenedPage } from '../opened-page';
import { findSaver } from './find-saver';
import { createRetry } from './retry';
import { failureOf, isPassing, mayBeLocked, type SaveFailure } from './save-failure';
import type { UnsavedUploads } from '../uploads/unsaved-uploads';
import { relocate, type Moves } from '../uploads/relocate';
import type { ServerPage } from './server-page';
import { putContent, takeTheirs, type Choices, type Question } from './take-theirs';
import type { UnansweredSaves } from './unanswered';

type Fields = Readonly<Record<string, unknown>>;

/** Somebody has changed the same as whoever saves: which side stays is asked. */
export interface Conflict {
  clashes: readonly Clash[];
  /** The page as somebody else has saved it. */
  theirs: Fields;
  /** The page with what needs no question. */
  merged: Fields;
  /** Who has saved it; '' where that is not known. */
  saver: string;
  /** Answers it; without choices it is put off. */
  settle: (choices: Choices | undefined) => void;
}

/** What somebody else had saved was merged with what was written here. */
export interface Merged {
  /** '' where that is not known. */
  saver: string;
  then: Fields;
  now: Fields;
  /** The blocks in which the two differ. */
  blocks: readonly ComparedBlock[];
}

export interface SavingState {
  isSaving: boolean;
  failure: SaveFailure | undefined;
  /** Counts the attempts that failed. */
  attempt: number;
  /** The version of the document that is stored. */
  savedVersion: number;
  /** The server could not be reached: milliseconds since 1970 at which it is tried again. */
  retryAt: number | undefined;
  conflict: Conflict | undefined;
  /** As long as it is told. */
  merged: Merged | undefined;
  /** Counts the saves that went through after they had to wait. */
  lateSaves: number;
}

export interface Saving {
  state: () => SavingState;
  subscribe: (listener: () => void) => () => void;
  isUnsaved: () => boolean;
  /** How many blocks, fields and half-typed inputs are another than what is stored. */
  changes: () => number;
  /**
   * Sends what has changed, after a save that is under way; the path of the page once it is saved, undefined where it could
   * not be.
   */
  save: () => Promise<string | undefined>;
  /** The same, and what is typed meanwhile as well: nothing is left once it is done, so that the page may be left. */
  saveAll: () => Promise<string | undefined>;
  /** Joins what somebody else has saved with what is written here, and saves nothing. */
  join: () => Promise<void>;
  /** Shows what another tab has saved, where nothing is unsaved here. */
  follow: () => Promise<void>;
  /** Takes back all that is not saved, as a step that can be undone. */
  revert: () => void;
  /** Names content that has moved by its new address, here and in what is stored; that is no change. */
  relocate: (moves: Moves) => Promise<void>;
  /** Somebody has changed a field of the page. */
  clearError: (field: string) => void;
  /** Nothing is said of the failure any more. */
  dismiss: () => void;
  /** Nothing is said any more of what was merged. */
  dismissMerged: () => void;
  end: () => void;
}

interface SavingParts {
  document: PageDocument;
  page: OpenedPage;
  form: ContentForm;
  server: ServerPage;
  unanswered: UnansweredSaves;
  lock: LockKeeper;
  uploads: Pick<UnsavedUploads, 'settle'>;
  badInputs: PageBadInputs;
  blockErrors: BlockErrors;
  /** Asks for a login over the page where the session is over; whether the same person is logged in again. */
  isLoggedInAgain: (error: RemoteError) => Promise<boolean>;
  /** Who edits the page. */
  userId: string;
}

/** So often a page is sent again for a new lock or a new login. */
const mostRepeats = 3;

const ignore = () => undefined;

/** Saves the page being edited: what is another than what is stored, in one call, under its lock. */
export function createSaving(parts: SavingParts): Saving {
  const { document, page, form, server, unanswered, lock, uploads, badInputs, blockErrors } = parts;
  const { subscribe, notify } = createListeners();
  let stored = page.stored;
  let state: SavingState = {
    isSaving: false,
    failure: undefined,
    attempt: 0,
    savedVersion: 0,
    retryAt: undefined,
    conflict: undefined,
    merged: undefined,
    lateSaves: 0,
  };

  const put = (change: Partial<SavingState>) => {
    state = { ...state, ...change };
    notify();
  };

  /** What a new page begins with is stored by no server. */
  const isStored = () => server.path() !== undefined;

  const isUnsaved = () => document.version() !== state.savedVersion || badInputs.scopes().length > 0;

  const report = (failure: SaveFailure | undefined) => {
    put({ failure, ...(failure && { attempt: state.attempt + 1 }) });
    blockErrors.put(new Map(failure?.blocks.map(({ key, errors }) => [key, errors])));
  };

  /** What keeps the page from being sent at all. */
  const obstacle = async (): Promise<SaveFailure | undefined> => {
    const blocks = await wrongBlocks(document, blockNamed, badInputs);
    const errors = {
      ...errorsOfValues(form.fields, document.toContent()),
      ...errorsOfInputs(form.fields, badInputs.all('')),
    };
    return blocks.length > 0 || hasError(errors) ? { said: '', errors, blocks } : undefined;
  };

  const lastSaver = () => findSaver(server.path() ?? '', parts.userId, { language: page.language });

  const ask = (question: Question, saver: string): Promise<Choices | undefined> =>
    new Promise((resolve) => {
      const settle = (choices: Choices | undefined) => {
        put({ conflict: undefined });
        resolve(choices);
      };
      put({ conflict: { ...question, saver, settle } });
    });

  /** Makes the page here hold what is stored; who had saved that is known where it was asked about. */
  const join = async () => {
    let saver: string | undefined;
    const taken = await takeTheirs(parts, async (question) => {
      saver = await lastSaver();
      return ask(question, saver);
    });
    if (!taken || taken === 'later') return taken;
    ({ stored } = taken);
    return { ...taken, saver };
  };

  /** The lock under which was sent last: another may have been taken since. */
  let sentToken = '';
  const transfer = async (fields: Readonly<Record<string, unknown>>): Promise<void> => {
    const lasting = await withLastingLinks(fields, form.fields, page.language);
    refuseOthers(parts.userId);
    sentToken = lock.token();
    await unanswered.track(fields, () => server.send(lasting, sentToken));
  };

  /**
   * What is stored names content by its id, which a move leaves as it is. What the server knows no address in is sent once
   * more.
   */
  const moveAddresses = async (moves: Moves): Promise<void> => {
    if (moves.size === 0) return;
    const isSaved = !isUnsaved();
    const moved = <Stored>(json: Stored): Stored => relocate(json, moves);
    stored = moved(stored);
    if (document.rewrite(moved) && isSaved) put({ savedVersion: document.version() });
    const present = await server.fetch();
    server.accept(present);
    const stale = Object.keys(stored).filter((name) => moved(present[name]) !== present[name]);
    if (stale.length === 0) return;
    const fields = Object.fromEntries(stale.map((name) => [name, stored[name]]));
    await transfer(fields);
  };

  const transmit = async (): Promise<string | undefined> => {
    refuseOthers(parts.userId);
    await lock.settled();
    const taken = await join();
    if (taken === 'later') return undefined;
    // The last one to save is the writer from then on.
    if (taken && !deepEqual(taken.then, taken.now))
      put({ merged: { ...taken, saver: taken.saver ?? (await lastSaver()) } });
    const changed = document.changedFields(stored);
    const [sent, version] = [document.toContent(), document.version()];
    // What is no value now belongs to blocks that are gone.
    const orphans = badInputs.scopes();
    const isNew = server.path() === undefined;
    if (isNew || Object.keys(changed).length > 0) await transfer(changed);
    stored = sent;
    for (const scope of orphans) badInputs.of(scope).drop('');
    put({ savedVersion: version });
    const path = server.path();
    if (isNew && path !== undefined) await lock.take(path).catch(ignore);
    await moveAddresses(await uploads.settle());
    return path;
  };

  /** Why a page that was refused is not sent again; undefined where there is a new login, or a new lock. */
  const refusal = async (error: RemoteError): Promise<SaveFailure | undefined> => {
    if (error.status === 401 && (await parts.isLoggedInAgain(error))) return undefined;
    const failure = failureOf(error, form);
    if (!mayBeLocked(error) || lock.token() === '') return failure;
    const held = await lock.check().catch(ignore);
    if (held?.kind === 'lost') return { ...failure, reason: 'locked' };
    return held && lock.token() !== sentToken ? undefined : failure;
  };

  /** The version with which a save was tried last. */
  let triedVersion = 0;

  /** The save that is under way had to wait. */
  let isLate = false;

  const send = async (repeats = mostRepeats): Promise<string | undefined> => {
    triedVersion = document.version();
    const found = await obstacle();
    report(found);
    if (found) return undefined;
    try {
      const path = await transmit();
      if (path !== undefined && retry.settle()) isLate = true;
      return path;
    } catch (thrown) {
      const error = remoteErrorOf(thrown);
      if (isPassing(error)) {
        retry.wait();
        return undefined;
      }
      const failure = await refusal(error);
      if (!failure && repeats > 0) return send(repeats - 1);
      report(failure ?? failureOf(error, form));
      return undefined;
    }
  };

  const sendAll = async (): Promise<string | undefined> => {
    const path = await send();
    return path === undefined || !isUnsaved() ? path : sendAll();
  };

  /** Whoever goes on with the page compares what is stored later with what is stored now. */
  const sendAndStay = async (): Promise<string | undefined> => {
    const path = await send();
    if (path !== undefined) await server.fetch().then(server.accept, ignore);
    return path;
  };

  type Run = () => Promise<string | undefined>;
  let running: Promise<string | undefined> = Promise.resolve(undefined);

  const runNow = async (run: Run) => {
    retry.cancel();
    put({ isSaving: true, retryAt: undefined });
    try {
      return await run();
    } finally {
      // Who is told of it may save again at once.
      put({ isSaving: false, retryAt: retry.at(), lateSaves: state.lateSaves + Number(isLate) });
      isLate = false;
    }
  };

  /** Whether something is left to do after a save; what failed as it stands is not tried once more by itself. */
  const isLeft = (path: string | undefined) =>
    path === undefined ? retry.at() === undefined && document.version() !== triedVersion : isUnsaved();

  /** One save after the other: what is asked for while one runs is done after it, where it leaves something to do. */
  const inTurn = (run: Run): Run => {
    const start = () => (running = runNow(run));
    const ask: Run = async () => {
      if (!state.isSaving) return start();
      const path = await running;
      if (state.isSaving) return ask();
      return isLeft(path) ? start() : path;
    };
    return ask;
  };

  const save = inTurn(sendAndStay);
  const retry = createRetry(() => void save());

  return {
    state: () => state,
    subscribe,
    isUnsaved,
    changes: () => {
      const change = takeContent(document.state, isStored() ? stored : page.initial);
      return badInputs.scopes().length + (change ? change.blocks.size + change.fields.size : 0);
    },
    save,
    saveAll: inTurn(sendAll),
    join: async () => void (await join().catch(ignore)),
    follow: async () => {
      if (isUnsaved() || state.isSaving || server.path() === undefined) return;
      await join()
        .then((taken) => taken !== 'later' && put({ savedVersion: document.version() }))
        .catch(ignore);
    },
    relocate: moveAddresses,
    revert: () => {
      for (const scope of badInputs.scopes()) badInputs.of(scope).drop('');
      putContent(document, isStored() ? stored : page.initial);
      put({ savedVersion: document.version() });
    },
    clearError: (field) => {
      const { failure } = state;
      if (failure?.errors[field] === undefined) return;
      put({ failure: { ...failure, errors: withoutError(failure.errors, field) ?? {} } });
    },
    dismiss: () => put({ failure: undefined }),
    dismissMerged: () => put({ merged: undefined }),
    end: retry.end,
  };
}
