import { ApiError, remoteErrorOf } from '@/api/error';
import { getHeld, moveAll, postHolder } from '@/api/held-uploads';
import { deleteContent } from '@/api/organising';
import { sendAs } from '@/api/send-as';
import { refuseOthers } from '@/api/refuse-others';
import type { Language } from '@/lib/language';
import { parentOf } from '@/lib/path-parts';
import type { RemoteError } from '@/lib/remote';
import type { SendInto, UploadPlace } from '@/tool/upload/upload-place';
import type { OpenedPage } from '../opened-page';
import { isPassing } from '../saving/save-failure';
import type { ServerPage } from '../saving/server-page';
import { discardRemembered } from './discard-uploads';
import type { UploadLedger } from './ledger';
import { forgetUploads, keepUploads } from './ledger-store';
import { relocate, type Moves } from './relocate';

/** What is uploaded for a page before there is one. */
export interface UnsavedUploads {
  place: UploadPlace;
  /** Moves it into the page once that is saved, or beside it; gives what the paths have become. */
  settle: () => Promise<Moves>;
  /** Removes it with the page that nobody saves. */
  discard: () => Promise<void>;
  /** It is remembered under another name, as the page has got one. */
  moveTo: (key: string) => void;
}

interface UploadParts {
  page: OpenedPage;
  server: ServerPage;
  userId: string;
  key: string;
  /** What an earlier sitting has left. */
  remembered: UploadLedger | undefined;
  /** What the folder is called in which files lie meanwhile. */
  holderTitle: string;
  /** Files have gone into the page after all, that were under way while it was saved. */
  onLateMoves: (moves: Moves) => void;
  /** Neither the page nor its folder takes the files: they stay in a folder that visitors do not see. */
  onLeft: (holder: string) => void;
  isLoggedInAgain: (error: RemoteError) => Promise<boolean>;
}

const noMoves: Moves = new Map();
const ignore = () => undefined;

const isIn = (path: string, folder: string): boolean => path.startsWith(`${folder}/`);

/** Whether files may lie in a page; where nobody knows, it is tried. */
const isFolder = (content: Readonly<Record<string, unknown>>): boolean => content['is_folderish'] !== false;

/** Moves content into the first of some folders that takes it; nothing moves where none does. */
async function moveIntoFirst(
  sources: readonly string[],
  targets: readonly string[],
  language: Language,
): Promise<Moves> {
  for (const target of targets) {
    const outside = sources.filter((path) => parentOf(path) !== target);
    if (outside.length === 0) return noMoves;
    try {
      return await moveAll(outside, target, { language });
    } catch (error) {
      const facts = remoteErrorOf(error);
      if (!(error instanceof ApiError) || isPassing(facts) || facts.status === 401) throw error;
    }
  }
  return noMoves;
}

export function createUnsavedUploads(parts: UploadParts): UnsavedUploads {
  const { page, server, userId, holderTitle, remembered } = parts;
  const { language } = page;
  const call = { language };
  let { key } = parts;
  let holder = remembered?.holder;
  let loose = remembered?.loose ?? [];
  const began = remembered?.began ?? Date.now();
  let making: Promise<string | undefined> | undefined;
  let asking: Promise<boolean> | undefined;
  let looking: Promise<void> | undefined;
  let lostHolders = 0;
  let running = 0;
  // One after the other: what is moved by one is not there for the next.
  let settling: Promise<Moves> = Promise.resolve(noMoves);

  const hasSome = () => holder !== undefined || loose.length > 0;
  const ledger = (): UploadLedger => ({ began, holder, loose });
  /** A browser that keeps nothing does not hinder anybody from uploading. */
  const remember = () => (hasSome() ? keepUploads(key, ledger()) : forgetUploads(key)).catch(ignore);

  async function makeHolder(): Promise<string | undefined> {
    holder = await postHolder(page.path, holderTitle, call);
    // Kept before anything lies in it.
    await remember();
    return holder;
  }

  /** The folder for a file that is uploaded now. */
  async function folder(): Promise<string> {
    const path = server.path();
    if (path !== undefined) return isFolder(server.content()) ? path : parentOf(path);
    if (holder !== undefined) return holder;
    making ??= makeHolder();
    try {
      return (await making) ?? page.path;
    } catch (error) {
      making = undefined;
      throw error;
    }
  }

  async function move(): Promise<Moves> {
    const path = server.path();
    if (path === undefined || !hasSome()) return noMoves;
    refuseOthers(userId);
    const held = holder === undefined ? undefined : await getHeld(holder, userId, call);
    const moves = await moveIntoFirst([...(held?.own ?? []), ...loose], [path, parentOf(path)], language);
    loose = [];
    if (running > 0) return moves;
    const isEmpty = held?.hasMore === false && held.own.every((each) => moves.has(each));
    if (isEmpty && holder !== undefined)
      await deleteContent(holder, { ...call, isForGood: true }).catch(ignore);
    else if (held?.own.some((each) => !moves.has(each)) && holder !== undefined) parts.onLeft(holder);
    holder = undefined;
    making = undefined;
    await remember();
    return moves;
  }

  function settle(): Promise<Moves> {
    settling = settling.catch(ignore).then(move);
    return settling;
  }

  /** Forgets the folder where somebody has removed it: a colleague, or a tab that had no time to forget it as well. */
  async function lookForHolder(): Promise<void> {
    if (holder === undefined || (await getHeld(holder, userId, call)) !== undefined) return;
    holder = undefined;
    making = undefined;
    lostHolders += 1;
  }

  /** Several files ask once whether their folder is there. */
  function lookOnce(): Promise<void> {
    looking ??= lookForHolder()
      .catch(ignore)
      .finally(() => (looking = undefined));
    return looking;
  }

  async function sendNow(into: SendInto, mayRepeat = true): Promise<Awaited<ReturnType<SendInto>>> {
    const to = await folder();
    const lostBefore = lostHolders;
    refuseOthers(userId);
    let made;
    try {
      made = await into(to);
    } catch (error) {
      if (!mayRepeat || server.path() !== undefined) throw error;
      await lookOnce();
      if (lostHolders === lostBefore) throw error;
      return sendNow(into, false);
    }
    if (server.path() === undefined && to !== holder) {
      loose = [...loose, made['@id']];
      await remember();
    }
    return made;
  }

  /** Several files ask for one login. */
  function isLoggedInAgain(error: RemoteError): Promise<boolean> {
    asking ??= parts.isLoggedInAgain(error).finally(() => (asking = undefined));
    return asking;
  }

  return {
    place: async (into) => {
      running += 1;
      let made;
      try {
        made = await sendAs(userId, () => sendNow(into), isLoggedInAgain);
      } finally {
        running -= 1;
      }
      // The page has been saved while the file was under way.
      if (server.path() === undefined || holder === undefined || !isIn(made['@id'], holder)) return made;
      const moves = await settle().catch(() => noMoves);
      parts.onLateMoves(moves);
      return relocate(made, moves);
    },
    settle,
    discard: async () => {
      if (server.path() !== undefined || !hasSome()) return;
      await discardRemembered(key, ledger(), userId, language);
      holder = undefined;
      making = undefined;
      loose = [];
    },
    moveTo: (next) => {
      if (next === key) return;
      void forgetUploads(key).catch(ignore);
      key = next;
      void remember();
    },
  };
}
